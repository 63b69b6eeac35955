import {
  formatFecha,
  formatPesos,
  interpolar,
  nombreDeRecurso,
  parseFecha,
  textos,
} from '@apremia/core'
import { useId } from 'react'
import { failureOf } from '../../../api/failure.ts'
import { useRecursos } from '../../../api/recursos.ts'
import { AvisoDeImportes } from '../../../panels/deudas/aviso-de-importes.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { LoadFailure } from '../../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../../ui/table/skeleton.tsx'
import { useGetPeriodosDeConvenioQuery } from '../convenios-api.ts'
import { AvisosDeImponible } from './avisos-de-imponible.tsx'
import { type ContextoDeFicha, queryDePeriodos } from './contexto.ts'
import type { CuentaDeItem } from './cuenta.ts'
import type { AccionDeFicha } from './ficha-reducer.ts'
import { PeriodosPicker } from './periodos-picker.tsx'
import { PlanesDeImponible } from './planes-de-imponible.tsx'
import { claveDeItem, type PeriodoDeSeleccion, totalDe } from './seleccion.ts'
import type { CuentaDeConvenio } from './use-cuenta.ts'

const deudas = textos.deudas
const t = textos.convenios.ficha.imponible

interface ImponibleCardProps {
  readonly cuenta: CuentaDeItem
  readonly contexto: ContextoDeFicha
  /**
   * State of the request for the amounts of the whole payment agreement. The agreement may have several properties or
   * businesses, and this card shows one of them.
   */
  readonly entera: Pick<CuentaDeConvenio, 'recalculando' | 'falla' | 'reintentar' | 'tope'>
  readonly error: string | undefined
  readonly dispatch: (accion: AccionDeFicha) => void
  readonly onRemove: () => void
  readonly onActualizar: () => void
}

export const ImponibleCard = (props: ImponibleCardProps) => {
  const { cuenta, contexto, entera, dispatch } = props
  const { item } = cuenta
  const recursos = useRecursos()
  const id = useId()
  const clave = claveDeItem(item)
  const {
    data: periodos,
    error,
    isFetching,
    refetch,
  } = useGetPeriodosDeConvenioQuery(queryDePeriodos(item, contexto))
  const falla = failureOf(error)
  const liquidado = periodos && parseFecha(periodos.liquidado_al)
  const onDejar = (quitados: readonly Pick<PeriodoDeSeleccion, 'a' | 'c'>[]) =>
    dispatch({ tipo: 'dejar', clave, periodos: quitados })
  return (
    <section className="conv-item" aria-labelledby={id} aria-busy={isFetching || undefined}>
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
      {falla && !isFetching ? (
        <LoadFailure failure={falla} onRetry={() => void refetch()} />
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
            onDejar={onDejar}
            onActualizar={props.onActualizar}
          />
          {periodos.periodos.length > 0 && (
            <PeriodosPicker
              item={item}
              periodos={periodos.periodos}
              abogado={contexto.abogado}
              onElegir={(elegidos) => dispatch({ tipo: 'elegir', clave, periodos: elegidos })}
              onDejar={onDejar}
            />
          )}
        </>
      )}
      <PlanesDeImponible
        cuenta={cuenta}
        recalculando={entera.recalculando}
        falla={entera.falla}
        onRetry={entera.reintentar}
        onVerOtros={() => dispatch({ tipo: 'ver-otros', clave })}
        tope={entera.tope}
        error={props.error}
        onChange={(cambio) => dispatch({ tipo: 'plan', clave, cambio })}
      />
    </section>
  )
}
