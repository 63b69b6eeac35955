import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type Apertura, readPedido, writePedido } from './pedido.ts'

/**
 * State of a history entry that this screen added, which Back undoes. An address that somebody shared lacks this state.
 */
const ABIERTO = { abierto: true }

const openedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'abierto' in state

/**
 * Opens and closes the dialogs over the list. The address names the open dialog, so that Back closes it and the address
 * can be shared.
 */
export const usePedido = () => {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  return {
    pedido: readPedido(params),
    open: (pedido: Apertura) =>
      setParams((current) => writePedido(current, pedido), { state: ABIERTO }),
    /** Replaces the open dialog with another one. */
    replace: (pedido: Apertura) =>
      setParams((current) => writePedido(current, pedido), { replace: true, state }),
    close: () => {
      if (openedHere(state)) navigate(-1)
      else setParams((current) => writePedido(current, undefined), { replace: true })
    },
  }
}
