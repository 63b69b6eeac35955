import { fechaEnZona, formatFecha, horaEnZona } from '@apremia/core'
import type { Ancla } from './ancla.ts'

/** Audit history rows that were abandoned when an older copy of the database was restored and accepted. */
export interface Abandono {
  /** Moment when an administrator accepted the restored database, which is older than the lost one. */
  readonly momento: string
  /**
   * Minimum number of abandoned history rows. Null when another machine accepted the restored database, because only
   * that machine knows the number.
   */
  readonly filas: number | null
  readonly mensaje: string
}

/**
 * Line of the file of anchors which says that an administrator accepted a restored database. The other lines are
 * anchors: each has the number and the hash of a row of the audit history.
 */
interface Restauracion {
  readonly ancla: Ancla
  /** Position, in the list of anchors, of the anchor that records the acceptance. */
  readonly lugar: number
  /** Number of the last audit history row of the restored database. 0 when another machine accepted the database. */
  readonly cabeza: number
  /** Greatest audit history row that an earlier anchor names and that the restored database lacks. */
  ultima: number
}

/**
 * Returns the number of the last audit history row of a restored database at its acceptance. Older versions of the
 * product stored only the number of the next row, which records the acceptance.
 */
const cabezaDe = ({ orden, ordenRestaurado }: Ancla): number => ordenRestaurado ?? orden - 1

/**
 * Finds, among the anchors (copies of history hashes outside the database), the acceptances of restored databases.
 * `epoca` is the number of acceptances.
 *
 * When `epoca` grows and no anchor records the acceptance, another machine accepted a database. The rows of that
 * database are unknown, so all the earlier anchors count as abandoned.
 */
const findRestauraciones = (anclas: readonly Ancla[]): Restauracion[] => {
  let anterior = 0
  return anclas.flatMap((ancla, lugar) => {
    const { epoca = 0, restaurada } = ancla
    const enOtra = epoca > anterior
    anterior = Math.max(anterior, epoca)
    if (restaurada) return [{ ancla, lugar, cabeza: cabezaDe(ancla), ultima: 0 }]
    return enOtra ? [{ ancla, lugar, cabeza: 0, ultima: 0 }] : []
  })
}

const QUIEN: Readonly<Record<string, string>> = {
  arranque: 'lo confirmó quien arrancó el servidor con APREMIA_RESTAURACION',
  restaurar: 'lo hizo «apremia-servidor respaldo restaurar» en esta carpeta de datos',
}

const describe = ({ ancla, cabeza, ultima }: Restauracion): Abandono => {
  const { momento, restaurada, acepto = '' } = ancla
  const instante = new Date(momento)
  const cuando = `${formatFecha(fechaEnZona(instante))} ${horaEnZona(instante).slice(0, 5)}`
  if (!restaurada)
    return {
      ...{ momento, filas: null },
      mensaje: `Antes del ${cuando} se confirmó en otra máquina una copia restaurada: las filas que esta había anotado hasta entonces no se buscan.`,
    }
  const filas = ultima - cabeza
  const hubo =
    filas === 1 ? 'al menos 1 fila que se abandonó' : `al menos ${filas} filas que se abandonaron`
  const quien = QUIEN[acepto] ?? 'lo confirmó quien la restauró'
  return {
    ...{ momento, filas },
    mensaje: `Hasta el ${cuando} hubo ${hubo} al restaurar una copia que llegaba a la fila ${cabeza}; ${quien}.`,
  }
}

/**
 * Separates the anchors (copies of history hashes outside the database) that the audit history must match from the
 * abandoned ones. When a restored database is accepted, the earlier anchors of rows that it lacks are abandoned.
 *
 * @param anclas anchors in the order in which they were written
 */
export const splitAnclas = (
  anclas: readonly Ancla[],
): { readonly vigentes: Ancla[]; readonly abandonos: Abandono[] } => {
  const restauraciones = findRestauraciones(anclas)
  const vigentes: Ancla[] = []
  const keepOrAbandon = (ancla: Ancla, lugar: number): void => {
    const una = restauraciones.find((otra) => otra.lugar > lugar && otra.cabeza < ancla.orden)
    if (una === undefined) vigentes.push(ancla)
    else una.ultima = Math.max(una.ultima, ancla.orden)
  }
  for (const [lugar, ancla] of anclas.entries()) {
    const { ordenRestaurado = 0, hashRestaurado } = ancla
    if (hashRestaurado !== undefined && ordenRestaurado > 0)
      keepOrAbandon({ ...ancla, orden: ordenRestaurado, hash: hashRestaurado }, lugar)
    keepOrAbandon(ancla, lugar)
  }
  return {
    vigentes,
    abandonos: restauraciones.filter(({ ultima }) => ultima > 0).map(describe),
  }
}
