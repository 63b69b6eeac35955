import type { PlazoALaVista } from '@apremia/core'
import type { CasoNombrado } from '../casos/enlace-de-caso.ts'

type EstadoDelPlazo = Pick<PlazoALaVista, 'estado' | 'faltan'>

export interface CasoEnLista extends CasoNombrado {
  /**
   * State of the deadline of the case on the day on which the list was loaded. The state may be out of date on a later
   * day.
   */
  readonly plazo?: EstadoDelPlazo
}

export type FilaDeOrigen = CasoNombrado & { readonly plazo: EstadoDelPlazo }

/**
 * Builds the list from which a case was opened, for a list without pages. Keeps only the key of each case and the state
 * of its deadline, because the browser limits the size of the history state.
 *
 * @param al day on which the server answered with the list
 */
export const origenDeFilas = (
  filas: readonly FilaDeOrigen[],
  al: string,
): { readonly casos: readonly CasoEnLista[]; readonly al: string } => ({
  casos: filas.map(({ tipo, imponible, recurso, plazo: { estado, faltan } }) => ({
    ...{ tipo, imponible, recurso },
    plazo: { estado, faltan },
  })),
  al,
})
