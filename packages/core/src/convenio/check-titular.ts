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
  /** True for the choice 'others' of the list of capacities. The person who signs then writes the capacity as text. */
  readonly otros: boolean
  readonly representa: boolean
}

/** Code of the warning that the person who signs an agreement is not a debtor. */
export const TITULAR_AJENO = 'convenio.titular-ajeno'

/**
 * Name of the capacity in which a debtor signs an agreement. A person who signs in this capacity and is not a debtor
 * gets a warning. If the municipality renames the capacity, nobody gets this warning.
 */
const TITULAR = 'TITULAR'

/**
 * Returns the warning about a signer who is not a debtor. A possessor and an heir may acknowledge the debt, and a
 * representative of the taxpayer shows a power of attorney, so these signers get no warning.
 */
const noticeOf = ({ nombre, otros, representa }: CaracterDeFirmante): string | undefined => {
  if (representa) return undefined
  if (normalizarBusqueda(nombre) === TITULAR) return convenios.titularAjeno
  return otros ? convenios.firmanteAjeno : undefined
}

/**
 * Warns that the person who signs an agreement is not a debtor of some of its properties or businesses. Only two kinds
 * of signer get the warning: an owner ('Titular'), and a person whose capacity was typed as text ('Inquilino', tenant).
 * The agreement is never refused, because the register may be old. There is no warning when a debtor's document number
 * is not known.
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
