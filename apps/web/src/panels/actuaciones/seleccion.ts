import type { ImponibleElegido } from './elegido.ts'

/** What is chosen, each by its own key, in the order it was. */
export type SeleccionDeCasos = ReadonlyMap<string, ImponibleElegido>

export const NINGUN_CASO: SeleccionDeCasos = new Map()

/** Puts some in, or takes them out; those already there keep their place. */
export const choose = (
  seleccion: SeleccionDeCasos,
  elegidos: readonly ImponibleElegido[],
  dentro: boolean,
): SeleccionDeCasos => {
  const next = new Map(seleccion)
  for (const elegido of elegidos) {
    if (dentro) next.set(elegido.clave, elegido)
    else next.delete(elegido.clave)
  }
  return next
}
