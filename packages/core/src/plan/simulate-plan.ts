import type { Decision, Motivo, Porque } from '../decision/decision.ts'
import {
  addCentavos,
  CERO,
  type Centavos,
  scaleCentavos,
  subtractCentavos,
} from '../dinero/centavos.ts'
import { formatCentavos, formatPesos } from '../dinero/format-centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import { applyPorcentaje } from '../parametro/porcentaje.ts'
import type { CatalogoDeRecursos } from '../recurso/catalogo.ts'
import { esRecursoDePagoUnico } from '../recurso/find-recurso.ts'
import type { Recurso } from '../recurso/recursos.ts'
import { interpolar } from '../texto/interpolar.ts'
import { planes } from '../texto/planes.ts'
import { buildCuotas } from './build-cuotas.ts'
import { clampCuotas } from './clamp-cuotas.ts'
import type { LineaDePlan, ParametrosDePlan, PlanSimulado } from './plan-simulado.ts'
import { sumLineas } from './sum-lineas.ts'
import { switchPlan } from './switch-plan.ts'
import { type CodigoDePlan, TIPOS_DE_PLAN, type TipoDePlan } from './tipos-de-plan.ts'

export interface EntradaDeSimulacion {
  readonly plan: CodigoDePlan
  readonly clase: Recurso['clase']
  readonly lineas: readonly LineaDePlan[]
  /** Number of instalments that the person requests. A payment plan with a fixed number of instalments ignores it. */
  readonly cuotas: number | null
  /** Advance payment that the person requests for the payment plan. Null requests the minimum advance of the plan. */
  readonly anticipo: Centavos | null
  readonly firma: Fecha
  readonly parametros: ParametrosDePlan
  readonly recursos: CatalogoDeRecursos
}

const REGLA = { regla: 'plan/simular', fuente: 'S1 §4, §9; D30-D36, D124-D128' } as const

const motivo = (codigo: string, campo: string, mensaje: string): Motivo => ({
  codigo,
  campo,
  mensaje,
})

const checkPlan = (
  tipo: TipoDePlan,
  { clase, lineas, parametros, recursos }: EntradaDeSimulacion,
  total: Centavos,
): Motivo[] => {
  const motivos: Motivo[] = []
  if (total <= 0) motivos.push(motivo('plan.sin-monto', 'cuotas_plan', planes.sinMontoElegido))
  if (tipo.clase !== clase) {
    const mensaje = interpolar(planes.deOtraClase, { plan: tipo.codigo, clase })
    motivos.push(motivo('plan.de-otra-clase', 'plan', mensaje))
  }
  const ajenos = [...new Set(lineas.map(({ recurso }) => recurso))].filter(
    (recurso) => !esRecursoDePagoUnico(recursos, recurso),
  )
  if (tipo.pagoUnico && ajenos.length > 0) {
    const mensaje = interpolar(planes.sinPagoUnico, { recursos: ajenos.join(', ') })
    motivos.push(motivo('plan.sin-pago-unico', 'plan', mensaje))
  }
  if (tipo.tasa !== null && parametros.tasas[tipo.tasa] === null) {
    const mensaje = interpolar(planes.sinTasa, { plan: tipo.codigo })
    motivos.push(motivo('plan.sin-tasa', 'plan', mensaje))
  }
  return motivos
}

export const anticipoMinimo = (
  plan: CodigoDePlan,
  total: Centavos,
  { anticipo }: Pick<ParametrosDePlan, 'anticipo'>,
): Centavos => (TIPOS_DE_PLAN[plan].anticipo ? applyPorcentaje(total, anticipo) : CERO)

/**
 * Returns the advance payment to request when a stored payment plan is computed again. When the stored advance is not
 * above the minimum advance, returns null. The minimum is then computed again from the debt (D32).
 */
export const anticipoAPedir = (guardado: Centavos, minimo: Centavos): Centavos | null =>
  guardado > minimo ? guardado : null

const decideAnticipo = (
  tipo: TipoDePlan,
  { anticipo, parametros }: EntradaDeSimulacion,
  total: Centavos,
): readonly [Centavos, Motivo[]] => {
  if (!tipo.anticipo) return [CERO, []]
  const minimo = anticipoMinimo(tipo.codigo, total, parametros)
  const elegido = anticipo ?? minimo
  if (elegido >= minimo && elegido < total) return [elegido, []]
  const mensaje = interpolar(planes.anticipoFueraDeRango, {
    minimo: formatPesos(minimo),
    total: formatPesos(total),
  })
  return [minimo, [motivo('plan.anticipo', 'anticipo', mensaje)]]
}

/**
 * Computes the instalments, due dates and cost of a payment plan over the selected tax periods. When the total is
 * outside the limits of the plan, another plan applies (see `switchPlan`). The interest is a simple monthly rate on the
 * financed amount, for as many months as instalments. A rate that is not configured is a reason to refuse the plan
 * (D35).
 */
export const simulatePlan = (entrada: EntradaDeSimulacion): Decision<PlanSimulado> => {
  const { lineas, parametros, firma } = entrada
  const { capital, interes, total } = sumLineas(lineas)
  const codigo = switchPlan(entrada.plan, total, parametros.umbral)
  const tipo = TIPOS_DE_PLAN[codigo]
  const explain = (valor: string | null): Porque => ({
    ...REGLA,
    entradas: {
      plan: entrada.plan,
      capital: formatCentavos(capital),
      interes: formatCentavos(interes),
      umbral: formatCentavos(parametros.umbral),
      cuotas: entrada.cuotas,
      anticipo: entrada.anticipo === null ? null : formatCentavos(entrada.anticipo),
    },
    valor,
  })
  const motivos = checkPlan(tipo, entrada, total)
  const [anticipo, deAnticipo] = total > 0 ? decideAnticipo(tipo, entrada, total) : [CERO, []]
  motivos.push(...deAnticipo)
  if (motivos.length > 0) return { ok: false, motivos, porque: explain(null) }

  const cantidad = clampCuotas(tipo, entrada.cuotas, parametros.topeCuotas)
  const descuento = tipo.pagoUnico ? applyPorcentaje(interes, parametros.descuento) : CERO
  const tasa = tipo.tasa && parametros.tasas[tipo.tasa]
  const financiacion = tasa
    ? scaleCentavos(
        subtractCentavos(total, anticipo),
        tasa.porcentaje.numerador * BigInt(cantidad),
        tasa.porcentaje.denominador,
      )
    : CERO
  const interesDelPlan = addCentavos(subtractCentavos(interes, descuento), financiacion)
  const aPagar = addCentavos(capital, interesDelPlan)
  const cuotas = buildCuotas({ capital, aPagar, anticipo, cantidad, firma })
  return {
    ok: true,
    valor: {
      plan: codigo,
      nombre: tipo.nombre,
      cambiadoDe: codigo === entrada.plan ? null : entrada.plan,
      capital,
      interes,
      total,
      descuento,
      financiacion,
      tasa,
      anticipo,
      aPagar,
      cuotas,
      origenDeVencimientos: parametros.origenDeVencimientos,
    },
    porque: explain(formatCentavos(aPagar)),
  }
}
