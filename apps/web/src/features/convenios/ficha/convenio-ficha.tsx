import { textos } from '@apremia/core'
import { useRef, useState } from 'react'
import { failureOf } from '../../../api/failure.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadFailure } from '../../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../../ui/table/skeleton.tsx'
import { useGetConvenioQuery } from '../convenios-api.ts'
import type { Inicial } from './base.ts'
import { ConvenioForm } from './convenio-form.tsx'
import './ficha.css'
import './imponible.css'
import './plan.css'
import './liquidacion.css'
// Imported last, because its rules for narrow screens override the others.
import './ficha-angosta.css'
import { useListas } from './listas.ts'

interface AlTerminar {
  readonly onClose: () => void
  /** Id of the agreement that was saved. */
  readonly onSaved: (id: number) => void
}

export type InicialDeConvenio = Inicial

export type ConvenioFichaProps = AlTerminar &
  (
    | { readonly modo: 'nuevo'; readonly inicial?: InicialDeConvenio }
    | { readonly modo: 'editar'; readonly id: number }
  )

/**
 * Returns the selector of the first field left to decide: the signer when the plan is chosen, the plan when the debt is
 * chosen, otherwise the periods or the resource of the item.
 */
const porDecidir = (inicial: Partial<Inicial>): string | undefined => {
  const { imponible, recurso, periodos, plan } = inicial
  if (periodos !== undefined) return plan ? '.conv-campos input' : '[data-plan]'
  if (recurso !== undefined) return '.conv-item input:enabled'
  return imponible === undefined ? undefined : '.conv-agregar select'
}

/** Dialog to make an agreement or to change one not yet confirmed (S1 §2). */
export const ConvenioFicha = (props: ConvenioFichaProps) => {
  const { onClose, onSaved } = props
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  // The form asks before it closes with unsaved changes.
  const askToClose = useRef(onClose)
  const { listas, failure, retry } = useListas()
  const id = props.modo === 'editar' ? props.id : undefined
  const guardado = useGetConvenioQuery(
    { params: { id: id ?? 0 } },
    { skip: id === undefined, refetchOnMountOrArgChange: true },
  )
  // The cached agreement may be older than the saved one, so the form waits for a fresh read.
  const [leido, setLeido] = useState(false)
  if (!leido && (id === undefined || (guardado.data && !guardado.isFetching))) setLeido(true)
  const falla = failure ?? (leido ? undefined : failureOf(guardado.error))
  return (
    <Dialog
      title={props.modo === 'nuevo' ? textos.convenios.nuevo : textos.convenios.ver}
      size="large"
      onClose={() => askToClose.current()}
      opensOn={props.modo === 'nuevo' ? porDecidir(props.inicial ?? {}) : undefined}
      footer={<div className="conv-footer" ref={setFooter} />}
    >
      {falla ? (
        <LoadFailure
          failure={falla}
          onRetry={() => {
            retry()
            if (id !== undefined) void guardado.refetch()
          }}
        />
      ) : listas && leido ? (
        <ConvenioForm
          listas={listas}
          convenio={id === undefined ? undefined : guardado.data}
          inicial={props.modo === 'nuevo' ? props.inicial : undefined}
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
