import type { Decision, Motivo } from '../decision/decision.ts'
import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { ParametrosDePlan, PlanSimulado } from '../plan/plan-simulado.ts'
import { simulatePlan } from '../plan/simulate-plan.ts'
import type { CodigoDePlan } from '../plan/tipos-de-plan.ts'
import type { CatalogoDeRecursos } from '../recurso/catalogo.ts'
import type { Recurso } from '../recurso/recursos.ts'
import { convenios } from '../texto/convenios.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { PeriodoDeConvenio } from './periodo-de-convenio.ts'

/** Key of a payment plan inside an agreement. An agreement has one plan for each tax of each property or business. */
export interface ClaveDePlan {
  readonly recurso: string
  readonly imponible: string
}

export interface PlanPedido extends ClaveDePlan {
  readonly plan: CodigoDePlan
  /** Number of instalments requested. A plan with a fixed number of instalments ignores this value. */
  readonly cuotas: number | null
  /** Amount of the advance payment (anticipo) that the person asks for. Null asks for the minimum. */
  readonly anticipo: Centavos | null
}

export interface PlanDeImponible extends ClaveDePlan {
  readonly periodos: readonly PeriodoDeConvenio[]
  readonly plan: PlanSimulado
}

export const claveDePlan = ({ recurso, imponible }: ClaveDePlan): string =>
  `${recurso}|${imponible}`

/**
 * Groups the chosen tax periods, so that each group has the periods of one tax of one property or business. The groups
 * follow the order in which the periods were chosen.
 */
export const groupPorImponible = <P extends ClaveDePlan>(periodos: readonly P[]): P[][] => {
  const grupos = new Map<string, P[]>()
  for (const periodo of periodos) {
    const grupo = grupos.get(claveDePlan(periodo))
    if (grupo) grupo.push(periodo)
    else grupos.set(claveDePlan(periodo), [periodo])
  }
  return [...grupos.values()]
}

const describe = ({ recurso, imponible }: ClaveDePlan): string => `${recurso} ${imponible}`

/**
 * Simulates one plan for each tax of each property or business, over its chosen tax periods. All the refusals are
 * returned together, and each one names its property or business.
 */
export const simulateConvenio = ({
  clase,
  periodos,
  pedidos,
  firma,
  parametros,
  recursos,
}: {
  readonly clase: Recurso['clase']
  readonly periodos: readonly PeriodoDeConvenio[]
  readonly pedidos: readonly PlanPedido[]
  readonly firma: Fecha
  readonly parametros: ParametrosDePlan
  readonly recursos: CatalogoDeRecursos
}): Decision<PlanDeImponible[]> => {
  const motivos: Motivo[] = []
  const refuse = (codigo: string, mensaje: string) =>
    motivos.push({ codigo: `convenio.${codigo}`, campo: 'planes', mensaje })
  const grupos = groupPorImponible(periodos)
  const conPeriodos = new Set(grupos.map(([primero]) => primero && claveDePlan(primero)))
  for (const pedido of pedidos)
    if (!conPeriodos.has(claveDePlan(pedido)))
      refuse(
        'plan-sin-periodos',
        interpolar(convenios.seleccion.planSinPeriodos, { imponible: describe(pedido) }),
      )
  const repetidos = groupPorImponible(pedidos).filter(({ length }) => length > 1)
  for (const [pedido] of repetidos)
    if (pedido)
      refuse(
        'plan-repetido',
        interpolar(convenios.seleccion.planRepetido, { imponible: describe(pedido) }),
      )
  const planes = grupos.flatMap((grupo): PlanDeImponible[] => {
    const [{ recurso, imponible }] = grupo as [PeriodoDeConvenio]
    const pedido = pedidos.find((p) => p.recurso === recurso && p.imponible === imponible)
    const clave = { recurso, imponible }
    if (pedido === undefined) {
      refuse('sin-plan', interpolar(convenios.seleccion.sinPlan, { imponible: describe(clave) }))
      return []
    }
    const { plan, cuotas, anticipo } = pedido
    const lineas = grupo
    const simulado = simulatePlan({
      plan,
      clase,
      lineas,
      cuotas,
      anticipo,
      firma,
      parametros,
      recursos,
    })
    if (simulado.ok) return [{ ...clave, periodos: grupo, plan: simulado.valor }]
    for (const motivo of simulado.motivos)
      motivos.push({ ...motivo, mensaje: `${describe(clave)}: ${motivo.mensaje}` })
    return []
  })
  const porque = {
    regla: 'convenio/simular',
    fuente: 'S1 §3, §9; D30-D36, D121-D128',
    entradas: { clase, firma, planes: pedidos.map((p) => `${describe(p)}: ${p.plan}`) },
    valor: motivos.length === 0,
  }
  return motivos.length > 0 ? { ok: false, motivos, porque } : { ok: true, valor: planes, porque }
}
