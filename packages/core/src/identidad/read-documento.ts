import { PREFIJOS_DE_EMPRESA, parseCuit } from '../identificador/cuit.ts'
import { parseDni } from '../identificador/dni.ts'

/** Numbers that a provider of identity may give; a CUIL or CUIT holds the DNI between its prefix and its check digit. */
const CLASES = ['dni', 'cuil', 'cuit'] as const

/** Claim of the provider that carries the number of a person (D187). */
export interface ReclamoDeDocumento {
  readonly reclamo: string
  readonly clase: (typeof CLASES)[number]
}

type Documento =
  | { readonly dni: string }
  | { readonly falla: 'sin-documento' | 'documento-invalido' }

/** Reads 'cuil', or 'preferred_username:cuil' for a claim with another name. */
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
 * The DNI in the value of a claim. Unlike the register, whose old mistakes only warn (D106), a wrong check digit
 * refuses: another person could have the number.
 */
export const readDocumento = ({ clase }: ReclamoDeDocumento, valor: unknown): Documento => {
  const text = typeof valor === 'string' || typeof valor === 'number' ? String(valor) : ''
  if (text.trim() === '') return { falla: 'sin-documento' }
  const dni = clase === 'dni' ? parseDni(text) : dniDeCuit(text)
  return dni === undefined ? { falla: 'documento-invalido' } : { dni }
}
