import { textos } from '@apremia/core'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { REACHABLE } from '../../../ui/reachable.ts'
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
import { useGuardar } from './use-guardar.ts'
import { useRevision } from './use-revision.ts'
import type { Convenio } from './valores.ts'

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

/** The form of an agreement: debt and plans, who signs, how it is paid, what it comes to (S1 §2). */
export const ConvenioForm = (props: ConvenioFormProps) => {
  const { listas, footer, askToClose, onClose } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const convenio = useConvenio(listas, props.convenio, props.inicial)
  const { form, elegida, vivo, record, sucio, contexto } = convenio
  const [asking, setAsking] = useState<'guardar' | 'salir'>()
  const conflicto = useConflicto(convenio)
  const guardar = useGuardar(convenio, props.onSaved, conflicto.show)
  const revision = useRevision(convenio, root, () => setAsking('guardar'))

  useEffect(() => {
    askToClose.current = () => (sucio ? setAsking('salir') : onClose())
  })

  return (
    <div className="conv-ficha" ref={root}>
      <div className="conv-main">
        <AvisosDeFicha
          convenio={convenio}
          listas={listas}
          guardar={guardar}
          conflicto={conflicto}
          revision={revision}
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
            faltas={revision.faltas}
            inicial={props.inicial}
            fija={record !== undefined}
            onActualizar={() => void guardar.actualizar()}
          />
        </section>
        <form
          id={`${id}-form`}
          className="form form-full"
          noValidate
          onSubmit={(event) => void revision.submit(event)}
        >
          <FirmanteFields
            form={form}
            edicion={record !== undefined}
            caracteres={listas.caracteres}
            contribuyentes={elegida.contribuyentes}
            titulos={vivo.titulos}
            abogado={
              convenio.elige ? (
                <AbogadoField
                  form={form}
                  porDefecto={convenio.porDefecto}
                  error={guardar.rechazo?.abogado}
                />
              ) : (
                <AbogadoFijo nombre={convenio.nombreDeAbogado} />
              )
            }
          />
          <PagoFields
            form={form}
            estados={listas.estados}
            formas={listas.formas}
            topeDeCuotas={listas.topeDeCuotas}
            titulos={vivo.titulos}
          />
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
            saving={guardar.saving || revision.esperando}
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
