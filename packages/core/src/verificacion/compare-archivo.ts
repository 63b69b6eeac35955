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
  /**
   * True when the bytes after the issued ones hold nothing but a signature, as `hasSoloFirma` says where the file is. It
   * says nothing of a file without such bytes.
   */
  readonly soloFirma: boolean
}

/**
 * Relation of a file with the issued one. A `firmado` file is the issued one with a signature after it, whose signer
 * nobody checked. A file with anything else after the issued one is `modificado`, because that may draw every page again
 * (D185).
 */
export const RESULTADOS_DE_ARCHIVO = ['emitido', 'firmado', 'modificado'] as const
export type ResultadoDeComparacion = (typeof RESULTADOS_DE_ARCHIVO)[number]

export interface ArchivoComparado {
  readonly resultado: ResultadoDeComparacion
  /** Whether the file begins with the whole issued one, which a person can save from it. */
  readonly conserva: boolean
}

const compare = (emitido: ArchivoEmitido, visto: ArchivoVisto): ArchivoComparado => {
  if (visto.sha256 !== emitido.sha256 || visto.largo < emitido.largo)
    return { resultado: 'modificado', conserva: false }
  if (visto.largo === emitido.largo) return { resultado: 'emitido', conserva: true }
  return { resultado: visto.soloFirma ? 'firmado' : 'modificado', conserva: true }
}

const fraseDe = ({ resultado, conserva }: ArchivoComparado): string =>
  resultado === 'modificado' && conserva
    ? verificacion.archivo.agregado
    : verificacion.archivos[resultado].frase

export const compareArchivo = (
  emitido: ArchivoEmitido,
  visto: ArchivoVisto,
): Respuesta<ArchivoComparado> => {
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
        soloFirma: visto.soloFirma,
      },
      valor: valor.resultado,
    },
    frase: fraseDe(valor),
  }
}
