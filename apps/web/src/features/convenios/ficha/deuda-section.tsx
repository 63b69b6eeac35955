import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { AgregarImponible } from './agregar-imponible.tsx'
import type { Inicial } from './base.ts'
import type { ContextoDeFicha } from './contexto.ts'
import { ImponibleCard } from './imponible-card.tsx'
import type { PlanDeFicha } from './planes.ts'
import {
  addItem,
  type ClaseDeRecurso,
  claveDeItem,
  type Item,
  type Seleccion,
  updateItem,
} from './seleccion.ts'
import type { LiquidacionEnCurso } from './use-liquidacion.ts'
import type { FaltaDePlan, SeleccionLeida } from './use-seleccion.ts'

const { ficha, pestanas } = textos.convenios
const t = ficha.imponible

const NOMBRES: Readonly<Record<ClaseDeRecurso, string>> = {
  inmueble: pestanas.inmuebles,
  comercio: pestanas.comercios,
}

interface DeudaSectionProps {
  readonly seleccion: Seleccion
  readonly setSeleccion: (update: (actual: Seleccion) => Seleccion) => void
  /**
   * Chooses the periods that the opening asked for. They are known only after the form is open, so this does not count
   * as a change of the person.
   */
  readonly beginSeleccion: (update: (actual: Seleccion) => Seleccion) => void
  readonly elegida: SeleccionLeida
  readonly contexto: ContextoDeFicha
  readonly liquidacion: LiquidacionEnCurso
  /** Returns the saved plan of an item that has not changed since it was saved. */
  readonly guardadoDe: (item: Item) => PlanDeFicha | undefined
  /** Items without a plan, set once the person tried to save. */
  readonly faltas: readonly FaltaDePlan[]
  readonly inicial: Inicial | undefined
  /** True for an agreement that already exists, whose kind cannot change. */
  readonly fija: boolean
  readonly onActualizar: () => void
}

type Pregunta =
  | { readonly tipo: 'clase'; readonly clase: ClaseDeRecurso }
  | { readonly tipo: 'item'; readonly item: Item }

/** The two tabs: the debt of properties, or of businesses, that enters the agreement (S1 §2, D121). */
export const DeudaSection = (props: DeudaSectionProps) => {
  const { seleccion, setSeleccion, elegida, fija } = props
  const [asking, setAsking] = useState<Pregunta>()
  const changeClase = (clase: ClaseDeRecurso) => {
    setSeleccion(() => ({ clase, items: [] }))
    setAsking(undefined)
  }
  const removeItem = (item: Item) => {
    elegida.remove(claveDeItem(item))
    setAsking(undefined)
  }
  const content = (
    <div className="conv-deuda">
      <AgregarImponible
        clase={seleccion.clase}
        items={seleccion.items}
        inicial={props.inicial?.recurso === undefined ? props.inicial : undefined}
        onAdd={(item) => setSeleccion((actual) => addItem(actual, item))}
      />
      {seleccion.items.length === 0 && <p className="conv-note">{t.ninguno}</p>}
      {seleccion.items.map((item) => (
        <ImponibleCard
          key={claveDeItem(item)}
          item={item}
          pedidos={
            props.inicial?.recurso === item.r && props.inicial.imponible === String(item.i)
              ? props.inicial.periodos
              : undefined
          }
          contexto={props.contexto}
          guardado={props.guardadoDe(item)}
          liquidado={props.liquidacion.planes.find(
            (plan) => claveDeItem(plan) === claveDeItem(item),
          )}
          error={props.faltas.find(({ clave }) => clave === claveDeItem(item))?.mensaje}
          onChange={elegida.onChange}
          onElegirPedidos={(change) =>
            props.beginSeleccion((actual) => updateItem(actual, claveDeItem(item), change))
          }
          onRemove={() =>
            item.periodos.length > 0 ? setAsking({ tipo: 'item', item }) : removeItem(item)
          }
          onLeido={elegida.onLeido}
          onActualizar={props.onActualizar}
        />
      ))}
    </div>
  )
  const clases = fija ? [seleccion.clase] : (['inmueble', 'comercio'] as const)
  return (
    <>
      <Tabs
        tabs={clases.map((id) => ({
          id,
          label: NOMBRES[id],
          content: id === seleccion.clase ? content : null,
        }))}
        active={seleccion.clase}
        onChange={(clase) => {
          if (clase === seleccion.clase) return
          if (elegida.conPeriodos.length > 0) setAsking({ tipo: 'clase', clase })
          else changeClase(clase)
        }}
      />
      {asking?.tipo === 'clase' && (
        <ConfirmDialog
          title={interpolar(ficha.cambiarClase.titulo, { clase: NOMBRES[asking.clase] })}
          confirmLabel={ficha.cambiarClase.accion}
          destructive
          onConfirm={() => changeClase(asking.clase)}
          onCancel={() => setAsking(undefined)}
        >
          <p>{ficha.cambiarClase.texto}</p>
        </ConfirmDialog>
      )}
      {asking?.tipo === 'item' && (
        <ConfirmDialog
          title={interpolar(t.quitar, { numero: asking.item.i, recurso: asking.item.r })}
          confirmLabel={t.accionQuitar}
          destructive
          onConfirm={() => removeItem(asking.item)}
          onCancel={() => setAsking(undefined)}
        >
          <p>{interpolar(t.confirmarQuitar, { n: asking.item.periodos.length })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
