import {
  formatFecha,
  formatPesos,
  interpolar,
  nombreDeRecurso,
  parseFecha,
  textos,
} from '@apremia/core'
import { useEffect, useId, useRef } from 'react'
import { useRecursos } from '../../../api/recursos.ts'
import { AvisoDeImportes } from '../../../panels/deudas/aviso-de-importes.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { LoadFailure } from '../../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../../ui/table/skeleton.tsx'
import { AvisosDeImponible } from './avisos-de-imponible.tsx'
import type { Inicial } from './base.ts'
import type { ContextoDeFicha } from './contexto.ts'
import { type PeriodoDeFicha, pickPedidos, toElegido } from './periodos.ts'
import { PeriodosPicker } from './periodos-picker.tsx'
import type { PlanDeFicha } from './planes.ts'
import { PlanesDeImponible } from './planes-de-imponible.tsx'
import { claveDeItem, elegir, type Item, totalDe } from './seleccion.ts'
import { type ImponibleLeido, useImponible } from './use-imponible.ts'

const deudas = textos.deudas
const t = textos.convenios.ficha.imponible

interface ImponibleCardProps {
  readonly item: Item
  /** Periods that the form was opened with. */
  readonly pedidos: Inicial['periodos']
  readonly contexto: ContextoDeFicha
  readonly guardado: PlanDeFicha | undefined
  readonly liquidado: PlanDeFicha | undefined
  /** Fault of the plan of the item, set once the person tried to save. */
  readonly error: string | undefined
  readonly onChange: (clave: string, change: (item: Item) => Item) => void
  readonly onElegirPedidos: (change: (item: Item) => Item) => void
  readonly onRemove: () => void
  readonly onLeido: (clave: string, leido: ImponibleLeido) => void
  readonly onActualizar: () => void
}

/**
 * Chooses the periods asked for, once, when they are known. A period that the person removes afterwards does not come
 * back.
 */
const usePedidos = (
  pedidos: Inicial['periodos'],
  periodos: readonly PeriodoDeFicha[] | undefined,
  choose: (elegidos: readonly PeriodoDeFicha[]) => void,
) => {
  const done = useRef(false)
  useEffect(() => {
    if (done.current || periodos === undefined) return
    done.current = true
    const elegidos = pedidos === undefined ? [] : pickPedidos(periodos, pedidos)
    if (elegidos.length > 0) choose(elegidos)
  })
}

/** Card of an item of the agreement: its periods, its plan and its amounts. */
export const ImponibleCard = (props: ImponibleCardProps) => {
  const { item, contexto, onChange } = props
  const recursos = useRecursos()
  const id = useId()
  const clave = claveDeItem(item)
  const leido = useImponible(item, contexto, props.guardado, props.onLeido)
  const { periodos } = leido
  const liquidado = periodos && parseFecha(periodos.liquidado_al)
  const change = (next: (item: Item) => Item) => onChange(clave, next)
  usePedidos(
    item.periodos.length === 0 ? props.pedidos : undefined,
    periodos?.periodos,
    (elegidos) => props.onElegirPedidos((actual) => elegir(actual, elegidos.map(toElegido))),
  )
  return (
    <section className="conv-item" aria-labelledby={id} aria-busy={leido.cargando || undefined}>
      <header className="conv-item-head">
        <div>
          <h3 id={id}>
            {item.r} {item.i}
          </h3>
          <p className="conv-note">
            {nombreDeRecurso(recursos, item.r)}
            {periodos?.contribuyente && ` · ${periodos.contribuyente}`}
            {liquidado && ` · ${interpolar(t.liquidadoAl, { fecha: formatFecha(liquidado) })}`}
          </p>
        </div>
        <p className="conv-total">
          <span>{t.elegido}</span> <strong>{formatPesos(totalDe(item))}</strong>
          <small>
            {item.periodos.length === 1
              ? t.periodosElegidos.uno
              : interpolar(t.periodosElegidos.varios, { n: item.periodos.length })}
          </small>
        </p>
        <Button
          variant="ghost"
          icon="borrar"
          aria-label={interpolar(t.quitar, { numero: item.i, recurso: item.r })}
          title={t.accionQuitar}
          onClick={props.onRemove}
        />
      </header>
      {leido.falla && !leido.cargando ? (
        <LoadFailure failure={leido.falla} onRetry={leido.recargar} />
      ) : periodos === undefined ? (
        <ListSkeleton />
      ) : (
        <>
          {periodos.importes_viejos !== '' && <AvisoDeImportes texto={periodos.importes_viejos} />}
          {periodos.otros && <Alert kind="aviso" title={deudas.deOtroAbogado} />}
          {periodos.periodos.length === 0 && !periodos.otros && (
            <p className="debt-none">{deudas.sinDeudas}</p>
          )}
          <AvisosDeImponible
            item={item}
            periodos={periodos.periodos}
            onChange={change}
            onActualizar={props.onActualizar}
          />
          {periodos.periodos.length > 0 && (
            <PeriodosPicker
              item={item}
              periodos={periodos.periodos}
              abogado={contexto.abogado}
              onChange={change}
            />
          )}
        </>
      )}
      <PlanesDeImponible
        item={item}
        planes={leido.planes}
        liquidado={props.liquidado}
        recalculando={leido.recalculando}
        falla={leido.fallaDePlanes}
        onRetry={leido.resimular}
        onVerOtros={leido.verOtros}
        error={props.error}
        onChange={change}
      />
    </section>
  )
}
