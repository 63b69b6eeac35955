import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type Apertura, readPedido, writePedido } from './pedido.ts'

/**
 * State of a browser history entry that was added by opening a dialog. Closing the dialog goes back one entry. A dialog
 * opened by a shared URL added no entry, so closing it only removes its parameters from the URL.
 */
const ABIERTO = { abierto: true }

const openedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'abierto' in state

/**
 * Opens and closes the dialogs over the list. The URL names the open dialog, so that the browser's Back button closes
 * the dialog and the URL can be shared.
 */
export const usePedido = () => {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  return {
    pedido: readPedido(params),
    open: (pedido: Apertura) =>
      setParams((current) => writePedido(current, pedido), { state: ABIERTO }),
    replace: (pedido: Apertura) =>
      setParams((current) => writePedido(current, pedido), { replace: true, state }),
    close: () => {
      if (openedHere(state)) navigate(-1)
      else setParams((current) => writePedido(current, undefined), { replace: true })
    },
  }
}
