import { lineasDeDeuda } from '@apremia/api-client'
import {
  claveDePeriodo,
  claveDePlan,
  type Fecha,
  groupPorImponible,
  type PeriodoVisto,
  type Principal,
  type SituacionDePeriodo,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { DeudaDelMunicipio } from '../municipio/deuda-proveedor.ts'
import { EN_PLAN } from '../municipio/deuda-respuesta.ts'
import { findDeudaVisible } from '../municipio/visibles.ts'
import { type ClaveImponible, unnestClaves } from '../padron/clave-imponible.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import { numeroDe } from '../platform/numero-de-imponible.ts'
import type { Services } from '../platform/services.ts'
import type { PeriodoPedido } from './read-seleccion.ts'

/**
 * Finds the tax periods of the given properties or businesses that already belong to an agreement. Returns the
 * agreement number of each one.
 *
 * @param salvo id of the agreement being edited, which is left out. Null for a new agreement
 */
export const findOcupados = async (
  db: Queryable,
  claves: readonly ClaveImponible[],
  salvo: number | null,
): Promise<ReadonlyMap<string, string>> => {
  if (claves.length === 0) return new Map()
  const { rows } = await db.execute<{
    recurso: string
    imponible: number
    anio: number
    cuota: number
    convenio: string
  }>(sql`
    select q.recurso, q.imponible, q.anio, q.cuota, c.convenio
    from ${unnestClaves(claves)}
    join convenio_cuota q on q.recurso = k.recurso and q.imponible = k.imponible and q.activo
    join convenio c on c.id = q.convenio_id
    where ${salvo}::integer is null or c.id <> ${salvo}::integer`)
  return new Map(
    rows.map((fila) => [
      claveDePeriodo({ ...fila, imponible: String(fila.imponible) }),
      fila.convenio,
    ]),
  )
}

export const toPeriodos = (
  clave: ClaveImponible,
  { lineas, contribuyente, liquidadoAl, liquidados }: DeudaDelMunicipio,
  ocupados: ReadonlyMap<string, string> = new Map(),
) => {
  const leidas = lineasDeDeuda({
    deuda: lineas.filter(({ ESTADO }) => ESTADO !== EN_PLAN),
    legal: [],
    enPlan: lineas.filter(({ ESTADO }) => ESTADO === EN_PLAN),
  })
  const periodos = leidas.map(
    ({ anio, cuota, vencimiento, capital, interes, total, legal, enPlan, nroPlan }) => ({
      ...clave,
      anio,
      cuota,
      vencimiento,
      nroPlan,
      liquidadoAl: liquidados?.get(`${anio}/${cuota}`) ?? liquidadoAl,
      situacion: {
        capital,
        interes,
        total,
        legal,
        enPlan,
        convenio: ocupados.get(claveDePeriodo({ ...clave, anio, cuota })) ?? null,
      } satisfies SituacionDePeriodo,
    }),
  )
  const contribuyentes = contribuyente.map(({ APYNOM }) => APYNOM)
  return { periodos, contribuyentes, contribuyente: contribuyentes[0] ?? '', liquidadoAl }
}

/**
 * Returns the debt of a property or business that the person may see, with its tax periods. Returns null when the
 * municipality does not have the property or business.
 */
export const loadDeudaDe = async (
  { municipio }: Pick<Services, 'municipio'>,
  principal: Principal,
  clave: ClaveImponible,
  ocupados?: ReadonlyMap<string, string>,
) => {
  // An agreement cannot store the number of a property or business above 2,147,483,647, even if the municipality has
  // such a number.
  if (numeroDe(clave.imponible) === undefined) return null
  const deuda = await findDeudaVisible(municipio, principal, clave)
  return deuda && { ...toPeriodos(clave, deuda, ocupados), otros: deuda.otros }
}

export interface DeudaDeSeleccion {
  readonly elegidos: readonly PeriodoVisto[]
  readonly contribuyentes: ReadonlyMap<string, string>
  /**
   * Due date of each chosen tax period, under the key that `claveDePeriodo` returns. Empty when the tax periods come
   * from a stored agreement.
   */
  readonly vencimientos: ReadonlyMap<string, Fecha | null>
  /**
   * Day for which the amounts of each property or business are calculated, by tax and number ('SS 58'). Empty when the
   * amounts come from a stored agreement.
   */
  readonly liquidaciones: ReadonlyMap<string, Fecha>
}

export type AlFallar = (clave: ClaveImponible, falla: AppError) => void

const throwFalla: AlFallar = (_clave, falla) => {
  throw falla
}

/**
 * Returns the chosen tax periods with their present data in the municipality, as far as the person may see them.
 *
 * @param salvo id of the agreement being edited, whose own tax periods count as free
 * @param alFallar called for a property or business whose debt could not be read. Its tax periods come without amounts,
 * so no decision may use them. Without `alFallar`, the failure is thrown
 */
export const loadPeriodos = async (
  services: Pick<Services, 'db' | 'municipio'>,
  principal: Principal,
  pedidos: readonly PeriodoPedido[],
  salvo: number | null = null,
  alFallar: AlFallar = throwFalla,
): Promise<DeudaDeSeleccion> => {
  const claves = groupPorImponible(pedidos).flatMap(([primero]) =>
    primero ? [{ recurso: primero.recurso, imponible: primero.imponible }] : [],
  )
  const ocupados = await findOcupados(services.db, claves, salvo)
  const situaciones = new Map<string, SituacionDePeriodo>()
  const contribuyentes = new Map<string, string>()
  const vencimientos = new Map<string, Fecha | null>()
  const liquidaciones = new Map<string, Fecha>()
  const deudas = await Promise.all(
    claves.map((clave) =>
      loadDeudaDe(services, principal, clave, ocupados).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
        alFallar(clave, error)
        return null
      }),
    ),
  )
  for (const [i, clave] of claves.entries()) {
    const deuda = deudas[i]
    if (!deuda) continue
    contribuyentes.set(claveDePlan(clave), deuda.contribuyente)
    liquidaciones.set(`${clave.recurso} ${clave.imponible}`, deuda.liquidadoAl)
    for (const { situacion, vencimiento, ...periodo } of deuda.periodos) {
      situaciones.set(claveDePeriodo(periodo), situacion)
      vencimientos.set(claveDePeriodo(periodo), vencimiento)
    }
  }
  const elegidos = pedidos.map((pedido) => ({
    ...pedido,
    hallado: situaciones.get(claveDePeriodo(pedido)) ?? null,
  }))
  return { elegidos, contribuyentes, vencimientos, liquidaciones }
}
