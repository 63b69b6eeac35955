import { cuotaElegida, imponibleAOfrecer, planElegido } from '@apremia/api-client'
import {
  type Centavos,
  type CodigoDePlan,
  type PlanPedido,
  parseSignedWireAmount,
  parseWireAmount,
} from '@apremia/core'
import { array, object } from 'yup'
import { type Claves, decodeComprimido } from '../platform/http/decode-comprimido.ts'
import { validateInput } from '../platform/http/validate.ts'

const MAXIMO_DE_PERIODOS = 2_000
const MAXIMO_DE_IMPONIBLES = 50

export interface PeriodoPedido {
  readonly recurso: string
  readonly imponible: string
  readonly anio: number
  readonly cuota: number
  readonly visto: Centavos | null
}

export interface PlanLeido extends PlanPedido {
  readonly esperado: Centavos | null
  /**
   * Field `i50` of the API, which the product stores and returns but never uses. Null when the request does not send
   * it, and then the stored text stays (D37).
   */
  readonly i50: string | null
}

const cuotasSchema = object({
  cuotas_plan: array(cuotaElegida.required())
    .max(MAXIMO_DE_PERIODOS, `Un convenio lleva a lo sumo ${MAXIMO_DE_PERIODOS} períodos.`)
    .required(),
})

const planesSchema = object({
  planes: array(planElegido.required())
    .max(MAXIMO_DE_IMPONIBLES, `Un convenio lleva a lo sumo ${MAXIMO_DE_IMPONIBLES} imponibles.`)
    .required(),
})

const ofrecerSchema = object({
  ofrecer: array(imponibleAOfrecer.required())
    .max(MAXIMO_DE_IMPONIBLES, `Un convenio lleva a lo sumo ${MAXIMO_DE_IMPONIBLES} imponibles.`)
    .required(),
})

interface Cuota {
  readonly r: string
  readonly i: string
  readonly a: number
  readonly c: number
  readonly t?: string
}

interface Plan {
  readonly r: string
  readonly i: string
  readonly plan: CodigoDePlan
  readonly c: number | null
  readonly m?: string
  readonly anticipo?: string | null
  readonly i50?: string
}

/**
 * Names of the fields with which a request may describe a tax period in `cuotas_plan`. A field may have a second, long
 * name (S1 §3).
 */
const CLAVES_DE_CUOTA: Claves = {
  campos: ['r', 'i', 'a', 'c', 't'],
  alias: { recurso: 'r', imponible: 'i', anio: 'a', cuota: 'c' },
}

export const readCuotas = async (texto: string): Promise<PeriodoPedido[]> => {
  const decoded = await decodeComprimido(texto, 'cuotas_plan', CLAVES_DE_CUOTA)
  const { cuotas_plan } = validateInput(cuotasSchema, { cuotas_plan: decoded }) as {
    cuotas_plan: Cuota[]
  }
  return cuotas_plan.map(({ r, i, a, c, t }) => ({
    recurso: r,
    imponible: String(Number(i)),
    anio: a,
    cuota: c,
    visto: t === undefined ? null : (parseSignedWireAmount(t) ?? null),
  }))
}

/**
 * Names of the fields of a plan in a request. The form of S1 §3 also has the taxpayer's name and the withdrawal state
 * of the plan. The server ignores these two fields, because the caller may not set them.
 */
const CLAVES_DE_PLAN: Claves = {
  campos: ['r', 'i', 'plan', 'c', 'm', 'anticipo', 'i50'],
  sinEfecto: ['cnt', 'estado_retiro'],
}

export const readPlanes = async (texto: string): Promise<PlanLeido[]> => {
  const decoded = await decodeComprimido(texto, 'planes', CLAVES_DE_PLAN)
  const { planes } = validateInput(planesSchema, { planes: decoded }) as { planes: Plan[] }
  return planes.map(({ r, i, plan, c, m, anticipo, i50 }) => ({
    recurso: r,
    imponible: String(Number(i)),
    plan,
    cuotas: c,
    anticipo: anticipo ? (parseWireAmount(anticipo) ?? null) : null,
    esperado: m ? (parseWireAmount(m) ?? null) : null,
    i50: i50 ?? null,
  }))
}

export interface ImponibleAOfrecer {
  readonly recurso: string
  readonly imponible: string
  readonly cuotas: number | null
}

export const readOfrecer = async (texto: string): Promise<ImponibleAOfrecer[]> => {
  const decoded = await decodeComprimido(texto, 'ofrecer', { campos: ['r', 'i', 'c'] })
  const { ofrecer } = validateInput(ofrecerSchema, { ofrecer: decoded }) as {
    ofrecer: { readonly r: string; readonly i: string; readonly c: number | null }[]
  }
  return ofrecer.map(({ r, i, c }) => ({ recurso: r, imponible: String(Number(i)), cuotas: c }))
}
