import { textos } from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { useRef, useState } from 'react'
import { failureOf } from '../../../api/failure.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadFailure } from '../../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../../ui/table/skeleton.tsx'
import { useGetConvenioQuery, useGetPeriodosDeConvenioQuery } from '../convenios-api.ts'
import { baseNueva, type Inicial } from './base.ts'
import { queryDePeriodos } from './contexto.ts'
import { ConvenioForm } from './convenio-form.tsx'
import './ficha.css'
import './imponible.css'
import './plan.css'
import './liquidacion.css'
// This style sheet is imported last, because its rules for narrow screens must override the other style sheets.
import './ficha-angosta.css'
import { useListas } from './listas.ts'

export type ConvenioFichaProps = {
  readonly onClose: () => void
  readonly onSaved: (id: number) => void
} & (
  | { readonly modo: 'nuevo'; readonly inicial?: Inicial }
  | { readonly modo: 'editar'; readonly id: number }
)

/**
 * Returns the CSS selector of the field that gets the focus when the form of a payment agreement opens. It is the first
 * field without an initial value, for example the tax or the payment plan.
 */
const porDecidir = (inicial: Partial<Inicial>): string | undefined => {
  const { imponible, recurso, periodos, plan } = inicial
  if (periodos !== undefined) return plan ? '.conv-campos input' : '[data-plan]'
  if (recurso !== undefined) return '.conv-item input:enabled'
  return imponible === undefined ? undefined : '.conv-agregar select'
}

/**
 * Returns the query for the debt of the property or business. The debt must load before a form with preselected tax
 * periods opens. Returns undefined when no tax period is preselected.
 */
const porElegirDe = ({ imponible, recurso, periodos }: Partial<Inicial> = {}) =>
  imponible === undefined || recurso === undefined || periodos === undefined
    ? undefined
    : queryDePeriodos({ r: recurso, i: Number(imponible) }, { abogado: '', edicion: {} })

export const ConvenioFicha = (props: ConvenioFichaProps) => {
  const { onClose, onSaved } = props
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  const askToClose = useRef<() => void>(null)
  const { listas, failure, retry } = useListas()
  const id = props.modo === 'editar' ? props.id : undefined
  const guardado = useGetConvenioQuery(
    { params: { id: id ?? 0 } },
    { skip: id === undefined, refetchOnMountOrArgChange: true },
  )
  const inicial = props.modo === 'nuevo' ? props.inicial : undefined
  const porElegir = porElegirDe(inicial)
  const deuda = useGetPeriodosDeConvenioQuery(porElegir ?? skipToken)
  // The cached payment agreement may be older than the saved one, so the form waits for a fresh response. The form also
  // waits for the debt of the preselected tax periods.
  const [leido, setLeido] = useState(false)
  const guardadoListo = id === undefined || (guardado.data && !guardado.isFetching)
  if (!leido && guardadoListo && (porElegir === undefined || deuda.data)) setLeido(true)
  const falla = failure ?? (leido ? undefined : failureOf(guardado.error ?? deuda.error))
  return (
    <Dialog
      title={props.modo === 'nuevo' ? textos.convenios.nuevo : textos.convenios.ver}
      size="large"
      onClose={() => (askToClose.current ?? onClose)()}
      opensOn={props.modo === 'nuevo' ? porDecidir(props.inicial ?? {}) : undefined}
      footer={<div className="conv-footer" ref={setFooter} />}
    >
      {falla ? (
        <LoadFailure
          failure={falla}
          onRetry={() => {
            retry()
            if (guardado.error) void guardado.refetch()
            if (deuda.error) void deuda.refetch()
          }}
        />
      ) : listas && leido ? (
        <ConvenioForm
          listas={listas}
          convenio={id === undefined ? undefined : guardado.data}
          inicial={inicial}
          nueva={baseNueva(inicial, deuda.data?.periodos)}
          footer={footer}
          askToClose={askToClose}
          onClose={onClose}
          onSaved={onSaved}
        />
      ) : (
        <ListSkeleton />
      )}
    </Dialog>
  )
}
