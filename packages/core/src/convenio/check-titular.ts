import type { Motivo } from '../decision/decision.ts'
import { parseDni } from '../identificador/dni.ts'
import { type DocumentosDePersona, dniDePersona } from '../identificador/dni-de-persona.ts'
import { normalizarBusqueda } from '../identificador/normalizar-busqueda.ts'
import { convenios } from '../texto/convenios.ts'
import { interpolar } from '../texto/interpolar.ts'

export interface ImponibleConDeudores {
  /** Property or business with the code of its tax, as people write them: 'SS 58'. */
  readonly nombre: string
  readonly deudores: readonly DocumentosDePersona[]
}

export interface CaracterDeFirmante {
  readonly nombre: string
  /**
   * True for the capacity 'others' in the list of capacities. A person who signs an agreement with it writes the
   * capacity as text.
   */
  readonly otros: boolean
  readonly representa: boolean
}

/** Code of the warning that the person who signs an agreement is not a debtor. */
export const TITULAR_AJENO = 'convenio.titular-ajeno'

/**
 * Name of the capacity in which a debtor signs an agreement. A signer in this capacity who is not a debtor gets a
 * warning. The name identifies the capacity. If the municipality renames it, this warning never appears.
 */
const TITULAR = 'TITULAR'

/**
 * Returns the warning about a signer who is not a debtor. Possessors and heirs may acknowledge the debt, and a
 * representative shows a power of attorney. These signers get no warning.
 */
const noticeOf = ({ nombre, otros, representa }: CaracterDeFirmante): string | undefined => {
  if (representa) return undefined
  if (normalizarBusqueda(nombre) === TITULAR) return convenios.titularAjeno
  return otros ? convenios.firmanteAjeno : undefined
}

/**
 * Warns that the signer of an agreement is not a debtor of some property or business. Only an owner ('Titular') and a
 * capacity typed as text ('Inquilino', tenant) get the warning. The agreement is never refused, because the register
 * may be old. Nobody is warned while a debtor's document number is unknown.
 *
 * @param caracter capacity in which the person signs, or undefined while none is chosen
 * @param escrito text of the capacity, when the signer writes it
 */
export const checkTitular = (
  caracter: CaracterDeFirmante | undefined,
  escrito: string,
  documento: string,
  imponibles: readonly ImponibleConDeudores[],
): Motivo[] => {
  const dni = parseDni(documento)
  if (dni === undefined || caracter === undefined) return []
  const aviso = noticeOf(caracter)
  if (aviso === undefined) return []
  const ajenos = imponibles.filter(({ deudores }) => {
    const sabidos = deudores.map(dniDePersona)
    return sabidos.length > 0 && sabidos.every((uno) => uno !== undefined && uno !== dni)
  })
  if (ajenos.length === 0) return []
  const nombres = new Intl.ListFormat('es-AR', { type: 'disjunction' }).format(
    ajenos.map(({ nombre }) => nombre),
  )
  const seLee = (caracter.otros && escrito.trim()) || caracter.nombre
  return [
    {
      codigo: TITULAR_AJENO,
      campo: 'frm_dni',
      mensaje: interpolar(aviso, { caracter: seLee, imponibles: nombres }),
    },
  ]
}
