import type { Motivo } from '../decision/decision.ts'
import { PREFIJOS_DE_EMPRESA, parseCuit } from '../identificador/cuit.ts'
import { parseDni } from '../identificador/dni.ts'
import { normalizarBusqueda } from '../identificador/normalizar-busqueda.ts'
import { convenios } from '../texto/convenios.ts'
import { interpolar } from '../texto/interpolar.ts'

/** Documents of a taxpayer in the register, as the municipality wrote them. '' for an unknown document. */
export interface DocumentosDeDeudor {
  readonly dni: string
  readonly cuit: string
}

export interface ImponibleConDeudores {
  /** Item (property or business) with its tax, as people see it: 'SS 58'. */
  readonly nombre: string
  readonly deudores: readonly DocumentosDeDeudor[]
}

/** Code of the notice that the signer is not a debtor. */
export const TITULAR_AJENO = 'convenio.titular-ajeno'

/** Capacity of a signer who is the debtor. The municipality may rename it, and then there is no notice. */
const TITULAR = 'TITULAR'

/** Returns the DNI of a person by the DNI or the CUIT. '' for a company, and undefined when nobody knows it. */
const dniDe = ({ dni, cuit }: DocumentosDeDeudor): string | undefined => {
  const digitos = parseCuit(cuit)?.digitos
  if (digitos !== undefined && PREFIJOS_DE_EMPRESA.some((uno) => digitos.startsWith(uno))) return ''
  return parseDni(dni) ?? (digitos && parseDni(digitos.slice(2, 10)))
}

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
    const sabidos = deudores.map(dniDe)
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
