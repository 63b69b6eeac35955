import { CERO, type Centavos, centavos, subtractCentavos } from '../dinero/centavos.ts'
import { formatPesos } from '../dinero/format-centavos.ts'
import { writePasaje } from '../parametro/write-pasaje.ts'
import { parametrosDePlan } from '../plan/parametros-de-plan.ts'
import type { PlanSimulado } from '../plan/plan-simulado.ts'
import { simulatePlan } from '../plan/simulate-plan.ts'
import { type CodigoDePlan, TIPOS_DE_PLAN } from '../plan/tipos-de-plan.ts'
import { efectoDeParametro } from '../texto/efecto-de-parametro.ts'
import { interpolar } from '../texto/interpolar.ts'
import { DEUDA_DE_EJEMPLO, INTERES_DE_EJEMPLO, type ReglasDeEjemplo } from './reglas-de-ejemplo.ts'

const { ejemplos: e, importes } = efectoDeParametro

interface Deuda {
  readonly total: Centavos
  readonly interes: Centavos
}

const DEUDA: Deuda = { total: DEUDA_DE_EJEMPLO, interes: INTERES_DE_EJEMPLO }

const simulate = (
  plan: CodigoDePlan,
  { filas, firma, recursos }: ReglasDeEjemplo,
  { total, interes }: Deuda,
): PlanSimulado | null => {
  const { clase, pagoUnico } = TIPOS_DE_PLAN[plan]
  const recurso = [...recursos.values()].find(
    (uno) => uno.clase === clase && uno.activo && (!pagoUnico || uno.pagoUnico),
  )
  if (recurso === undefined) return null
  const decision = simulatePlan({
    plan,
    clase,
    lineas: [{ recurso: recurso.codigo, capital: subtractCentavos(total, interes), interes }],
    cuotas: null,
    anticipo: null,
    firma,
    parametros: parametrosDePlan(filas, firma),
    recursos,
  })
  return decision.ok ? decision.valor : null
}

const cifrasDe = (plan: PlanSimulado) => {
  const cuotas = plan.cuotas.filter(({ cuota }) => cuota > 0)
  return {
    n:
      cuotas.length === 1
        ? importes.unaCuota
        : interpolar(importes.variasCuotas, { n: cuotas.length }),
    cuota: formatPesos(cuotas[0]?.monto ?? CERO),
    total: formatPesos(plan.aPagar),
    anticipo: formatPesos(plan.anticipo),
  }
}

type Escribir = (cifras: ReturnType<typeof cifrasDe>) => string

const pasaje = (
  de: (cifras: ReturnType<typeof cifrasDe>) => string,
  plan: CodigoDePlan,
  [antes, despues]: readonly [ReglasDeEjemplo, ReglasDeEjemplo],
  { escribir, deuda = DEUDA }: { readonly escribir: Escribir; readonly deuda?: Deuda },
): readonly string[] => {
  const [era, seria] = [antes, despues].map((reglas) => simulate(plan, reglas, deuda))
  if (!seria) return []
  return writePasaje(
    de(cifrasDe(seria)),
    era ? escribir(cifrasDe(era)) : null,
    escribir(cifrasDe(seria)),
  )
}

const total: Escribir = ({ n: _, anticipo: __, ...cifras }) => interpolar(importes.total, cifras)
const cuotas: Escribir = ({ anticipo: _, ...cifras }) => interpolar(importes.cuotas, cifras)
const anticipo: Escribir = ({ total: _, ...cifras }) => interpolar(importes.anticipo, cifras)

const deuda = formatPesos(DEUDA_DE_EJEMPLO)

const porTasa = (plan: CodigoDePlan, par: readonly [ReglasDeEjemplo, ReglasDeEjemplo]) =>
  pasaje(({ n }) => interpolar(e.enCuotas, { deuda, n }), plan, par, { escribir: total })

/**
 * Shows the effect of a new threshold between two payment plans, one for smaller and one for larger debts. The example
 * debt lies between the old and the new threshold, so its plan changes.
 */
const porUmbral = (par: readonly [ReglasDeEjemplo, ReglasDeEjemplo]): readonly string[] => {
  const [antes, despues] = par.map(({ filas, firma }) => parametrosDePlan(filas, firma).umbral)
  const medio = centavos(Math.floor(((antes ?? 0) + (despues ?? 0)) / 2))
  const opciones = { escribir: cuotas, deuda: { total: medio, interes: CERO } }
  const valores = { deuda: formatPesos(medio) }
  return [
    ...pasaje(() => interpolar(e.sinInteres, valores), 'W2112', par, opciones),
    ...pasaje(() => interpolar(e.sinInteresConAnticipo, valores), 'W2200', par, {
      ...opciones,
      escribir: anticipo,
    }),
  ]
}

/**
 * For each parameter of the payment plans, the function that describes what a change of the parameter does to an
 * example agreement.
 */
const POR_CLAVE = {
  'plan.tasaMensual.ABLT': (par) => porTasa('ABLT', par),
  'plan.tasaMensual.SHANT': (par) => porTasa('SHANT_12', par),
  'plan.topeCuotas': (par) =>
    pasaje(() => interpolar(e.enLaMayor, { deuda }), 'ABLT', par, { escribir: cuotas }),
  'plan.anticipo': (par) =>
    pasaje(() => interpolar(e.conAnticipo, { deuda }), 'W2200', par, { escribir: anticipo }),
  'plan.descuentoW2201': (par) =>
    pasaje(
      () => interpolar(e.pagoUnico, { deuda, interes: formatPesos(INTERES_DE_EJEMPLO) }),
      'W2201',
      par,
      { escribir: (cifras) => cifras.total },
    ),
  'plan.umbral': porUmbral,
} as const satisfies Readonly<
  Record<string, (par: readonly [ReglasDeEjemplo, ReglasDeEjemplo]) => readonly string[]>
>

export type ClaveDePlanes = keyof typeof POR_CLAVE

export const esDePlanes = (clave: string): clave is ClaveDePlanes => Object.hasOwn(POR_CLAVE, clave)

/**
 * Describes the effect of a changed parameter of the payment plans on an example agreement. The rule for real
 * agreements computes the amounts. Empty when no plan can be made with the changed parameter.
 */
export const describePlanesDeEjemplo = (
  clave: ClaveDePlanes,
  antes: ReglasDeEjemplo,
  despues: ReglasDeEjemplo,
): readonly string[] => POR_CLAVE[clave]([antes, despues])
