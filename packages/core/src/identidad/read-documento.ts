import { PREFIJOS_DE_EMPRESA, parseCuit } from '../identificador/cuit.ts'
import { parseDni } from '../identificador/dni.ts'

/**
 * Kinds of document number that an identity provider may send. A CUIL or CUIT (tax number) contains the DNI (identity
 * number) between its prefix and its check digit.
 */
const CLASES = ['dni', 'cuil', 'cuit'] as const

/** OpenID Connect claim in which the identity provider sends the document number of a person (D187). */
export interface ReclamoDeDocumento {
  readonly reclamo: string
  readonly clase: (typeof CLASES)[number]
}

type Documento =
  | { readonly dni: string }
  | { readonly falla: 'sin-documento' | 'documento-invalido' }

/**
 * Parses the setting that names the OpenID Connect claim with the document number. 'cuil' means the claim `cuil`, with
 * a CUIL (tax number). 'preferred_username:cuil' means the claim `preferred_username`, with a CUIL. Undefined for any
 * other form.
 */
export const parseReclamo = (text: string): ReclamoDeDocumento | undefined => {
  const [, reclamo = '', escrita] = /^([\w.:/-]*?\w)(?::(dni|cuil|cuit))?$/.exec(text.trim()) ?? []
  const clase = CLASES.find((una) => una === (escrita ?? reclamo))
  return clase === undefined ? undefined : { reclamo, clase }
}

const dniDeCuit = (text: string): string | undefined => {
  const cuit = parseCuit(text.trim())
  if (cuit === undefined || !cuit.digitoCorrecto) return undefined
  if (PREFIJOS_DE_EMPRESA.some((prefijo) => cuit.digitos.startsWith(prefijo))) return undefined
  return parseDni(cuit.digitos.slice(2, 10).replace(/^0+/, ''))
}

/**
 * Reads the DNI (identity number) from an OpenID Connect claim. A CUIL (tax number) with a wrong check digit is
 * refused, because it could be another person's. The taxpayer register only warns (D106).
 */
export const readDocumento = ({ clase }: ReclamoDeDocumento, valor: unknown): Documento => {
  const text = typeof valor === 'string' || typeof valor === 'number' ? String(valor) : ''
  if (text.trim() === '') return { falla: 'sin-documento' }
  const dni = clase === 'dni' ? parseDni(text) : dniDeCuit(text)
  return dni === undefined ? { falla: 'documento-invalido' } : { dni }
}
