import { titulos as calls } from '@apremia/api-client'
import { DEUDA_EN_CONVENIO, type ErrorDeFila, IMPORTES_VIEJOS, textos } from '@apremia/core'
import { useState } from 'react'
import type { Data } from '../../api/endpoint.ts'
import { type Failure, failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { reviewLibro, sendLibro } from '../../panels/trabajos/send-libro.ts'
import { createClaves } from './intencion.ts'
import { useSimulateTitlesMutation } from './titulos-api.ts'
import type { TitulosValues } from './titulos-form.tsx'

export type RevisionDeTitulos = Data<'simulateTitles'>

/**
 * Request to make executive titles from a workbook. With `forzar`, a debt that already has a title gets a second title.
 */
export interface PedidoDeTitulos extends TitulosValues {
  readonly forzar: boolean
  /** True when the person accepted to leave out the rows for which no executive title can be made (D86). */
  readonly omitir: boolean
  /** Reason that the person gave to make the executive titles in spite of a refusal. '' when no reason is needed. */
  readonly motivoForzar: string
  /**
   * `Idempotency-Key` of the request. A repeated request returns the batch of documents that the first request made.
   */
  readonly clave: string
}

export type Generacion =
  | { readonly paso: 'inicio'; readonly inicioRechazado?: string }
  | {
      readonly paso: 'con-errores'
      readonly pedido: PedidoDeTitulos
      readonly errores: readonly ErrorDeFila[]
      /**
       * Tells whether the person may make the executive titles in spite of the refused rows.
       * - 'si': yes, because their debt already has an executive title (D151).
       * - 'con-motivo': yes, with a reason. Some debt is in a payment agreement in force (D165) or has outdated amounts
       * (D171).
       * - 'no': some row has another error.
       */
      readonly forzable: 'no' | 'si' | 'con-motivo'
      readonly listas: number
    }
  | {
      readonly paso: 'por-confirmar'
      readonly pedido: PedidoDeTitulos
      readonly simulacion: RevisionDeTitulos
    }
  | { readonly paso: 'repetida'; readonly pedido: PedidoDeTitulos; readonly failure: Failure }
  | { readonly paso: 'rechazada'; readonly archivo: string; readonly failure: Failure }
  | { readonly paso: 'generada'; readonly trabajo: string }

const REPETIDA = 'titulo.deuda-ya-titulada'
const CON_MOTIVO: ReadonlySet<string> = new Set([DEUDA_EN_CONVENIO, IMPORTES_VIEJOS])

const forzableDe = (errores: readonly ErrorDeFila[]): 'no' | 'si' | 'con-motivo' => {
  if (errores.some(({ regla }) => regla !== REPETIDA && !CON_MOTIVO.has(regla))) return 'no'
  return errores.some(({ regla }) => CON_MOTIVO.has(regla)) ? 'con-motivo' : 'si'
}

const marcaDe = (si: boolean) => (si ? ('1' as const) : ('0' as const))

const inputOf = ({ file, clave, forzar, omitir, ...body }: PedidoDeTitulos) => ({
  idempotencyKey: clave,
  body: { ...body, forzar: marcaDe(forzar), omitirInvalidas: marcaDe(omitir) },
  files: { file: { data: file, name: file.name } },
})

const afterFailure = (pedido: PedidoDeTitulos, failure: Failure): Generacion => {
  if (failure.code === 'libro-repetido') return { paso: 'repetida', pedido, failure }
  if (failure.code === 'numero-tomado') return { paso: 'inicio', inicioRechazado: failure.message }
  return { paso: 'rechazada', archivo: pedido.file.name, failure }
}

/**
 * Returns the reason why executive titles cannot be made from the workbook. A conflict (409) is not a reason, because
 * the next step asks the person about the conflict.
 */
const problemaDe = ({
  simulacion,
  failure,
}: {
  readonly simulacion?: RevisionDeTitulos | undefined
  readonly failure?: Failure | undefined
}): string | undefined => {
  if (failure) return failure.status === 409 ? undefined : failure.message
  return simulacion?.errores.length ? textos.titulos.sinNumerar : undefined
}

export const useGeneracion = () => {
  const dispatch = useAppDispatch()
  const [estado, setEstado] = useState<Generacion>({ paso: 'inicio' })
  const [simulate] = useSimulateTitlesMutation()
  const [claves] = useState(createClaves)

  const revisarPedido = async (pedido: Omit<PedidoDeTitulos, 'clave'>) =>
    reviewWith({ ...pedido, clave: claves.of(pedido) })

  const reviewWith = async (pedido: PedidoDeTitulos) => {
    setEstado({ paso: 'inicio' })
    const { simulacion, failure } = await dispatch(
      reviewLibro(
        pedido.file.name,
        async () => {
          const { data, error } = await simulate(inputOf(pedido))
          return { simulacion: data, failure: failureOf(error) }
        },
        problemaDe,
      ),
    )
    if (failure) return setEstado(afterFailure(pedido, failure))
    if (!simulacion) return
    const { errores } = simulacion
    if (errores.length === 0) return setEstado({ paso: 'por-confirmar', pedido, simulacion })
    const forzable = forzableDe(errores)
    setEstado({ paso: 'con-errores', pedido, errores, forzable, listas: simulacion.listas })
  }

  const generar = async (motivoSalto: string) => {
    if (estado.paso !== 'por-confirmar') return
    const { pedido, simulacion } = estado
    setEstado({ paso: 'inicio' })
    const { body, files, idempotencyKey } = inputOf(pedido)
    const salto = simulacion.hueco ? { confirmarSalto: '1' as const, motivoSalto } : {}
    const send = (libro: string | null) =>
      dispatch(
        sendLibro(
          calls.generateTitles,
          {
            idempotencyKey,
            body: { ...body, ...salto, libro: libro ?? '' },
            ...(libro === null ? { files } : {}),
          },
          pedido.file.name,
        ),
      )
    let envio = await send(simulacion.libro)
    if (envio.kind === 'falla' && envio.failure.code === 'libro-no-guardado')
      envio = await send(null)
    if (envio.kind !== 'falla') claves.settle()
    if (envio.kind === 'trabajo') return setEstado({ paso: 'generada', trabajo: envio.id })
    if (envio.kind === 'documento') return
    // Another person took title numbers after the review, so the reviewed numbers would leave a gap. The review is
    // repeated, so that the person confirms the new range of numbers.
    if (envio.failure.code === 'salto-de-numeracion') return revisarPedido(pedido)
    setEstado(afterFailure(pedido, envio.failure))
  }

  const forzar = async (motivoForzar = '') => {
    if (!('pedido' in estado)) return
    // The step 'repetida' (repeated) means that this request already made a batch of executive titles. A second batch
    // needs a new idempotency key.
    if (estado.paso === 'repetida') claves.settle()
    await revisarPedido({ ...estado.pedido, forzar: true, motivoForzar })
  }

  const omitir = async () => {
    if ('pedido' in estado) await revisarPedido({ ...estado.pedido, omitir: true })
  }

  return {
    estado,
    revisar: (values: TitulosValues) =>
      revisarPedido({ ...values, forzar: false, omitir: false, motivoForzar: '' }),
    generar,
    forzar,
    omitir,
    abandonar: () => setEstado({ paso: 'inicio' }),
  }
}
