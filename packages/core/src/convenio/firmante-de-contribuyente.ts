import { parseDni } from '../identificador/dni.ts'
import { parseEmail } from '../identificador/email.ts'
import { parseTelefono } from '../identificador/telefono.ts'
import { dropInvisibles } from '../persona/read-escrito.ts'

/**
 * Taxpayer in the municipality's register. The field names are the names that the municipality's system uses. An
 * unknown value is ''.
 */
export interface ContribuyenteConocido {
  readonly APYNOM: string
  readonly NRO_DOC?: string
  readonly TELEFONOS?: string
  readonly EMAIL?: string
  readonly LOCALIDAD?: string
  readonly DOMICILIO?: string
}

export type CampoDeFirmante =
  | 'frm_dni'
  | 'frm_nombre'
  | 'frm_tel'
  | 'frm_email'
  | 'frm_loc'
  | 'frm_dir'

/** Returns the first valid phone of a text with several phones, or ''. */
export const firstTelefono = (telefonos: string): string =>
  [telefonos, ...telefonos.split(/[,;|]|\s\/\s|\s-\s/)].map(parseTelefono).find(Boolean) ?? ''

/**
 * Returns the values to fill in for the signer of an agreement, from the data of the taxpayer. Unknown and invalid
 * values are left out, such as the DNI (identity number) of a company.
 */
export const firmanteDeContribuyente = (
  contribuyente: ContribuyenteConocido,
): Readonly<Partial<Record<CampoDeFirmante, string>>> => {
  const { APYNOM, NRO_DOC = '', TELEFONOS = '', EMAIL = '', LOCALIDAD = '' } = contribuyente
  const campos: Record<CampoDeFirmante, string> = {
    frm_dni: parseDni(NRO_DOC) ?? '',
    frm_nombre: dropInvisibles(APYNOM).trim(),
    frm_tel: firstTelefono(TELEFONOS),
    frm_email: parseEmail(EMAIL) ?? '',
    frm_loc: dropInvisibles(LOCALIDAD).trim(),
    frm_dir: dropInvisibles(contribuyente.DOMICILIO ?? '').trim(),
  }
  return Object.fromEntries(Object.entries(campos).filter(([, valor]) => valor !== ''))
}
