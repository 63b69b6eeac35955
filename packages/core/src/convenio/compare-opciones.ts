import { addCentavos, CERO, type Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import type { CuotaDePlan, ParametrosDePlan, PlanSimulado } from '../plan/plan-simulado.ts'
import { simulatePlan } from '../plan/simulate-plan.ts'
import { CODIGOS_DE_PLAN, type CodigoDePlan, TIPOS_DE_PLAN } from '../plan/tipos-de-plan.ts'
import type { CatalogoDeRecursos } from '../recurso/catalogo.ts'
import type { Recurso } from '../recurso/recursos.ts'
import { planes as textos } from '../texto/planes.ts'
import { sumPeriodos } from './decide-seleccion.ts'
import type { EstadoDeConvenio } from './estado-de-convenio.ts'
import { liquidateConArancel } from './liquidate-honorarios.ts'
import type { PeriodoDeConvenio } from './periodo-de-convenio.ts'
import type { OpcionDePago, TramoDeCuotas } from './planilla-datos.ts'
import { groupPorImponible } from './simulate-convenio.ts'

export interface EntradaDeComparacion {
  readonly clase: Recurso['clase']
  readonly periodos: readonly PeriodoDeConvenio[]
  /** Number of instalments that the person asks for, in plans that let the person choose. Null asks for the maximum. */
  readonly cuotas: number | null
  readonly firma: Fecha
  readonly parametros: ParametrosDePlan
  readonly recursos: CatalogoDeRecursos
  readonly filas: readonly FilaDeParametro[]
  /** Row of the fee table, extrajudicial or judicial, for the agreement that the debtor would sign. */
  readonly estado: EstadoDeConvenio
  /**
   * Row of the fee table that would apply after the debt is claimed in court. Null when the fee table has no judicial
   * row.
   */
  readonly estadoJudicial: EstadoDeConvenio | null
  readonly responsableInscripto: boolean
}

/**
 * Codes of the payment plans to compare. Some plans are a pair: one below a debt threshold and one from the threshold
 * on. The list has the first plan of a pair. The simulation changes to the second plan when the debt needs it.
 */
const FAMILIAS: readonly CodigoDePlan[] = CODIGOS_DE_PLAN.filter(
  (codigo) => TIPOS_DE_PLAN[codigo].umbral?.lado !== 'desde',
)

const SIN_PLAN = {
  plan: '',
  descuento: CERO,
  financiacion: CERO,
  tasa: null,
  anticipo: CERO,
  origenDeVencimientos: '',
} as const

/**
 * Simulates a payment plan for each property or business of a debt. Undefined when the plan is not allowed for some
 * property or business.
 */
const simulateEach = (
  codigo: CodigoDePlan,
  { clase, periodos, cuotas, firma, parametros, recursos }: EntradaDeComparacion,
): PlanSimulado[] | undefined => {
  const simulados: PlanSimulado[] = []
  for (const lineas of groupPorImponible(periodos)) {
    const decision = simulatePlan({
      plan: codigo,
      clase,
      lineas,
      cuotas,
      anticipo: null,
      firma,
      parametros,
      recursos,
    })
    if (!decision.ok) return undefined
    simulados.push(decision.valor)
  }
  return simulados
}

const distinct = (textos: readonly string[]): string => [...new Set(textos)].join(' / ')
const sumOf = (simulados: readonly PlanSimulado[], of: (plan: PlanSimulado) => Centavos) =>
  addCentavos(...simulados.map(of))

/**
 * Adds up several payment plans, instalment by instalment. Consecutive instalments with the same sum form a group. The
 * last sum may differ, because each plan's last instalment includes the centavos left over by a division (D33).
 */
const groupCuotas = (planes: readonly (readonly CuotaDePlan[])[]): TramoDeCuotas[] => {
  const tramos: { cantidad: number; monto: Centavos }[] = []
  const largo = Math.max(0, ...planes.map(({ length }) => length))
  for (let i = 0; i < largo; i++) {
    const monto = addCentavos(...planes.map((cuotas) => cuotas[i]?.monto ?? CERO))
    const ultimo = tramos.at(-1)
    if (ultimo?.monto === monto) ultimo.cantidad++
    else tramos.push({ cantidad: 1, monto })
  }
  return tramos
}

const describePlan = (simulados: readonly PlanSimulado[]) => {
  const corrientes = simulados.map(({ cuotas }) => cuotas.filter(({ cuota }) => cuota > 0))
  const vencimientos = simulados.flatMap(({ cuotas }) => cuotas.map((c) => c.vencimiento))
  return {
    tipo: 'plan' as const,
    plan: distinct(simulados.map(({ plan }) => plan)),
    nombre: distinct(simulados.map(({ nombre }) => nombre)),
    descuento: sumOf(simulados, ({ descuento }) => descuento),
    financiacion: sumOf(simulados, ({ financiacion }) => financiacion),
    tasa: simulados.find(({ tasa }) => tasa !== null)?.tasa ?? null,
    anticipo: sumOf(simulados, ({ anticipo }) => anticipo),
    cuotas: groupCuotas(corrientes),
    origenDeVencimientos: distinct(simulados.map((plan) => plan.origenDeVencimientos)),
    ultimoVencimiento: vencimientos.sort().at(-1) as Fecha,
    aPagar: sumOf(simulados, ({ aPagar }) => aPagar),
  }
}

/**
 * Compares the ways to pay a debt: all today, with each plan that fits every property and business, or after a court
 * filing. Fees and taxes are equal for every plan (S1 §9).
 */
export const compareOpciones = (entrada: EntradaDeComparacion): OpcionDePago[] => {
  const { periodos, firma, filas, estado, estadoJudicial, responsableInscripto } = entrada
  const { total: deuda } = sumPeriodos(periodos)
  if (deuda <= 0) return []
  const liquidate = (arancel: EstadoDeConvenio) =>
    liquidateConArancel({ deuda, arancel, otgastos: CERO, responsableInscripto }, filas, firma)
  const honorarios = liquidate(estado)
  const cuotas = [{ cantidad: 1, monto: deuda }]
  const entera = { ...SIN_PLAN, cuotas, ultimoVencimiento: firma, aPagar: deuda }
  const opciones: Omit<OpcionDePago, 'total'>[] = [
    { ...entera, tipo: 'hoy', nombre: textos.opciones.hoy, honorarios },
  ]
  for (const codigo of FAMILIAS) {
    if (TIPOS_DE_PLAN[codigo].clase !== entrada.clase) continue
    const simulados = simulateEach(codigo, entrada)
    if (simulados) opciones.push({ ...describePlan(simulados), honorarios })
  }
  if (estadoJudicial) {
    const deJuicio = liquidate(estadoJudicial)
    opciones.push({
      ...entera,
      tipo: 'juicio',
      nombre: textos.opciones.juicio,
      honorarios: deJuicio,
    })
  }
  return opciones.map((opcion) => ({
    ...opcion,
    total: addCentavos(opcion.aPagar, opcion.honorarios.total),
  }))
}
