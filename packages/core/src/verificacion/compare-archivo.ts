import type { Respuesta } from '../decision/decision.ts'
import { verificacion } from '../texto/verificacion.ts'

export interface ArchivoEmitido {
  /** Hash of the whole issued file, in hexadecimal. */
  readonly sha256: string
  readonly largo: number
}

export interface ArchivoVisto {
  /** Hash of the first bytes of the file: as many as the issued file has, or all of them when the file is shorter. */
  readonly sha256: string
  /** Bytes of the whole file. */
  readonly largo: number
}

/**
 * Relation of a file with the issued one. An `agregado` file begins with the whole issued file and has something after
 * it. That may be a signature, and may also draw every page again (D185), so it is never told as the issued file.
 */
export const RESULTADOS_DE_ARCHIVO = ['emitido', 'agregado', 'modificado'] as const
export type ResultadoDeComparacion = (typeof RESULTADOS_DE_ARCHIVO)[number]

const compare = (emitido: ArchivoEmitido, visto: ArchivoVisto): ResultadoDeComparacion => {
  if (visto.sha256 !== emitido.sha256 || visto.largo < emitido.largo) return 'modificado'
  return visto.largo === emitido.largo ? 'emitido' : 'agregado'
}

export const compareArchivo = (
  emitido: ArchivoEmitido,
  visto: ArchivoVisto,
): Respuesta<ResultadoDeComparacion> => {
  const valor = compare(emitido, visto)
  return {
    valor,
    porque: {
      regla: 'verificacion/archivo',
      fuente: 'D185',
      entradas: {
        emitido: emitido.largo,
        visto: visto.largo,
        coincide: visto.sha256 === emitido.sha256,
      },
      valor,
    },
    frase: verificacion.archivos[valor].frase,
  }
}
