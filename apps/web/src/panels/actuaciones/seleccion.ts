import { type ImponibleElegido, nombreDePar } from './elegido.ts'
import type { Grabacion } from './grabacion.ts'

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

/** What stays chosen once something was recorded: all of it while what was asked for is to come, and what was left out. */
export const siguenElegidos = (
  seleccion: SeleccionDeCasos,
  { faltaLoPedido, afuera }: Pick<Grabacion, 'faltaLoPedido' | 'afuera'>,
): SeleccionDeCasos => {
  if (faltaLoPedido) return seleccion
  const nombres = new Set(afuera.map(nombreDePar))
  const imponibles = new Set(afuera.map(({ imponible }) => imponible))
  const sigue = (elegido: ImponibleElegido): boolean =>
    elegido.recurso === '' ? imponibles.has(elegido.imponible) : nombres.has(nombreDePar(elegido))
  return new Map([...seleccion].filter(([, elegido]) => sigue(elegido)))
}
