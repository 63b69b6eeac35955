import type { ConsultaDeGestion } from '@apremia/core'
import type { Elegido } from '../../panels/actuaciones/elegido.ts'

/** What is chosen, each by its own key, in the order it was. */
export type Seleccion = ReadonlyMap<string, Elegido>

/** What is chosen in each tab. */
export type Selecciones = Readonly<Record<ConsultaDeGestion['tipo'], Seleccion>>

export const NADA: Seleccion = new Map()

/** Puts some in, or takes them out; those already there keep their place. */
export const choose = (
  seleccion: Seleccion,
  elegidos: readonly Elegido[],
  dentro: boolean,
): Seleccion => {
  const next = new Map(seleccion)
  for (const elegido of elegidos) {
    if (dentro) next.set(elegido.clave, elegido)
    else next.delete(elegido.clave)
  }
  return next
}
