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

/** Code of the notice that the signer is not a debtor. */
export const TITULAR_AJENO = 'convenio.titular-ajeno'

/** Capacity of a signer who is the debtor. The municipality may rename it, and then there is no notice. */
const TITULAR = 'TITULAR'

/**
 * Warns that the person who signs as the owner ('Titular') is not a debtor of some item of the agreement. It never
 * refuses: the register may be old, and the clerk decides. An item with an unknown debtor gives no notice, because the
 * signer may be that debtor.
 *
 * @param caracter name of the capacity in which the person signs, or undefined while none is chosen
 */
export const checkTitular = (
  caracter: string | undefined,
  documento: string,
  imponibles: readonly ImponibleConDeudores[],
): Motivo[] => {
  const dni = parseDni(documento)
  if (dni === undefined || caracter === undefined || normalizarBusqueda(caracter) !== TITULAR)
    return []
  const ajenos = imponibles.filter(({ deudores }) => {
    const sabidos = deudores.map(dniDePersona)
    return sabidos.length > 0 && sabidos.every((uno) => uno !== undefined && uno !== dni)
  })
  if (ajenos.length === 0) return []
  const nombres = new Intl.ListFormat('es-AR', { type: 'disjunction' }).format(
    ajenos.map(({ nombre }) => nombre),
  )
  return [
    {
      codigo: TITULAR_AJENO,
      campo: 'frm_dni',
      mensaje: interpolar(convenios.titularAjeno, { caracter, imponibles: nombres }),
    },
  ]
}
