import type {
  ArchivoDePaquete,
  ClavesVistas,
  ColumnaDePaquete,
  Referencia,
  ValorDePaquete,
} from '@apremia/core'

export type ClavesPorArchivo = ReadonlyMap<string, ClavesVistas>

export interface ReferenciaRota {
  /**
   * Column whose value names a row that does not exist. When several columns together name a row, this is the last of
   * these columns.
   */
  readonly columna: string
  readonly valor: string
  readonly archivo: string
}

export interface ReferenciasDeFila {
  readonly rotas: readonly ReferenciaRota[]
  /**
   * True when a row refers to a record that the data package does not contain. The record may be in the database, which
   * is checked later, during the load.
   */
  readonly sinComprobar: boolean
}

const targetOf = ({ archivo }: Referencia, tipo: ValorDePaquete): string | undefined => {
  if (typeof archivo === 'string') return archivo
  return tipo === 'I' || tipo === 'C' ? archivo[tipo] : undefined
}

/**
 * Creates a function that checks the references of a row to other rows, such as from an instalment to its payment plan.
 * A missing row is an error when its file is in `completos`. Otherwise the row may be in the database.
 *
 * @param completos names of the files that replace all the stored rows
 */
export const createComprobador = (
  archivo: ArchivoDePaquete,
  presentes: readonly ColumnaDePaquete[],
  claves: ClavesPorArchivo,
  completos: ReadonlySet<string>,
): ((valores: readonly ValorDePaquete[]) => ReferenciasDeFila) => {
  const lugarDe = (nombre: string): number => presentes.findIndex((una) => una.nombre === nombre)
  const tipo = lugarDe('TIPO')
  const referencias = archivo.referencias.map((referencia) => ({
    referencia,
    lugares: referencia.columnas.map(lugarDe),
  }))
  return (valores) => {
    const rotas: ReferenciaRota[] = []
    let sinComprobar = false
    for (const { referencia, lugares } of referencias) {
      const clave = lugares.map((lugar) => valores[lugar] ?? null)
      const destino = targetOf(referencia, valores[tipo] ?? null)
      if (destino === undefined || clave.includes(null)) continue
      if (claves.get(destino)?.has(clave) === true) continue
      if (completos.has(destino))
        rotas.push({
          columna: referencia.columnas.at(-1) ?? '',
          valor: clave.join(' '),
          archivo: destino,
        })
      else sinComprobar = true
    }
    return { rotas, sinComprobar }
  }
}
