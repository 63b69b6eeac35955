import { useEntrada } from '../../ui/use-entrada.ts'
import { type Apertura, readPedido, writePedido } from './pedido.ts'

/** Opens and closes the dialogs over the list of payment agreements ({@link useEntrada}). */
export const usePedido = () => {
  const { params, open, replace, close } = useEntrada()
  const to = (pedido: Apertura | undefined) => (current: URLSearchParams) =>
    writePedido(current, pedido)
  return {
    pedido: readPedido(params),
    open: (pedido: Apertura) => open(to(pedido)),
    replace: (pedido: Apertura) => replace(to(pedido)),
    close: () => close(to(undefined)),
  }
}
