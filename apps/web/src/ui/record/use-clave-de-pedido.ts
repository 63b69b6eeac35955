import { useRef } from 'react'
import { newClave } from '../../api/clave-de-pedido.ts'
import { type Failure, isDoneBefore } from '../../api/failure.ts'
import { keepDraft, readDraft } from './draft.ts'

/** What was asked and not answered, in words that are the same after a reload, and the name it went under. */
interface Pedido {
  readonly texto: string
  readonly clave: string
}

const PEDIDOS = 'pedidos'

/** Whoever goes on with what was cut goes on with one of the last. */
const CUANTOS = 10

type Respuesta = { readonly ok: true } | { readonly ok: false; readonly failure: Failure }

/**
 * Asks for things under a name (`Idempotency-Key`) that each keeps, beside the drafts of the tab, until it ends well:
 * asked again after an answer that never came, even from a form opened again, it is not done twice. Another content is
 * another request; the same one with other files is not, for a page that was reloaded does not have them: the server says
 * then that it was done before.
 */
export const useClaveDePedido = () => {
  // Without storage, or if there is no room left, the names last as long as the form.
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
