import type {
  ArchivoDePaquete,
  ClavesVistas,
  ColumnaDePaquete,
  Referencia,
  ValorDePaquete,
} from '@apremia/core'

/** Keys of the files already read, by file name. */
export type ClavesPorArchivo = ReadonlyMap<string, ClavesVistas>

export interface ReferenciaRota {
  /** Column whose value refers to a row that does not exist. */
  readonly columna: string
  readonly valor: string
  readonly archivo: string
}

export interface ReferenciasDeFila {
  readonly rotas: readonly ReferenciaRota[]
  /**
   * True when the row that a reference names may be in the database. The reference is checked when the package is
   * loaded.
   */
  readonly sinComprobar: boolean
}

const targetOf = ({ archivo }: Referencia, tipo: ValorDePaquete): string | undefined => {
  if (typeof archivo === 'string') return archivo
  return tipo === 'I' || tipo === 'C' ? archivo[tipo] : undefined
}

/**
 * Creates a function that checks the references of the rows of a file. A reference to a complete file is refused when
 * the file lacks the key. When the file is partial or missing, the row may already be in the database.
 *
 * @param completos files of the package that include all the existing rows
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
