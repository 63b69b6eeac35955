import { type CodigoDePlan, formatCentavos, TIPOS_DE_PLAN } from '@apremia/core'
import { today } from '../../../ui/format.ts'
import type { Start } from '../../../ui/record/use-record-form.ts'
import type { EstadoDeFicha } from './ficha-reducer.ts'
import { entraPorDefecto, type PeriodoDeFicha, sePuede, toElegido } from './periodos.ts'
import { corrientes, type PlanDeFicha } from './planes.ts'
import {
  claveDeItem,
  elegir,
  enCentavos,
  type Item,
  itemDe,
  type PeriodoDeSeleccion,
  type Seleccion,
} from './seleccion.ts'
import { type Convenio, toValores, VALORES_VACIOS, type Valores } from './valores.ts'

export type Base = Start<Valores, EstadoDeFicha>

export interface Inicial {
  readonly clase: Seleccion['clase']
  readonly imponible?: string
  readonly recurso?: string
  /**
   * Tax periods that the form selects once the debt has loaded. 'todos' selects every period that the rules admit
   * (D183).
   */
  readonly periodos?: 'todos' | readonly Pick<PeriodoDeSeleccion, 'a' | 'c'>[]
  readonly plan?: {
    readonly codigo: CodigoDePlan
    readonly cuotas: string
    readonly anticipo: string
  }
}

/**
 * Returns the key under which the browser keeps the draft of a payment agreement. Each person has a separate draft for
 * each property or business.
 */
export const claveDeBorrador = (
  dni: string,
  convenio: Pick<Convenio, 'id'> | undefined,
  inicial: Inicial | undefined,
): string => {
  const { clase, imponible, recurso, periodos, plan } = inicial ?? {}
  // A payment plan that comes from a simulation has its own draft, apart from a draft typed earlier for the same
  // property or business.
  const simulado = plan === undefined ? [] : [JSON.stringify([periodos, plan])]
  const nuevo =
    imponible === undefined ? ['nuevo'] : ['nuevo', clase, imponible, recurso ?? '', ...simulado]
  return `convenio.${dni}/${convenio ? convenio.id : nuevo.join('.')}`
}

const pickPedidos = (
  periodos: readonly PeriodoDeFicha[],
  pedidos: NonNullable<Inicial['periodos']>,
): readonly PeriodoDeFicha[] =>
  pedidos === 'todos'
    ? periodos.filter(entraPorDefecto)
    : periodos.filter(
        (periodo) =>
          sePuede(periodo) && pedidos.some(({ a, c }) => a === periodo.a && c === periodo.c),
      )

/**
 * Returns the start values of a new payment agreement on the property or business from which the form was opened.
 * Preselected tax periods are start values, so they do not count as changes made by the person.
 *
 * @param deuda tax periods of that property or business
 */
export const baseNueva = (
  inicial: Inicial | undefined,
  deuda: readonly PeriodoDeFicha[] = [],
  hoy = today(),
): Base => {
  const { clase = 'inmueble', imponible, recurso, periodos, plan } = inicial ?? {}
  const conPlan =
    plan === undefined ? {} : { plan: plan.codigo, cuotas: plan.cuotas, anticipo: plan.anticipo }
  const elegidos = periodos === undefined ? [] : pickPedidos(deuda, periodos)
  const items =
    imponible !== undefined && recurso !== undefined
      ? [elegir({ ...itemDe(recurso, Number(imponible)), ...conPlan }, elegidos.map(toElegido))]
      : []
  return { valores: { ...VALORES_VACIOS, fechaconf: hoy }, rest: { clase, items }, version: 0 }
}

const toItem = (convenio: Convenio, plan: Convenio['convenio_convpp'][number]): Item => {
  const codigo = plan.plan as CodigoDePlan
  const tipo = TIPOS_DE_PLAN[codigo]
  return {
    r: plan.r,
    i: plan.i,
    periodos: convenio.convenio_convppcuotas
      .filter(({ r, i }) => r === plan.r && i === plan.i)
      .map(({ a, c, total }) => ({ a, c, t: total, legal: convenio.codexterno }))
      .sort((x, y) => x.a - y.a || x.c - y.c),
    plan: codigo,
    cuotas: tipo.cuotas === null ? String(corrientes(plan).length) : '',
    // When the advance (first payment) is the computed minimum, the form takes it as not typed by the person, and
    // leaves its field empty (D32).
    anticipo:
      plan.anticipo === plan.anticipo_minimo ? '' : formatCentavos(enCentavos(plan.anticipo)),
  }
}

export const baseGuardada = (convenio: Convenio): Base => ({
  valores: toValores(convenio),
  rest: {
    clase: convenio.clase,
    items: convenio.convenio_convpp.map((plan) => toItem(convenio, plan)),
  },
  version: convenio.version,
})

/**
 * Returns the saved payment plan of one property or business of the agreement, or undefined without a saved plan.
 * @param clave key of the property or business, as `claveDeItem` builds it
 */
export const planDelConvenio = (
  { convenio_convpp }: Convenio,
  clave: string,
): PlanDeFicha | undefined => {
  const guardado = convenio_convpp.find((plan) => claveDeItem(plan) === clave)
  return guardado && { ...guardado, plan: guardado.plan as CodigoDePlan, cambiado_de: null }
}
