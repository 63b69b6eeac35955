import type { Motivo } from '../decision/decision.ts'
import { paquete as textos } from '../texto/paquete.ts'
import type { ArchivoDePaquete } from './archivo-de-paquete.ts'
import { createRevisorDeFila } from './check-fila-de-paquete.ts'
import type { ColumnaDePaquete } from './columna-de-paquete.ts'
import { readValorDePaquete, type ValorDePaquete } from './read-valor-de-paquete.ts'

export type LecturaDeFilaDePaquete =
  | { readonly ok: true; readonly valores: readonly ValorDePaquete[] }
  /** Row of a data package that the load refuses. `valores` has null for each cell that cannot be parsed. */
  | {
      readonly ok: false
      readonly motivos: readonly Motivo[]
      readonly valores: readonly ValorDePaquete[]
    }

/**
 * Maximum number of parsed cells in the cache of a column, because codes, streets and statuses of debt repeat thousands
 * of times.
 */
const RECORDADOS = 4_096

/**
 * Number of different texts after which a column stops using its cache of parsed cells, because its values seldom
 * repeat.
 */
const SIN_REPETIR = 4 * RECORDADOS

const createLector = ({ forma, obligatoria }: ColumnaDePaquete) => {
  const leidos = new Map<string, ReturnType<typeof readValorDePaquete>>()
  let recordadas = 0
  let nuevas = 0
  const read = (celda: string) => {
    const leido = readValorDePaquete(forma, celda)
    return obligatoria && 'valor' in leido && leido.valor === null
      ? { mensaje: textos.motivos.requerido }
      : leido
  }
  const readOnce = (celda: string) => {
    if (nuevas > SIN_REPETIR && nuevas > recordadas) return read(celda)
    const previo = leidos.get(celda)
    if (previo !== undefined) {
      recordadas += 1
      return previo
    }
    nuevas += 1
    const leido = read(celda)
    if (leidos.size < RECORDADOS && celda.length <= 60) leidos.set(celda, leido)
    return leido
  }
  // Parsing a number again is faster than looking up its text in the cache of parsed cells.
  return forma.clase === 'importe' || forma.clase === 'entero' ? read : readOnce
}

/**
 * Creates a parser of the rows of one file of a data package. For a refused row, the parser returns every reason, each
 * with its column.
 *
 * @param presentes columns of the file, in the order of the cells of each row
 */
export const createLectorDePaquete = (
  archivo: ArchivoDePaquete,
  presentes: readonly ColumnaDePaquete[],
): ((celdas: readonly string[]) => LecturaDeFilaDePaquete) => {
  const lectores = presentes.map(createLector)
  const lugares = new Map(presentes.map(({ nombre }, lugar) => [nombre, lugar]))
  const check = createRevisorDeFila(archivo.nombre)
  return (celdas) => {
    const valores: ValorDePaquete[] = new Array(lectores.length)
    let motivos: Motivo[] | undefined
    let lugar = 0
    for (const read of lectores) {
      const leido = read(celdas[lugar] ?? '')
      if ('valor' in leido) valores[lugar] = leido.valor
      else {
        const campo = presentes[lugar]?.nombre ?? ''
        valores[lugar] = null
        motivos ??= []
        motivos.push({ codigo: 'paquete.celda', campo, mensaje: leido.mensaje })
      }
      lugar += 1
    }
    if (motivos !== undefined) return { ok: false, motivos, valores }
    const juntos = check((columna) => valores[lugares.get(columna) ?? -1] ?? null)
    return juntos.length > 0 ? { ok: false, motivos: juntos, valores } : { ok: true, valores }
  }
}
