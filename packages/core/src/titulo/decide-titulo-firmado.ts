import type { Respuesta } from '../decision/decision.ts'
import { firmaDeTitulos } from '../texto/firma-de-titulos.ts'
import { interpolar } from '../texto/interpolar.ts'

/**
 * Maximum number of bytes of a digitally signed executive title. An issued title has less than 1 MB, and a digital
 * signature with its certificates has less than 1 MB too.
 */
export const MAXIMO_DE_TITULO_FIRMADO = 25 * 1024 * 1024

/** Maximum number of executive titles that a person may download at once to sign them digitally. */
export const MAXIMO_PARA_FIRMAR = 500

/**
 * Results after which the product has the digitally signed executive title that a person uploaded. 'firmado': it was
 * stored. 'reemplazado': it replaced an earlier file. 'ya-estaba': the product already had the same file.
 */
export const FIRMADOS_ACEPTADOS = ['firmado', 'reemplazado', 'ya-estaba'] as const
export const FIRMADOS_ILEGIBLES = ['no-es-pdf', 'zip-adentro', 'grande', 'danado'] as const
export const RESULTADOS_DE_FIRMADO = [
  ...FIRMADOS_ACEPTADOS,
  ...['sin-firma', 'modificado', 'sin-campo', 'anulado', 'otra-firma', 'desconocido'],
  ...FIRMADOS_ILEGIBLES,
] as const satisfies readonly (keyof typeof firmaDeTitulos.resultados)[]
export type ResultadoDeFirmado = (typeof RESULTADOS_DE_FIRMADO)[number]

export const isFirmadoAceptado = (resultado: ResultadoDeFirmado): boolean =>
  FIRMADOS_ACEPTADOS.some((uno) => uno === resultado)

export interface TituloDeArchivo {
  readonly numero: number
  /** Number of bytes of the executive title as it was issued, without a signature. */
  readonly largo: number
  readonly anulado: boolean
  readonly campoDeFirma: boolean
  /** SHA-256 of the digitally signed file of the executive title. Null when no signed file is stored. */
  readonly firmado: string | null
}

export interface ArchivoFirmado {
  /**
   * Executive title with which the uploaded file begins, byte by byte. Null when the file begins with no issued title.
   */
  readonly titulo: TituloDeArchivo | null
  readonly largo: number
  readonly sha256: string
  /** True when the uploaded file only adds a digital signature to the issued title, as `hasSoloFirma` decides. */
  readonly soloFirma: boolean
  readonly reemplazar: boolean
}

const decide = ({
  titulo,
  largo,
  sha256,
  soloFirma,
  reemplazar,
}: ArchivoFirmado): ResultadoDeFirmado => {
  if (titulo === null) return 'desconocido'
  if (titulo.anulado) return 'anulado'
  if (largo === titulo.largo) return 'sin-firma'
  if (!titulo.campoDeFirma) return 'sin-campo'
  if (titulo.firmado === sha256) return 'ya-estaba'
  if (!soloFirma) return 'modificado'
  if (titulo.firmado === null) return 'firmado'
  return reemplazar ? 'reemplazado' : 'otra-firma'
}

export const fraseDeFirmado = (resultado: ResultadoDeFirmado, numero: number | null): string =>
  interpolar(firmaDeTitulos.resultados[resultado].frase, {
    n: numero ?? '',
    mb: MAXIMO_DE_TITULO_FIRMADO / 1024 / 1024,
  })

/**
 * Decides whether an uploaded file with a digitally signed executive title is stored. The file must be the issued
 * title, followed only by a signature, and the title must be in force (D185).
 */
export const decideTituloFirmado = (archivo: ArchivoFirmado): Respuesta<ResultadoDeFirmado> => {
  const { titulo, largo, soloFirma, reemplazar, sha256 } = archivo
  const valor = decide(archivo)
  return {
    valor,
    porque: {
      regla: 'titulo/firmado',
      fuente: 'D185',
      entradas: {
        titulo: titulo?.numero ?? null,
        emitido: titulo?.largo ?? null,
        visto: largo,
        anulado: titulo?.anulado ?? false,
        mismaFirma: titulo !== null && titulo.firmado === sha256,
        ...{ soloFirma, reemplazar },
      },
      valor,
    },
    frase: fraseDeFirmado(valor, titulo?.numero ?? null),
  }
}
