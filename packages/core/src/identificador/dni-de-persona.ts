import { PREFIJOS_DE_EMPRESA, parseCuit } from './cuit.ts'
import { parseDni } from './dni.ts'

/** Document numbers of a taxpayer, as the municipality wrote them. '' when unknown. */
export interface DocumentosDePersona {
  readonly dni: string
  readonly cuit: string
}

/**
 * Returns the DNI (identity number) of a taxpayer, or the DNI inside the CUIT (tax number). Returns '' for a company,
 * and undefined when the DNI is unknown.
 */
export const dniDePersona = ({ dni, cuit }: DocumentosDePersona): string | undefined => {
  const digitos = parseCuit(cuit)?.digitos
  if (digitos !== undefined && PREFIJOS_DE_EMPRESA.some((uno) => digitos.startsWith(uno))) return ''
  return parseDni(dni) ?? (digitos && parseDni(digitos.slice(2, 10)))
}
