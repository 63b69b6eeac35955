import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/**
 * State of the browser history entry that opening a dialog adds. Closing the dialog goes back one entry. A dialog
 * opened by a shared URL added no entry, so closing the dialog only changes the URL.
 */
const AQUI = { abierto: true }

const openedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'abierto' in state

type Cambio = (current: URLSearchParams) => URLSearchParams

/**
 * Opens and closes a dialog that the URL names. Back closes the dialog, and the URL can be shared. `cambio`, the
 * parameter of each function, converts the current URL parameters to the new ones.
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
