import {
  addCentavos,
  type Centavos,
  interpolar,
  TIPOS_DE_PLAN,
  TITULAR_AJENO,
  textos,
} from '@apremia/core'
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

export const faltaDePlan = (clave: string): string => `plan:${clave}`

/**
 * Request fields whose server errors are shown beside the chosen debt. An error of any other field is shown under that
 * field of the form.
 */
const DE_SELECCION: readonly string[] = ['cuotas_plan', 'planes', 'plan', 'anticipo', 'abogado']

/**
 * Returns the simulated payment plans with the saved plan first. The saved plan replaces the simulated plan of the same
 * type.
 */
const mergeGuardado = (
  simulados: readonly PlanDeFicha[] | undefined,
  guardado: PlanDeFicha | undefined,
): readonly PlanDeFicha[] | undefined =>
  guardado === undefined
    ? simulados
    : [guardado, ...(simulados ?? []).filter(({ plan }) => plan !== guardado.plan)]

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
  // When the server refuses the property or business, its list of payment plans is undefined. An empty list would mean
  // that no payment plan is possible for the debt.
  const simulados = motivos.length > 0 ? undefined : ofrecido?.planes
  const planes = mergeGuardado(simulados, guardado)
  const vigente = resolvePlan(item.plan, planes ?? [])
  const liquidado = data?.resumen?.planes.find((uno) => claveDeItem(uno) === clave)
  return {
    item,
    planes,
    vigente,
    /**
     * Chosen payment plan with the amounts that the server computed from the typed advance, or undefined until the
     * server answers.
     */
    conAnticipo:
      vigente && item.anticipo !== '' && liquidado?.plan === vigente.plan.plan
        ? liquidado
        : undefined,
    motivos,
    soloGuardado: guardado !== undefined && !otros,
  }
}

export type CuentaDeItem = ReturnType<typeof readItem>

/**
 * Combines the choices of the person with the latest response of the server. Leaves out the properties or businesses
 * that are no longer chosen, and the payment plans that the debt no longer admits.
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
  // Message of the server that the initial payment of the agreement is too large. Without `pago` in the answer, the
  // server could not read the typed amount. The field already shows that error, so this message is undefined.
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
    /**
     * Saved payment agreement. Undefined for a new agreement and after a change in the form that affects the amounts.
     */
    intacto,
    arancel: intacto ? undefined : (respondido?.resumen?.arancel ?? undefined),
    /**
     * True when a payment plan is chosen for every property or business with chosen tax periods. Only then can the
     * server compute the fees of the agreement.
     */
    conPlanes,
    motivos:
      respondido && !intacto
        ? respondido.motivos
            .filter(({ campo }) => DE_SELECCION.includes(campo))
            .map(({ mensaje }) => mensaje)
        : [],
    exceso,
    faltas,
    /**
     * Chosen payment plans, as the field `planes` of the request that saves the agreement. Undefined while some
     * property or business with chosen tax periods has no plan.
     */
    planes: elegidos.every(({ vigente }) => vigente)
      ? elegidos.flatMap(({ item, vigente, conAnticipo }) =>
          vigente ? [planParaGuardar(item, { ...vigente, plan: conAnticipo ?? vigente.plan })] : [],
        )
      : undefined,
    tope: data?.tope_de_cuotas,
    /**
     * Warnings of the server about the chosen debt, its debtors and the document of the agreement. Warnings about the
     * signer are not included, because they are shown under the field of the signer.
     */
    avisos:
      conPeriodos.length > 0
        ? (data?.avisos ?? [])
            .filter(({ codigo }) => codigo !== TITULAR_AJENO)
            .map(({ mensaje }) => mensaje)
        : [],
    /** Sentences that name the data without which the document of the agreement cannot be printed. */
    faltanDelPapel: conPeriodos.length > 0 ? (data?.faltan_del_papel ?? []) : [],
    /**
     * Notices that the person who signs as the owner is not a debtor of the chosen debt. The payment agreement can be
     * saved in spite of them.
     */
    avisosDeFirmante:
      conPeriodos.length > 0
        ? (data?.avisos ?? [])
            .filter(({ codigo }) => codigo === TITULAR_AJENO)
            .map(({ mensaje }) => mensaje)
        : [],
    /** State that the server proposes for a payment agreement on the chosen debt. Undefined while no debt is chosen. */
    estadoPropuesto: conPeriodos.length > 0 ? (data?.estado_propuesto ?? undefined) : undefined,
  }
}

export const totalAPagar = ({
  resumen,
}: Pick<ReturnType<typeof readCuenta>, 'resumen'>): Centavos | undefined =>
  resumen?.liquidacion
    ? addCentavos(enCentavos(resumen.a_pagar), enCentavos(resumen.liquidacion.total))
    : undefined
