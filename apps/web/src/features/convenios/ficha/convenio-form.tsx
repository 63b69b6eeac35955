import { textos } from '@apremia/core'
import { type RefObject, useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { AbogadoField, AbogadoFijo } from './abogado-field.tsx'
import { AvisosDeFicha } from './avisos-de-ficha.tsx'
import type { Inicial } from './base.ts'
import { DeudaSection } from './deuda-section.tsx'
import { FirmanteFields } from './firmante-fields.tsx'
import { GuardarDialog } from './guardar-dialog.tsx'
import { LiquidacionPanel } from './liquidacion-panel.tsx'
import type { ListasDeFicha } from './listas.ts'
import { PagoFields } from './pago-fields.tsx'
import { Pie } from './pie.tsx'
import { SalirDialog } from './salir-dialog.tsx'
import { useConflicto } from './use-conflicto.ts'
import { useConvenio } from './use-convenio.ts'
import { faultsOf } from './use-ficha.ts'
import { useGuardar } from './use-guardar.ts'
import type { Convenio, Valores } from './valores.ts'

const { ficha: t } = textos.convenios

interface ConvenioFormProps {
  readonly listas: ListasDeFicha
  /** The agreement to change; a new one without it. */
  readonly convenio: Convenio | undefined
  readonly inicial: Inicial | undefined
  /** Where the buttons go. */
  readonly footer: HTMLElement | null
  /** What closing the dialog does. */
  readonly askToClose: RefObject<() => void>
  readonly onClose: () => void
  readonly onSaved: (id: number) => void
}

const DE_PLAN = 'plan:'

/** Where it does not fit it scrolls, and then it is reached by keyboard too. */
const REACHABLE = { tabIndex: 0 }

/** Takes the person to the plans of an item, or to where items are added. */
const focusDeuda = (root: HTMLElement | null, clave?: string): void => {
  const plan =
    clave === undefined ? null : root?.querySelector(`[data-plan^="${CSS.escape(clave)}|"]`)
  const target = plan ?? root?.querySelector('[name="imponible"]')
  if (target instanceof HTMLElement) target.focus()
}

/** The form of an agreement: debt and plans, who signs, how it is paid, what it comes to (S1 §2). */
export const ConvenioForm = (props: ConvenioFormProps) => {
  const { listas, footer, askToClose, onClose } = props
  const id = useId()
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const convenio = useConvenio(listas, props.convenio, props.inicial)
  const { form, elegida, vivo, record, sucio, contexto } = convenio
  const [intentado, setIntentado] = useState(false)
  const [incompleto, setIncompleto] = useState(false)
  // The figures were on their way when the person asked to save.
  const [esperando, setEsperando] = useState(false)
  const [asking, setAsking] = useState<'guardar' | 'salir'>()
  const conflicto = useConflicto(convenio)
  const guardar = useGuardar(convenio, props.onSaved, conflicto.show)
  const { rechazo } = guardar
  const faltas = intentado ? elegida.faltas : []
  const vacio = elegida.conPeriodos.length === 0

  const alDia = elegida.alDia && !vivo.recalculando

  useEffect(() => {
    askToClose.current = () => (sucio ? setAsking('salir') : onClose())
  })

  const review = (camposBien: boolean) => {
    setIntentado(true)
    setIncompleto(vacio)
    setEsperando(false)
    if (vacio || !camposBien) return
    if (!alDia) setEsperando(true)
    else if (elegida.faltas.length > 0) focusDeuda(root, elegida.faltas[0]?.clave)
    else setAsking('guardar')
  }

  useEffect(() => {
    if (esperando && alDia) review(true)
  })

  const faults = [
    ...faltas.map(({ clave, mensaje }) => ({ name: DE_PLAN + clave, message: mensaje })),
    ...(form.formState.submitCount > 0 ? faultsOf(form.formState.errors) : []),
  ]
  const go = (name: string) =>
    name.startsWith(DE_PLAN)
      ? focusDeuda(root, name.slice(DE_PLAN.length))
      : form.setFocus(name as keyof Valores)

  return (
    <div className="conv-ficha" ref={setRoot}>
      <div className="conv-main">
        <AvisosDeFicha
          convenio={convenio}
          listas={listas}
          guardar={guardar}
          conflicto={conflicto}
          incompleto={incompleto && vacio}
          faults={faults}
          onGo={go}
          onGoDeuda={() => focusDeuda(root)}
        />
        {record && (
          <p className="conv-note">
            {textos.convenios.columnas.numero} {record.convenio}
          </p>
        )}
        <section className="conv-bloque" aria-labelledby={`${id}-deuda`}>
          <h3 className="conv-titulo" id={`${id}-deuda`}>
            {t.secciones.deuda}
          </h3>
          <DeudaSection
            seleccion={convenio.seleccion}
            setSeleccion={convenio.setSeleccion}
            elegida={elegida}
            contexto={contexto}
            vivo={vivo}
            guardadoDe={convenio.guardadoDe}
            faltas={faltas}
            inicial={props.inicial}
            fija={record !== undefined}
            onActualizar={() => void guardar.actualizar()}
          />
        </section>
        <form
          id={`${id}-form`}
          className="form form-full"
          noValidate
          onSubmit={form.handleSubmit(
            () => review(true),
            () => review(false),
          )}
        >
          <FirmanteFields
            form={form}
            edicion={record !== undefined}
            caracteres={listas.caracteres}
            contribuyentes={elegida.contribuyentes}
            abogado={
              convenio.elige ? (
                <AbogadoField
                  form={form}
                  porDefecto={convenio.porDefecto}
                  error={rechazo?.abogado}
                />
              ) : (
                <AbogadoFijo nombre={convenio.nombreDeAbogado} />
              )
            }
          />
          <PagoFields form={form} estados={listas.estados} formas={listas.formas} />
        </form>
      </div>
      <aside className="conv-resumen" aria-label={t.secciones.liquidacion} {...REACHABLE}>
        <LiquidacionPanel vivo={vivo} />
      </aside>
      {footer &&
        createPortal(
          <Pie
            form={`${id}-form`}
            convenio={convenio}
            saving={guardar.saving || esperando}
            enConflicto={conflicto.ajeno !== undefined}
            onClose={() => askToClose.current()}
          />,
          footer,
        )}
      {asking === 'guardar' && (
        <GuardarDialog
          convenio={convenio}
          listas={listas}
          busy={guardar.saving}
          onConfirm={() => void guardar.save().then(() => setAsking(undefined))}
          onCancel={() => setAsking(undefined)}
        />
      )}
      {asking === 'salir' && (
        <SalirDialog
          onStay={() => setAsking(undefined)}
          onKeep={onClose}
          onDiscard={() => {
            convenio.restart(convenio.base)
            convenio.forget()
            onClose()
          }}
        />
      )}
    </div>
  )
}
