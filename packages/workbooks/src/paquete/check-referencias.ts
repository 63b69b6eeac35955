import type {
  ArchivoDePaquete,
  ClavesVistas,
  ColumnaDePaquete,
  Referencia,
  ValorDePaquete,
} from '@apremia/core'

/** Keys of the files read before, by the name of the file. */
export type ClavesPorArchivo = ReadonlyMap<string, ClavesVistas>

export interface ReferenciaRota {
  /** Column with the missing reference. */
  readonly columna: string
  readonly valor: string
  readonly archivo: string
}

export interface ReferenciasDeFila {
  readonly rotas: readonly ReferenciaRota[]
  /** Some reference names a row that may be in the tables of the product: it is checked on loading. */
  readonly sinComprobar: boolean
}

const targetOf = ({ archivo }: Referencia, tipo: ValorDePaquete): string | undefined => {
  if (typeof archivo === 'string') return archivo
  return tipo === 'I' || tipo === 'C' ? archivo[tipo] : undefined
}

/**
 * Checks the references of the rows of a file. A key missing from a complete file is refused. With a partial file, or
 * without the file, the row may already be in the tables.
 *
 * @param completos files of the package that bring all the rows there are
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
