import { textos } from '@apremia/core'
import { type Ref, useCallback, useId, useImperativeHandle, useRef } from 'react'
import { createPortal } from 'react-dom'
import { REACHABLE } from '../../../ui/reachable.ts'
import { useConflict } from '../../../ui/record/use-conflict.ts'
import { AbogadoField, AbogadoFijo } from './abogado-field.tsx'
import { AvisosDeFicha } from './avisos-de-ficha.tsx'
import { type Base, baseGuardada, type Inicial } from './base.ts'
import { useContexto } from './contexto.ts'
import { DeudaSection } from './deuda-section.tsx'
import type { EstadoDeFicha } from './ficha-reducer.ts'
import { FirmanteFields } from './firmante-fields.tsx'
import { GuardarDialog } from './guardar-dialog.tsx'
import { LiquidacionPanel } from './liquidacion-panel.tsx'
import type { ListasDeFicha } from './listas.ts'
import { PagoFields } from './pago-fields.tsx'
import { Pie } from './pie.tsx'
import { SalirDialog } from './salir-dialog.tsx'
import { useAbogado } from './use-abogado.ts'
import { useCuenta } from './use-cuenta.ts'
import { useFichaDeConvenio } from './use-ficha-de-convenio.ts'
import { useGuardar } from './use-guardar.ts'
import { usePropuestasDeConvenio } from './use-propuestas-de-convenio.ts'
import { useRevision } from './use-revision.ts'
import type { Convenio } from './valores.ts'

const { ficha: t } = textos.convenios

const faltaDeAbogado = ({ rechazo }: EstadoDeFicha): string | undefined =>
  rechazo?.fields?.find(({ field }) => field === 'abogado')?.message

interface ConvenioFormProps {
  readonly listas: ListasDeFicha
  readonly convenio: Convenio | undefined
  readonly inicial: Inicial | undefined
  readonly nueva: Base
  readonly footer: HTMLElement | null
  /** Closes the dialog of the payment agreement. When there are unsaved changes, first asks for confirmation. */
  readonly askToClose: Ref<() => void>
  readonly onClose: () => void
  readonly onSaved: (id: number) => void
}

export const ConvenioForm = (props: ConvenioFormProps) => {
  const { listas, footer, onClose } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const ficha = useFichaDeConvenio(listas, props.convenio, props.inicial, props.nueva)
  const { form, record, rest, dirty, dispatch } = ficha
  const abogado = useAbogado(ficha)
  const contexto = useContexto(ficha, abogado.codigo)
  const cuenta = useCuenta(ficha, contexto, listas)
  const propuesto = usePropuestasDeConvenio(ficha, contexto, cuenta)
  const titulos = cuenta.resumen?.titulos ?? []
  const conflicto = useConflict(ficha, baseGuardada)
  const guardar = useGuardar({ ficha, listas, contexto, cuenta }, props.onSaved, conflicto.show)
  const revision = useRevision(ficha, cuenta, root)
  const seguir = () => dispatch({ tipo: 'seguir' })
  const close = useCallback(
    () => (dirty ? dispatch({ tipo: 'preguntar', pregunta: { tipo: 'salir' } }) : onClose()),
    [dirty, dispatch, onClose],
  )
  useImperativeHandle(props.askToClose, () => close, [close])

  return (
    <div className="conv-ficha" ref={root}>
      <div className="conv-main">
        <AvisosDeFicha
          ficha={ficha}
          listas={listas}
          guardar={guardar}
          conflicto={conflicto}
          revision={revision}
          cuenta={cuenta}
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
            ficha={ficha}
            cuenta={cuenta}
            contexto={contexto}
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
            items={rest.items}
            contexto={contexto}
            titulos={titulos}
            propuesto={propuesto}
            avisos={cuenta.avisosDeFirmante}
            abogado={
              abogado.elige ? (
                <AbogadoField
                  form={form}
                  porDefecto={abogado.porDefecto}
                  error={faltaDeAbogado(rest)}
                />
              ) : (
                <AbogadoFijo nombre={abogado.nombre} />
              )
            }
          />
          <PagoFields
            form={form}
            estados={listas.estados}
            formas={listas.formasDePago}
            topeDeCuotas={listas.topeDeCuotas}
            titulos={titulos}
            exceso={cuenta.exceso}
          />
        </form>
      </div>
      <aside className="conv-resumen" aria-label={t.secciones.liquidacion} {...REACHABLE}>
        <LiquidacionPanel cuenta={cuenta} />
      </aside>
      {footer &&
        createPortal(
          <Pie
            form={`${id}-form`}
            ficha={ficha}
            contexto={contexto}
            cuenta={cuenta}
            saving={guardar.saving || revision.esperando}
            enConflicto={conflicto.conflict !== undefined}
            onClose={close}
          />,
          footer,
        )}
      {revision.listo && (
        <GuardarDialog
          convenio={ficha}
          cuenta={cuenta}
          listas={listas}
          busy={guardar.saving}
          onConfirm={() => void guardar.save()}
          onCancel={seguir}
        />
      )}
      {rest.pregunta?.tipo === 'salir' && (
        <SalirDialog
          onStay={seguir}
          onKeep={onClose}
          onDiscard={() => {
            ficha.restart()
            ficha.forget()
            onClose()
          }}
        />
      )}
    </div>
  )
}
