import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type Apertura, readPedido, writePedido } from './pedido.ts'

/** Tells an opening of this screen, which Back undoes, from an address somebody was sent. */
const ABIERTO = { abierto: true }

const openedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'abierto' in state

/** What is open over the list: it lives in the address, so that Back closes it and it can be shared. */
export const usePedido = () => {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  return {
    pedido: readPedido(params),
    open: (pedido: Apertura) =>
      setParams((current) => writePedido(current, pedido), { state: ABIERTO }),
    /** Something else in its place. */
    replace: (pedido: Apertura) =>
      setParams((current) => writePedido(current, pedido), { replace: true, state }),
    close: () => {
      if (openedHere(state)) navigate(-1)
      else setParams((current) => writePedido(current, undefined), { replace: true })
    },
  }
}
