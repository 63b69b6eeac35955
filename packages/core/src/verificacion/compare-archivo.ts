import type { Respuesta } from '../decision/decision.ts'
import { verificacion } from '../texto/verificacion.ts'

export interface ArchivoEmitido {
  /** SHA-256 of the whole document as it was issued, in hexadecimal. */
  readonly sha256: string
  readonly largo: number
}

export interface ArchivoVisto {
  /**
   * SHA-256 of the beginning of the file to verify: as many bytes as the issued document has. A shorter file is hashed
   * whole.
   */
  readonly sha256: string
  /** Number of bytes of the whole file to verify. */
  readonly largo: number
  /**
   * True when the bytes added after the issued document are only a digital signature, as `hasSoloFirma` decides. The
   * value is ignored when no bytes were added.
   */
  readonly soloFirma: boolean
}

/**
 * Results of comparing a file with the issued document (D185). 'emitido': the same bytes. 'firmado': the document plus
 * a digital signature, whose signer nobody checked. 'modificado': any other difference, because even added bytes can
 * draw every page again.
 */
export const RESULTADOS_DE_ARCHIVO = ['emitido', 'firmado', 'modificado'] as const
export type ResultadoDeComparacion = (typeof RESULTADOS_DE_ARCHIVO)[number]

export interface ArchivoComparado {
  readonly resultado: ResultadoDeComparacion
  /**
   * True when the file to verify begins with the whole issued document. A person can then recover the document from the
   * file.
   */
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
