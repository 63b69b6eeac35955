import type { ConsultaDeGestion } from '@apremia/core'
import type { ImponibleElegido } from '../../panels/actuaciones/elegido.ts'

/** What is chosen, each by its own key, in the order it was. */
export type SeleccionDeCasos = ReadonlyMap<string, ImponibleElegido>

/** What is chosen in each tab. */
export type Selecciones = Readonly<Record<ConsultaDeGestion['tipo'], SeleccionDeCasos>>

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
