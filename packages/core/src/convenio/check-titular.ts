import type { Motivo } from '../decision/decision.ts'
import { parseDni } from '../identificador/dni.ts'
import { type DocumentosDePersona, dniDePersona } from '../identificador/dni-de-persona.ts'
import { normalizarBusqueda } from '../identificador/normalizar-busqueda.ts'
import { convenios } from '../texto/convenios.ts'
import { interpolar } from '../texto/interpolar.ts'

export interface ImponibleConDeudores {
  /** Item (property or business) with its tax, as people see it: 'SS 58'. */
  readonly nombre: string
  readonly deudores: readonly DocumentosDePersona[]
}

/** Capacity in which a person signs an agreement. */
export interface CaracterDeFirmante {
  readonly nombre: string
  /** True when the capacity asks for a written text. */
  readonly otros: boolean
  /** True when the person signs for the taxpayer. */
  readonly representa: boolean
}

/** Code of the notice that the signer is not a debtor. */
export const TITULAR_AJENO = 'convenio.titular-ajeno'

/** Capacity of a signer who is the debtor. The municipality may rename it, and then there is no notice. */
const TITULAR = 'TITULAR'

/**
 * Chooses the notice about a signer who is not a debtor. A possessor and an heir may acknowledge the debt, and who signs
 * for the taxpayer shows a power of attorney, so none of them has a notice.
 */
const noticeOf = ({ nombre, otros, representa }: CaracterDeFirmante): string | undefined => {
  if (representa) return undefined
  if (normalizarBusqueda(nombre) === TITULAR) return convenios.titularAjeno
  return otros ? convenios.firmanteAjeno : undefined
}

/**
 * Warns that the person who signs as the owner ('Titular'), or in a capacity that is not in the list ('Inquilino'), is
 * not a debtor of some item of the agreement. It never refuses: the register may be old, and the clerk decides. An item
 * with an unknown debtor gives no notice, because the signer may be that debtor.
 *
 * @param caracter capacity in which the person signs, or undefined while none is chosen
 * @param escrito text of a capacity that asks for it
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
