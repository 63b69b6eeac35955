import { useRef } from 'react'
import { newClave } from '../../api/clave-de-pedido.ts'
import { type Failure, isDoneBefore } from '../../api/failure.ts'
import { keepDraft, readDraft } from './draft.ts'

/** Unanswered request: its content as a text that is the same after a reload, and its idempotency key. */
interface Pedido {
  readonly texto: string
  readonly clave: string
}

const PEDIDOS = 'pedidos'

/** Unanswered requests that are kept. A person who resumes one resumes one of the last. */
const CUANTOS = 10

type Respuesta = { readonly ok: true } | { readonly ok: false; readonly failure: Failure }

/**
 * Sends requests under an `Idempotency-Key` that each keeps until it ends well. The keys stay in the tab with the
 * drafts.
 * A request repeated after a lost answer is not done twice, even from a form opened again.
 * Another content makes another request. Other files do not, because a reloaded page no longer has them; the server
 * then answers that the request was done before.
 */
export const useClaveDePedido = () => {
  // Without storage, or with no room left, the keys last as long as the form.
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
