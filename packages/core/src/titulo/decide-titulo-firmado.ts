import type { Respuesta } from '../decision/decision.ts'
import { firmaDeTitulos } from '../texto/firma-de-titulos.ts'
import { interpolar } from '../texto/interpolar.ts'

/** Maximum bytes of a signed title. An issued one has less than 1 MB, and a signature with its certificates too. */
export const MAXIMO_DE_TITULO_FIRMADO = 25 * 1024 * 1024

/** Maximum number of titles that are downloaded at once to be signed. */
export const MAXIMO_PARA_FIRMAR = 500

/** Signed files that are kept, or were kept before. Sending one of these again changes nothing. */
export const FIRMADOS_ACEPTADOS = ['firmado', 'reemplazado', 'ya-estaba'] as const
/** Files that cannot even be looked at as a PDF. */
export const FIRMADOS_ILEGIBLES = ['no-es-pdf', 'zip-adentro', 'grande', 'danado'] as const
export const RESULTADOS_DE_FIRMADO = [
  ...FIRMADOS_ACEPTADOS,
  ...['sin-firma', 'modificado', 'sin-campo', 'anulado', 'otra-firma', 'desconocido'],
  ...FIRMADOS_ILEGIBLES,
] as const satisfies readonly (keyof typeof firmaDeTitulos.resultados)[]
export type ResultadoDeFirmado = (typeof RESULTADOS_DE_FIRMADO)[number]

export const isFirmadoAceptado = (resultado: ResultadoDeFirmado): boolean =>
  FIRMADOS_ACEPTADOS.some((uno) => uno === resultado)

/** Executive title with whose issued bytes a file begins. */
export interface TituloDeArchivo {
  readonly numero: number
  /** Bytes of the issued file. */
  readonly largo: number
  readonly anulado: boolean
  /** Whether it was issued with a field for a digital signature. */
  readonly campoDeFirma: boolean
  /** Hash of the signed file that is kept, or null. */
  readonly firmado: string | null
}

export interface ArchivoFirmado {
  /** Title with whose issued bytes the file begins, or null when it begins with none. */
  readonly titulo: TituloDeArchivo | null
  readonly largo: number
  readonly sha256: string
  /** Whether the bytes after the issued ones are a signature and nothing else, as `hasSoloFirma` decides. */
  readonly soloFirma: boolean
  /** Whether the person asked that the file takes the place of another signed one. */
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
 * Decides whether a file that came back signed is kept: it must be an issued title in force, with nothing but a
 * signature after it (D185).
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
