import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/**
 * State of a browser history entry that was added by opening a dialog. Closing the dialog goes back one entry. A dialog
 * that a shared URL opened added no entry, so closing it only changes the URL.
 */
const AQUI = { abierto: true }

const openedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'abierto' in state

type Cambio = (current: URLSearchParams) => URLSearchParams

/**
 * Opens and closes a dialog that the URL names. The browser's Back button closes the dialog, and the URL can be shared.
 * Each function takes a `cambio`, which makes the new URL parameters from the current ones.
 */
export const useEntrada = () => {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  return {
    params,
    /** Opens the dialog. `mas` is further data for the state of the new entry in the browser history. */
    open: (cambio: Cambio, mas: object = {}) => setParams(cambio, { state: { ...mas, ...AQUI } }),
    replace: (cambio: Cambio) => setParams(cambio, { replace: true, state }),
    close: (cambio: Cambio) => {
      if (openedHere(state)) navigate(-1)
      else setParams(cambio, { replace: true })
    },
  }
}
