import type { Motivo } from '../decision/decision.ts'
import { paquete as textos } from '../texto/paquete.ts'
import type { ArchivoDePaquete } from './archivo-de-paquete.ts'
import { checkFilaDePaquete } from './check-fila-de-paquete.ts'
import type { ColumnaDePaquete } from './columna-de-paquete.ts'
import { readValorDePaquete, type ValorDePaquete } from './read-valor-de-paquete.ts'

export type LecturaDeFilaDePaquete =
  | { readonly ok: true; readonly valores: readonly ValorDePaquete[] }
  /** Refused row. `valores` has null for each cell that cannot be parsed. */
  | {
      readonly ok: false
      readonly motivos: readonly Motivo[]
      readonly valores: readonly ValorDePaquete[]
    }

/**
 * Maximum number of parsed cell values in the cache. Codes, streets and situations (statuses of debt) repeat thousands
 * of times.
 */
const RECORDADOS = 4_096

const createLector = ({ forma, obligatoria }: ColumnaDePaquete) => {
  const leidos = new Map<string, ReturnType<typeof readValorDePaquete>>()
  const read = (celda: string) => {
    const leido = readValorDePaquete(forma, celda)
    return obligatoria && 'valor' in leido && leido.valor === null
      ? { mensaje: textos.motivos.requerido }
      : leido
  }
  const readOnce = (celda: string) => {
    const previo = leidos.get(celda)
    if (previo !== undefined) return previo
    const leido = read(celda)
    if (leidos.size < RECORDADOS && celda.length <= 60) leidos.set(celda, leido)
    return leido
  }
  // Amounts seldom repeat, and looking one up takes longer than parsing it.
  return forma.clase === 'importe' ? read : readOnce
}

/**
 * Creates a parser of the rows of one package file. For a refused row, the parser returns every reason, each with its
 * column.
 *
 * @param presentes columns of the file, in the order of the cells of each row
 */
export const createLectorDePaquete = (
  archivo: ArchivoDePaquete,
  presentes: readonly ColumnaDePaquete[],
): ((celdas: readonly string[]) => LecturaDeFilaDePaquete) => {
  const lectores = presentes.map(createLector)
  const lugares = new Map(presentes.map(({ nombre }, lugar) => [nombre, lugar]))
  return (celdas) => {
    const valores: ValorDePaquete[] = new Array(lectores.length)
    const motivos: Motivo[] = []
    for (const [lugar, read] of lectores.entries()) {
      const leido = read(celdas[lugar] ?? '')
      if ('valor' in leido) valores[lugar] = leido.valor
      else {
        const campo = presentes[lugar]?.nombre ?? ''
        valores[lugar] = null
        motivos.push({ codigo: 'paquete.celda', campo, mensaje: leido.mensaje })
      }
    }
    if (motivos.length > 0) return { ok: false, motivos, valores }
    const valorDe = (columna: string) => valores[lugares.get(columna) ?? -1] ?? null
    const juntos = checkFilaDePaquete(archivo.nombre, valorDe)
    return juntos.length > 0 ? { ok: false, motivos: juntos, valores } : { ok: true, valores }
  }
}
