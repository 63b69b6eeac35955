import type { Motivo } from '../decision/decision.ts'
import { isSinSeparar, splitTotal } from '../deuda/split-total.ts'
import { ABOGADO_JEFE } from '../permiso/usuario.ts'
import { convenios } from '../texto/convenios.ts'
import { interpolar } from '../texto/interpolar.ts'
import {
  describePeriodo,
  type PeriodoDeConvenio,
  type PeriodoElegido,
} from './periodo-de-convenio.ts'

const { seleccion: textos } = convenios

const MENSAJES = {
  inexistente: textos.inexistente,
  'en-convenio': textos.enConvenio,
  'en-plan': textos.enPlan,
  'fuera-de-gestion': textos.fueraDeGestion,
  'de-otro-abogado': textos.deOtroAbogado,
  'sin-importe': textos.sinImporte,
  'sin-interes': textos.sinInteres,
} as const

export type CodigoDeAfuera = keyof typeof MENSAJES

export const CODIGOS_DE_AFUERA = Object.keys(MENSAJES) as readonly CodigoDeAfuera[]

export interface PorqueAfuera {
  readonly codigo: CodigoDeAfuera
  readonly mensaje: string
}

const findCodigoDeReclamo = (
  { hallado }: Pick<PeriodoElegido, 'hallado'>,
  abogado: string,
): CodigoDeAfuera | undefined => {
  if (hallado === null) return 'inexistente'
  const { legal, enPlan, convenio, total } = hallado
  if (convenio !== null) return 'en-convenio'
  if (enPlan) return 'en-plan'
  if (legal === '') return 'fuera-de-gestion'
  if (abogado !== '' && abogado !== ABOGADO_JEFE && legal !== abogado) return 'de-otro-abogado'
  return total === null ? 'sin-importe' : undefined
}

export const explainAfuera = (elegido: PeriodoElegido, codigo: CodigoDeAfuera): PorqueAfuera => ({
  codigo,
  mensaje: interpolar(MENSAJES[codigo], {
    periodo: describePeriodo(elegido),
    convenio: elegido.hallado?.convenio ?? '',
    abogado: elegido.hallado?.legal ?? '',
  }),
})

export type RefusePeriodo = (elegido: PeriodoElegido, abogado: string) => PorqueAfuera | undefined

/**
 * Returns the reason why a lawyer cannot claim a tax period, or undefined when the lawyer can. A period of unknown
 * interest can be claimed by its total, but no document may print its capital or interest.
 */
export const refuseReclamo: RefusePeriodo = (elegido, abogado) => {
  const codigo = findCodigoDeReclamo(elegido, abogado)
  return codigo && explainAfuera(elegido, codigo)
}

/**
 * Returns the reason why a tax period cannot be in an agreement or payment plan, or undefined when it can (D122). A
 * period that the person may not see counts as missing. Unknown interest is refused, because instalments, discounts and
 * payments are split into capital and interest (ADR 0108).
 */
export const refusePeriodo: RefusePeriodo = (elegido, abogado) =>
  refuseReclamo(elegido, abogado) ??
  (elegido.hallado !== null && isSinSeparar(elegido.hallado)
    ? explainAfuera(elegido, 'sin-interes')
    : undefined)

export const motivoDeAfuera = ({ codigo, mensaje }: PorqueAfuera): Motivo => ({
  codigo: `convenio.${codigo}`,
  campo: 'cuotas_plan',
  mensaje,
})

/**
 * Converts a chosen tax period to a period of an agreement, in a list. The list is empty when the municipality gave no
 * total. `sinSeparar` is true when the capital and the interest are unknown.
 */
export const toPeriodoDeConvenio = ({ hallado, ...clave }: PeriodoElegido): PeriodoDeConvenio[] => {
  if (hallado === null || hallado.total === null) return []
  const { capital, interes, total, legal } = hallado
  return [{ ...clave, ...splitTotal({ capital, interes, total }), total, legal }]
}
