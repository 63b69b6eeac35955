import type { Motivo } from '../decision/decision.ts'
import { CERO, subtractCentavos } from '../dinero/centavos.ts'
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
} as const

export type CodigoDeAfuera = keyof typeof MENSAJES

export const CODIGOS_DE_AFUERA = Object.keys(MENSAJES) as readonly CodigoDeAfuera[]

export interface PorqueAfuera {
  readonly codigo: CodigoDeAfuera
  readonly mensaje: string
}

const findCodigo = (
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

/**
 * Returns the reason why a tax period cannot be in an agreement, or undefined when it can (D122). A period that the
 * person may not see counts as a missing period.
 */
export const refusePeriodo = (
  elegido: PeriodoElegido,
  abogado: string,
): PorqueAfuera | undefined => {
  const codigo = findCodigo(elegido, abogado)
  return codigo && explainAfuera(elegido, codigo)
}

export const motivoDeAfuera = ({ codigo, mensaje }: PorqueAfuera): Motivo => ({
  codigo: `convenio.${codigo}`,
  campo: 'cuotas_plan',
  mensaje,
})

/**
 * Converts a chosen period to a period of the agreement. Returns an array of one period, or of none when the
 * municipality does not give the total of the period.
 */
export const toPeriodoDeConvenio = ({ hallado, ...clave }: PeriodoElegido): PeriodoDeConvenio[] => {
  if (hallado === null || hallado.total === null) return []
  const { total, capital, legal } = hallado
  // When the municipality reports neither interest nor capital, the whole total counts as capital.
  const interes = hallado.interes ?? (capital === null ? CERO : subtractCentavos(total, capital))
  const periodo = { ...clave, capital: subtractCentavos(total, interes), interes, total, legal }
  return [hallado.interes === null && capital === null ? { ...periodo, sinSeparar: true } : periodo]
}
