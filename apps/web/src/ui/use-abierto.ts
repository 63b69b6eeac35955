import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** State of a navigation made here, which Back undoes. An address that somebody shared lacks it. */
const AQUI = { abierto: true }

const openedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'abierto' in state

/**
 * Keeps in the address, under these names, the dialog open over a screen, so that Back closes it and the address can be
 * shared. `nombres` has to be the same array in every render.
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
    open: (valores: { readonly [K in N]?: string }) => setParams(write(valores), { state: AQUI }),
    /** Opens something else in place of the present dialog. */
    replace: (valores: { readonly [K in N]?: string }) =>
      setParams(write(valores), { replace: true, state }),
    close: () => {
      if (openedHere(state)) navigate(-1)
      else setParams(write({}), { replace: true })
    },
  }
}
