import { interpolar, textos } from '@apremia/core'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { FieldFault } from '../../../ui/error-summary.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { AgregarImponible } from './agregar-imponible.tsx'
import type { Inicial } from './base.ts'
import type { ContextoDeFicha } from './contexto.ts'
import { faltaDePlan } from './cuenta.ts'
import { ImponibleCard } from './imponible-card.tsx'
import { claveDeItem, type Seleccion } from './seleccion.ts'
import type { CuentaDeConvenio } from './use-cuenta.ts'
import type { FormularioDeConvenio } from './use-ficha-de-convenio.ts'

const { ficha, pestanas } = textos.convenios
const t = ficha.imponible

const NOMBRES: Readonly<Record<Seleccion['clase'], string>> = {
  inmueble: pestanas.inmuebles,
  comercio: pestanas.comercios,
}

interface DeudaSectionProps {
  readonly ficha: Pick<FormularioDeConvenio, 'rest' | 'dispatch'>
  readonly cuenta: CuentaDeConvenio
  readonly contexto: ContextoDeFicha
  readonly faltas: readonly FieldFault[]
  readonly inicial: Inicial | undefined
  /** True for an existing payment agreement, whose kind (properties or businesses) cannot change. */
  readonly fija: boolean
  readonly onActualizar: () => void
}

export const DeudaSection = (props: DeudaSectionProps) => {
  const { cuenta, fija, inicial } = props
  const { rest, dispatch } = props.ficha
  const { clase, items, pregunta } = rest
  const seguir = () => dispatch({ tipo: 'seguir' })
  const content = (
    <div className="conv-deuda">
      <AgregarImponible
        clase={clase}
        items={items}
        inicial={inicial?.recurso === undefined ? inicial : undefined}
        onAdd={({ r, i }) => dispatch({ tipo: 'agregar', r, i })}
      />
      {items.length === 0 && <p className="conv-note">{t.ninguno}</p>}
      {cuenta.items.map((deItem) => {
        const clave = claveDeItem(deItem.item)
        return (
          <ImponibleCard
            key={clave}
            cuenta={deItem}
            contexto={props.contexto}
            entera={cuenta}
            error={props.faltas.find(({ name }) => name === faltaDePlan(clave))?.message}
            dispatch={dispatch}
            onRemove={() =>
              dispatch(
                deItem.item.periodos.length > 0
                  ? { tipo: 'preguntar', pregunta: { tipo: 'quitar', clave } }
                  : { tipo: 'quitar', clave },
              )
            }
            onActualizar={props.onActualizar}
          />
        )
      })}
    </div>
  )
  const porQuitar =
    pregunta?.tipo === 'quitar'
      ? items.find((item) => claveDeItem(item) === pregunta.clave)
      : undefined
  const clases = fija ? [clase] : (['inmueble', 'comercio'] as const)
  return (
    <>
      <Tabs
        tabs={clases.map((id) => ({
          id,
          label: NOMBRES[id],
          content: id === clase ? content : null,
        }))}
        active={clase}
        onChange={(otra) => {
          if (otra === clase) return
          dispatch(
            cuenta.conPeriodos.length > 0
              ? { tipo: 'preguntar', pregunta: { tipo: 'clase', clase: otra } }
              : { tipo: 'clase', clase: otra },
          )
        }}
      />
      {pregunta?.tipo === 'clase' && (
        <ConfirmDialog
          title={interpolar(ficha.cambiarClase.titulo, { clase: NOMBRES[pregunta.clase] })}
          confirmLabel={ficha.cambiarClase.accion}
          destructive
          onConfirm={() => dispatch(pregunta)}
          onCancel={seguir}
        >
          <p>{ficha.cambiarClase.texto}</p>
        </ConfirmDialog>
      )}
      {pregunta?.tipo === 'quitar' && porQuitar && (
        <ConfirmDialog
          title={interpolar(t.quitar, { numero: porQuitar.i, recurso: porQuitar.r })}
          confirmLabel={t.accionQuitar}
          destructive
          onConfirm={() => dispatch(pregunta)}
          onCancel={seguir}
        >
          <p>{interpolar(t.confirmarQuitar, { n: porQuitar.periodos.length })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
