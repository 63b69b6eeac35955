import { addCentavos, type Centavos, interpolar, TIPOS_DE_PLAN, textos } from '@apremia/core'
import type { Data } from '../../../api/endpoint.ts'
import {
  type Cuentable,
  conPeriodosDe,
  guardadoDe,
  intactoDe,
  pideOtros,
  tienePlan,
} from './cuentable.ts'
import type { Resumen } from './lineas-de-liquidacion.ts'
import {
  type PlanDeFicha,
  type PlanVigente,
  planParaGuardar,
  readAnticipo,
  resolvePlan,
} from './planes.ts'
import { claveDeItem, enCentavos, type Item } from './seleccion.ts'

type Comprobado = Data<'checkConvenio'>

/** Name of the fault of the plan of an item. */
export const faltaDePlan = (clave: string): string => `plan:${clave}`

/** Fields of the reasons about the selection. The reasons about the other fields are shown under them. */
const DE_SELECCION: readonly string[] = ['cuotas_plan', 'planes', 'plan', 'anticipo', 'abogado']

/** Puts the saved plan in place of the same plan simulated today. */
const mergeGuardado = (
  simulados: readonly PlanDeFicha[] | undefined,
  guardado: PlanDeFicha | undefined,
): readonly PlanDeFicha[] | undefined =>
  guardado === undefined
    ? simulados
    : [guardado, ...(simulados ?? []).filter(({ plan }) => plan !== guardado.plan)]

/** Returns the fault of the plan of an item, or undefined when there is none. */
const checkPlan = (item: Item, vigente: PlanVigente | undefined): string | undefined => {
  const imponible = `${item.r} ${item.i}`
  if (vigente === undefined) return interpolar(textos.convenios.seleccion.sinPlan, { imponible })
  if (!TIPOS_DE_PLAN[vigente.plan.plan].anticipo) return undefined
  const { error } = readAnticipo(item.anticipo, vigente.plan)
  return error && `${imponible}: ${error}`
}

const readItem = (ficha: Cuentable, item: Item, data: Comprobado | undefined) => {
  const clave = claveDeItem(item)
  const guardado = guardadoDe(ficha, item)
  const otros = pideOtros(ficha.rest, item)
  const ofrecido =
    guardado === undefined || otros
      ? data?.imponibles.find((uno) => claveDeItem(uno) === clave)
      : undefined
  const motivos = ofrecido?.motivos.map(({ mensaje }) => mensaje) ?? []
  // A refusal is no list of plans: nothing would tell it from a debt that admits none.
  const simulados = motivos.length > 0 ? undefined : ofrecido?.planes
  const planes = mergeGuardado(simulados, guardado)
  const vigente = resolvePlan(item.plan, planes ?? [])
  const liquidado = data?.resumen?.planes.find((uno) => claveDeItem(uno) === clave)
  return {
    item,
    planes,
    vigente,
    /** The plan that holds as the server settles it with the typed advance, once it has. */
    conAnticipo:
      vigente && item.anticipo !== '' && liquidado?.plan === vigente.plan.plan
        ? liquidado
        : undefined,
    /** Reasons why it has no plans. */
    motivos,
    /** True while it shows only the plan it was saved with. */
    soloGuardado: guardado !== undefined && !otros,
  }
}

export type CuentaDeItem = ReturnType<typeof readItem>

/**
 * Joins the choices of the person to the last answer. Nothing of the answer is kept: an item that is no longer chosen,
 * or a plan that its debt no longer admits, is not in the result.
 */
export const readCuenta = (ficha: Cuentable, data: Comprobado | undefined) => {
  const { rest } = ficha
  const conPeriodos = conPeriodosDe(rest)
  const intacto = intactoDe(ficha)
  const conPlanes = conPeriodos.length > 0 && conPeriodos.every(tienePlan)
  const respondido = conPlanes ? data : undefined
  const resumen: Pick<
    Resumen,
    'titulos' | 'capital' | 'interes' | 'total' | 'a_pagar' | 'liquidacion' | 'pago'
  > | null = intacto ?? respondido?.resumen ?? null
  const items = rest.items.map((item) => readItem(ficha, item, data))
  const elegidos = items.filter(({ item }) => item.periodos.length > 0)
  const deMonto = respondido?.motivos.find(({ campo }) => campo === 'montopago')?.mensaje
  // Without a payment, the reason is about the amount as typed, which the form tells by itself.
  const exceso = respondido?.resumen?.pago && !intacto ? deMonto : undefined
  const faltas = [
    ...elegidos.flatMap(({ item, vigente }) => {
      const message = checkPlan(item, vigente)
      return message === undefined ? [] : [{ name: faltaDePlan(claveDeItem(item)), message }]
    }),
    ...(exceso === undefined ? [] : [{ name: 'montopago', message: exceso }]),
  ]
  return {
    conPeriodos,
    items,
    resumen,
    /** The saved agreement, while its figures are the ones shown. */
    intacto,
    /** Fees of the state on the day of the signing. */
    arancel: intacto ? undefined : (respondido?.resumen?.arancel ?? undefined),
    /** True when there is a plan for everything, so that the whole can be settled. */
    conPlanes,
    /** Reasons why the settlement cannot be computed. */
    motivos:
      respondido && !intacto
        ? respondido.motivos
            .filter(({ campo }) => DE_SELECCION.includes(campo))
            .map(({ mensaje }) => mensaje)
        : [],
    /** Reason why the part down is too much for the fees (D44). */
    exceso,
    /** Faults that keep it from being saved, outside the fields of the form. */
    faltas,
    /** Entries of `planes`, undefined while some item with periods has no plan. */
    planes: elegidos.every(({ vigente }) => vigente)
      ? elegidos.flatMap(({ item, vigente, conAnticipo }) =>
          vigente ? [planParaGuardar(item, { ...vigente, plan: conAnticipo ?? vigente.plan })] : [],
        )
      : undefined,
    tope: data?.tope_de_cuotas,
  }
}

/** Adds up everything the signer owes: plans and fees. Returns undefined until the server has answered both. */
export const totalAPagar = ({
  resumen,
}: Pick<ReturnType<typeof readCuenta>, 'resumen'>): Centavos | undefined =>
  resumen?.liquidacion
    ? addCentavos(enCentavos(resumen.a_pagar), enCentavos(resumen.liquidacion.total))
    : undefined
