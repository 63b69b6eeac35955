import { useRef } from 'react'
import { newClave } from '../../api/clave-de-pedido.ts'
import { type Failure, isDoneBefore } from '../../api/failure.ts'
import { keepDraft, readDraft } from './draft.ts'

/** Request without a response yet: its content as JSON (`texto`) and its idempotency key (`clave`). */
interface Pedido {
  readonly texto: string
  readonly clave: string
}

const PEDIDOS = 'pedidos'

/**
 * Maximum number of requests that the browser tab stores. A request is stored until it succeeds, so that a repeated
 * attempt reuses its idempotency key. Above the maximum, the oldest requests are dropped.
 */
const CUANTOS = 10

type Respuesta = { readonly ok: true } | { readonly ok: false; readonly failure: Failure }

/**
 * Returns a function that sends a request with an `Idempotency-Key`. The browser tab stores the key until the request
 * succeeds. A request with the same content uses the same key, so the server does not repeat an operation whose
 * response was lost. Uploaded files do not count as content, because a reloaded page no longer has them.
 */
export const useClaveDePedido = () => {
  // Requests of this form without a response yet, with their idempotency keys. When session storage is missing or full,
  // the keys are only in this variable, until the form closes.
  const propios = useRef<readonly Pedido[]>([])
  const readPedidos = (): readonly Pedido[] => readDraft<Pedido[]>(PEDIDOS) ?? []
  const keepPedidos = (pedidos: readonly Pedido[]) =>
    keepDraft(PEDIDOS, pedidos.length > 0 ? pedidos.slice(-CUANTOS) : undefined)

  const claveOf = (texto: string): string => {
    const pedidos = readPedidos()
    const dado = [...pedidos, ...propios.current].find((pedido) => pedido.texto === texto)
    if (dado) return dado.clave
    const nuevo = { texto, clave: newClave() }
    propios.current = [...propios.current, nuevo]
    keepPedidos([...pedidos, nuevo])
    return nuevo.clave
  }

  const forget = (texto: string): void => {
    const otros = (pedido: Pedido) => pedido.texto !== texto
    propios.current = propios.current.filter(otros)
    keepPedidos(readPedidos().filter(otros))
  }

  return async <R extends Respuesta>(
    pedido: unknown,
    ask: (clave: string) => Promise<R>,
  ): Promise<R> => {
    const texto = JSON.stringify(pedido)
    const respuesta = await ask(claveOf(texto))
    if (respuesta.ok || isDoneBefore(respuesta.failure)) forget(texto)
    return respuesta
  }
}
