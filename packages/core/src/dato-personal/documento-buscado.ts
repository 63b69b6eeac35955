import { PREFIJOS_DE_EMPRESA, parseCuit } from '../identificador/cuit.ts'
import { parseDni } from '../identificador/dni.ts'

export interface DocumentoBuscado {
  /** Digits of the DNI (identity number). '' for a company, which has no DNI. */
  readonly dni: string
  /** Eleven digits of the CUIT (tax number). '' when the request gave only the DNI. */
  readonly cuit: string
}

/**
 * Reads the DNI or CUIT to search for. A CUIT with a wrong check digit is accepted and searched as written, because the
 * register contains wrong CUITs (D106).
 */
export const readDocumentoBuscado = (text: string): DocumentoBuscado | undefined => {
  const dni = parseDni(text)
  if (dni !== undefined) return { dni, cuit: '' }
  const cuit = parseCuit(text)
  if (cuit === undefined) return undefined
  const { digitos } = cuit
  const empresa = PREFIJOS_DE_EMPRESA.some((prefijo) => digitos.startsWith(prefijo))
  const dentro = empresa ? undefined : parseDni(digitos.slice(2, 10).replace(/^0+/, ''))
  return { dni: dentro ?? '', cuit: digitos }
}
