import { useRef } from 'react'
import { newClave } from '../../api/clave-de-pedido.ts'
import { type Failure, isDoneBefore } from '../../api/failure.ts'
import { keepDraft, readDraft } from './draft.ts'

/** Unanswered request: its content as JSON, the same after a reload, and its idempotency key. */
interface Pedido {
  readonly texto: string
  readonly clave: string
}

const PEDIDOS = 'pedidos'

/** Maximum number of stored unanswered requests. The oldest requests are dropped. */
const CUANTOS = 10

type Respuesta = { readonly ok: true } | { readonly ok: false; readonly failure: Failure }

/**
 * Sends each request with an `Idempotency-Key`, stored in the tab with the drafts until the request succeeds.
 * A request repeated after a lost response reuses its key, even from a reopened form, so the server does not repeat the
 * operation.
 * Different content gets a new key. Different files keep the key, because a reloaded page no longer has the files. The
 * server then answers that the operation was already done.
 */
export const useClaveDePedido = () => {
  // Unanswered requests of this form. When session storage is missing or full, the keys last as long as the form.
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
