import type { Tx } from '../platform/db/queryable.ts'
import { writeAdjuntosDeActuaciones } from './write-adjuntos-de-actuaciones.ts'
import { writeAcusesDeCartas, writeAvisosDeCartas } from './write-cartas-de-antes.ts'
import type { ArchivoPorCargar } from './write-puesta.ts'

const PARTES: Readonly<Record<string, typeof writeAvisosDeCartas>> = {
  actuaciones_anteriores: writeAdjuntosDeActuaciones,
  cartas_anteriores: writeAcusesDeCartas,
  cartas_anteriores_imponibles: writeAvisosDeCartas,
}

/**
 * Writes in other tables the parts of the rows of a file that were just written.
 *
 * @param carga load under which they are kept to be undone, undefined when it cannot be
 */
export const writePartesDeAntes = async (
  tx: Tx,
  puesto: ArchivoPorCargar,
  carga: number | undefined,
  ahora: Date,
): Promise<void> => {
  await PARTES[puesto.archivo.nombre]?.(tx, puesto, carga, ahora)
}
