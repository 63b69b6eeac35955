import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/**
 * Navigation state that marks a step of the browser history in which a dialog was opened. Closing that dialog goes back
 * one step. A dialog opened by a shared URL has no such step.
 */
const AQUI = { abierto: true }

const openedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'abierto' in state

/**
 * Keeps the open dialog of a screen in the address parameters `nombres`. Back closes the dialog, and the address can be
 * shared. `nombres` must be the same array in every render.
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
