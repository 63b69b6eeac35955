import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { parametroVigente } from '../parametro/parametro-vigente.ts'
import type { ClaveDeParametro } from '../parametro/parametros.ts'
import { parametrosDePlan } from '../plan/parametros-de-plan.ts'
import type { LineaDePlan } from '../plan/plan-simulado.ts'
import { anticipoAPedir, anticipoMinimo, simulatePlan } from '../plan/simulate-plan.ts'
import { sumLineas } from '../plan/sum-lineas.ts'
import { esCodigoDePlan } from '../plan/tipos-de-plan.ts'
import type { CatalogoDeRecursos } from '../recurso/catalogo.ts'
import type { Categoria } from '../recurso/categoria.ts'
import { esDePlanes } from './describe-planes-de-ejemplo.ts'
import { type BaseDeHonorarios, liquidateHonorarios } from './liquidate-honorarios.ts'

export interface PlanSinConfirmar {
  readonly plan: string
  readonly cuotas: number
  readonly anticipo: Centavos
  readonly lineas: readonly LineaDePlan[]
}

/**
 * Stored agreement that nobody has confirmed yet. Its amounts still follow the parameters in force on its day of
 * signing, so a change of those parameters may change them.
 */
export interface ConvenioSinConfirmar extends Omit<BaseDeHonorarios, 'deuda' | 'estado'> {
  readonly firma: Fecha
  readonly clase: Categoria
  readonly planes: readonly PlanSinConfirmar[]
}

/**
 * Effect that a new value of a parameter has on an unconfirmed agreement.
 * - 'honorarios': its fees change at once.
 * - 'plan': its payment plan changes when somebody saves the agreement again.
 * - 'impreso': only the text of its document changes.
 */
export type ParteDeConvenio = 'honorarios' | 'plan' | 'impreso'

const IMPRESAS: readonly ClaveDeParametro[] = [
  'convenio.cuotasImpagas',
  'convenio.diasTrasElUltimo',
  'plan.origenDeVencimientos',
]

export const parteQueCambia = (clave: ClaveDeParametro): ParteDeConvenio | null => {
  if (clave.startsWith('honorarios.')) return 'honorarios'
  if (esDePlanes(clave) || clave === 'plan.origenDeTasas') return 'plan'
  return IMPRESAS.includes(clave) ? 'impreso' : null
}

const pagaHonorarios = (
  { firma, planes, ...base }: ConvenioSinConfirmar,
  filas: readonly FilaDeParametro[],
): Centavos => {
  const deuda = sumLineas(planes.flatMap(({ lineas }) => lineas)).total
  return liquidateHonorarios({ ...base, deuda, estado: '' }, filas, firma).total
}

/**
 * Writes the payment plans of an unconfirmed agreement as one text. The caller writes it with the old and with the new
 * parameters. The plans change when the two texts differ.
 */
const planesDe = (
  { clase, firma, planes }: ConvenioSinConfirmar,
  filas: readonly FilaDeParametro[],
  recursos: CatalogoDeRecursos,
): string => {
  const parametros = parametrosDePlan(filas, firma)
  const simulados = planes.map(({ plan, cuotas, anticipo, lineas }) => {
    if (!esCodigoDePlan(plan)) return plan
    const minimo = anticipoMinimo(plan, sumLineas(lineas).total, parametros)
    const decision = simulatePlan({
      ...{ plan, clase, lineas, cuotas, firma, parametros, recursos },
      anticipo: anticipoAPedir(anticipo, minimo),
    })
    if (!decision.ok) return decision.motivos.map(({ codigo }) => codigo)
    const { plan: codigo, descuento, financiacion, tasa, cuotas: montos } = decision.valor
    return { codigo, descuento, financiacion, tasa: [tasa?.texto, tasa?.etiqueta], montos }
  })
  return JSON.stringify(simulados)
}

export const cambiaSinConfirmar = (
  clave: ClaveDeParametro,
  convenio: ConvenioSinConfirmar,
  {
    antes,
    despues,
    recursos,
  }: {
    readonly antes: readonly FilaDeParametro[]
    readonly despues: readonly FilaDeParametro[]
    readonly recursos: CatalogoDeRecursos
  },
): boolean => {
  const valorDe = (filas: readonly FilaDeParametro[]) =>
    parametroVigente(filas, clave, convenio.firma)?.valor
  if (valorDe(antes) === valorDe(despues)) return false
  const parte = parteQueCambia(clave)
  if (parte === 'honorarios')
    return pagaHonorarios(convenio, antes) !== pagaHonorarios(convenio, despues)
  if (parte === 'plan')
    return planesDe(convenio, antes, recursos) !== planesDe(convenio, despues, recursos)
  return parte === 'impreso'
}
