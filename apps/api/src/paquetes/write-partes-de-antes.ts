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
 * Writes the parts of the new rows that are stored in other tables, such as acknowledgements and documents.
 *
 * @param carga id of the import, by which an undo finds the new rows. Undefined when the import cannot be undone
 */
export const writePartesDeAntes = async (
  tx: Tx,
  puesto: ArchivoPorCargar,
  carga: number | undefined,
  ahora: Date,
): Promise<void> => {
  await PARTES[puesto.archivo.nombre]?.(tx, puesto, carga, ahora)
}
