import { useEntrada } from './use-entrada.ts'

/**
 * Keeps the open dialog of a screen in the URL ({@link useEntrada}). `nombres` are the names of the URL parameters. The
 * array must be the same object in every render.
 */
export const useAbierto = <N extends string>(nombres: readonly N[]) => {
  const { params, open, replace, close } = useEntrada()
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
    /** Opens the dialog. `mas` is further data for the state of the new entry in the browser history. */
    open: (valores: { readonly [K in N]?: string }, mas: object = {}) => open(write(valores), mas),
    replace: (valores: { readonly [K in N]?: string }) => replace(write(valores)),
    close: () => close(write({})),
  }
}
