import { type ImponibleElegido, nombreDePar } from './elegido.ts'
import type { Grabacion } from './grabacion.ts'

export type SeleccionDeCasos = ReadonlyMap<string, ImponibleElegido>

export const NINGUN_CASO: SeleccionDeCasos = new Map()

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

/**
 * Returns the properties or businesses that stay chosen after an action is recorded: those left out of the action
 * (`afuera`). After a first court filing (`faltaLoPedido`) all of them stay chosen, because the requested action is
 * still pending.
 */
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
