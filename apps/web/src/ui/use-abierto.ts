import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/**
 * State of a browser history entry that was added by opening a dialog. Closing the dialog goes back one entry. A dialog
 * opened by a shared URL added no entry.
 */
const AQUI = { abierto: true }

const openedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'abierto' in state

/**
 * Keeps the open dialog of a screen in the URL parameters `nombres`. Back closes the dialog, and the URL can be shared.
 * `nombres` must be the same array in every render.
 */
export const useAbierto = <N extends string>(nombres: readonly N[]) => {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const write = (valores: { readonly [K in N]?: string }) => (current: URLSearchParams) => {
    const next = new URLSearchParams(current)
    for (const nombre of nombres) {
      const valor = valores[nombre]
      if (valor === undefined) next.delete(nombre)
      else next.set(nombre, valor)
    }
    return next
  }
  return {
    valor: (nombre: N): string | undefined => params.get(nombre) ?? undefined,
    /** Opens the dialog. `mas` is other data to keep in the state of the new entry of the browser history. */
    open: (valores: { readonly [K in N]?: string }, mas: object = {}) =>
      setParams(write(valores), { state: { ...mas, ...AQUI } }),
    replace: (valores: { readonly [K in N]?: string }) =>
      setParams(write(valores), { replace: true, state }),
    close: () => {
      if (openedHere(state)) navigate(-1)
      else setParams(write({}), { replace: true })
    },
  }
}
