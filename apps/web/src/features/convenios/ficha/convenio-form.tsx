import { type Centavos, textos } from '@apremia/core'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { REACHABLE } from '../../../ui/reachable.ts'
import { useConflict } from '../../../ui/record/use-conflict.ts'
import { AbogadoField, AbogadoFijo } from './abogado-field.tsx'
import { AvisosDeFicha } from './avisos-de-ficha.tsx'
import { baseGuardada, type Inicial } from './base.ts'
import { useContexto } from './contexto.ts'
import { DeudaSection } from './deuda-section.tsx'
import { FirmanteFields } from './firmante-fields.tsx'
import { GuardarDialog } from './guardar-dialog.tsx'
import { LiquidacionPanel } from './liquidacion-panel.tsx'
import type { ListasDeFicha } from './listas.ts'
import { PagoFields } from './pago-fields.tsx'
import { Pie } from './pie.tsx'
import { SalirDialog } from './salir-dialog.tsx'
import { enCentavos } from './seleccion.ts'
import { useAbogado } from './use-abogado.ts'
import { useFichaDeConvenio } from './use-ficha-de-convenio.ts'
import { useGuardar } from './use-guardar.ts'
import { useLiquidacion } from './use-liquidacion.ts'
import { usePlanesGuardados } from './use-planes-guardados.ts'
import { useRevision } from './use-revision.ts'
import { useSeleccion } from './use-seleccion.ts'
import type { Convenio } from './valores.ts'

const { ficha: t } = textos.convenios

interface ConvenioFormProps {
  readonly listas: ListasDeFicha
  /** Agreement to change, or undefined for a new one. */
  readonly convenio: Convenio | undefined
  readonly inicial: Inicial | undefined
  /** Element where the buttons are rendered. */
  readonly footer: HTMLElement | null
  /** The form sets this function, which the dialog calls to close: it asks first when there are unsaved changes. */
  readonly askToClose: RefObject<() => void>
  readonly onClose: () => void
  readonly onSaved: (id: number) => void
}

/** Form of an agreement: debt and plans, signer, form of payment and settlement (S1 §2). */
export const ConvenioForm = (props: ConvenioFormProps) => {
  const { listas, footer, askToClose, onClose } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const totalConocido = useRef<Centavos>(undefined)
  const ficha = useFichaDeConvenio(listas, props.convenio, props.inicial, totalConocido)
  const { form, record, dirty } = ficha
  const abogado = useAbogado(ficha)
  const contexto = useContexto(ficha, abogado.codigo)
  const elegida = useSeleccion(ficha.rest, ficha.setRest)
  const guardadoDe = usePlanesGuardados(ficha)
  const liquidacion = useLiquidacion({ ficha, contexto, elegida, listas })
  totalConocido.current = liquidacion.liquidacion && enCentavos(liquidacion.liquidacion.total)
  const [asking, setAsking] = useState<'guardar' | 'salir'>()
  const conflicto = useConflict(ficha, baseGuardada)
  const guardar = useGuardar(
    { ficha, listas, contexto, elegida, liquidacion },
    props.onSaved,
    conflicto.show,
  )
  const revision = useRevision(ficha, elegida, liquidacion, root, () => setAsking('guardar'))

  useEffect(() => {
    askToClose.current = () => (dirty ? setAsking('salir') : onClose())
  })

  return (
    <div className="conv-ficha" ref={root}>
      <div className="conv-main">
        <AvisosDeFicha
          ficha={ficha}
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
            seleccion={ficha.rest}
            setSeleccion={ficha.setRest}
            beginSeleccion={ficha.begin}
            elegida={elegida}
            contexto={contexto}
            liquidacion={liquidacion}
            guardadoDe={guardadoDe}
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
            titulos={liquidacion.titulos}
            abogado={
              abogado.elige ? (
                <AbogadoField
                  form={form}
                  porDefecto={abogado.porDefecto}
                  error={guardar.rechazo?.abogado}
                />
              ) : (
                <AbogadoFijo nombre={abogado.nombre} />
              )
            }
          />
          <PagoFields
            form={form}
            estados={listas.estados}
            formas={listas.formas}
            topeDeCuotas={listas.topeDeCuotas}
            titulos={liquidacion.titulos}
          />
        </form>
      </div>
      <aside className="conv-resumen" aria-label={t.secciones.liquidacion} {...REACHABLE}>
        <LiquidacionPanel enCurso={liquidacion} />
      </aside>
      {footer &&
        createPortal(
          <Pie
            form={`${id}-form`}
            ficha={ficha}
            contexto={contexto}
            elegida={elegida}
            liquidacion={liquidacion}
            saving={guardar.saving || revision.esperando}
            enConflicto={conflicto.conflict !== undefined}
            onClose={() => askToClose.current()}
          />,
          footer,
        )}
      {asking === 'guardar' && (
        <GuardarDialog
          convenio={ficha}
          elegida={elegida}
          listas={listas}
          liquidacion={liquidacion}
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
            ficha.restart()
            ficha.forget()
            onClose()
          }}
        />
      )}
    </div>
  )
}
