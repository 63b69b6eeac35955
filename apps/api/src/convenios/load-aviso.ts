import {
  type AvisoDeCaducidad,
  type CuotaDeConvenio,
  checkCaducidad,
  claveDePeriodo,
  type Fecha,
  type FilaDeParametro,
  reglasDeCaducidad,
} from '@apremia/core'
import type { CuotaDelServicio } from '../municipio/deuda-proveedor.ts'
import { AppError } from '../platform/http/app-error.ts'
import { numeroDe } from '../platform/numero-de-imponible.ts'
import type { Services } from '../platform/services.ts'
import { type FilaDeDetalle, type FilaDePlan, parametrosDe } from './detalle-repo.ts'
import { toPeriodos } from './load-periodos.ts'

type SinSaber = 'no-disponible' | 'sin-datos'

export interface Cobranza {
  readonly cobranza: 'informada' | 'no-corresponde' | SinSaber
  readonly aviso: AvisoDeCaducidad | undefined
}

export interface CobrosDePlan {
  readonly plan: FilaDePlan
  readonly cuotas: readonly CuotaDeConvenio[]
  /**
   * Instalments that the municipality collected through its own payment plans for the debt of the agreement. Empty when
   * the debt is no longer owed.
   */
  readonly cobradas: readonly CuotaDelServicio[]
  /** Last day whose payments the municipality has reported. */
  readonly liquidadoAl: Fecha
}

/**
 * Finds which instalments of a plan of the agreement are paid. The municipality collects the debt through payment plans
 * of its own, with the same instalment numbers. An instalment is paid when all of these plans have it paid. When
 * nothing is owed, all instalments are paid.
 */
const findCobros = async (
  services: Pick<Services, 'municipio'>,
  fila: FilaDeDetalle,
  plan: FilaDePlan,
): Promise<CobrosDePlan | SinSaber> => {
  const clave = { recurso: plan.recurso, imponible: String(plan.imponible) }
  const deEste = (una: { readonly recurso: string; readonly imponible: number }): boolean =>
    una.recurso === plan.recurso && una.imponible === plan.imponible
  const propios = new Set(
    fila.periodos
      .filter(deEste)
      .map((periodo) => claveDePeriodo({ ...periodo, imponible: clave.imponible })),
  )
  if (numeroDe(clave.imponible) === undefined) return 'no-disponible'
  // Requests the debt of all the lawyers. The tax periods of the agreement may have passed to another lawyer after it
  // was signed.
  const deuda = await services.municipio.deudaCC(clave)
  if (deuda === null) return 'no-disponible'
  const { liquidadoAl } = deuda
  const conPago = (isCobrada: (cuota: number) => boolean): readonly CuotaDeConvenio[] =>
    fila.cuotas
      .filter(deEste)
      .map(({ cuota, vencimiento }) => ({ cuota, vencimiento, cobrada: isCobrada(cuota) }))
  const { periodos } = toPeriodos(clave, deuda)
  const debidos = periodos.filter((periodo) => propios.has(claveDePeriodo(periodo)))
  if (debidos.length === 0 && propios.size > 0)
    return { plan, cuotas: conPago(() => true), cobradas: [], liquidadoAl }
  const numeros =
    plan.nro_plan === null
      ? [...new Set(debidos.flatMap(({ nroPlan }) => nroPlan ?? []))]
      : [plan.nro_plan]
  const estados = await Promise.all(numeros.map((n) => services.municipio.estadoPlnPago(n)))
  const planes = estados.map((estado) => estado?.cuotas ?? [])
  // When the instalments of a municipal plan are unknown, nobody can tell which instalments of the agreement are
  // unpaid.
  if (planes.length === 0 || planes.some((cuotas) => cuotas.length === 0)) return 'sin-datos'
  const cobradas = planes.map((cuotas) =>
    cuotas.filter(({ FECHA_COBRANZA }) => FECHA_COBRANZA !== null && FECHA_COBRANZA !== ''),
  )
  const pagas = cobradas.map((cuotas) => new Set(cuotas.map(({ CUOTA }) => CUOTA)))
  const cuotas = conPago((cuota) => pagas.every((deUno) => deUno.has(cuota)))
  return { plan, cuotas, cobradas: cobradas.flat(), liquidadoAl }
}

/**
 * Loads the payments of each plan of an agreement. When the municipality does not answer, the result says so instead:
 * missing data must never make an agreement look paid (D88).
 */
export const loadCobros = async (
  services: Pick<Services, 'municipio'>,
  fila: FilaDeDetalle,
): Promise<readonly CobrosDePlan[] | SinSaber> => {
  const todos: CobrosDePlan[] = []
  try {
    for (const plan of fila.planes) {
      const cobros = await findCobros(services, fila, plan)
      if (typeof cobros === 'string') return cobros
      todos.push(cobros)
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // This error is not logged again, because the function that called the municipality has already logged it.
    return 'no-disponible'
  }
  return todos
}

/**
 * Returns the earliest warning among the plans of the agreement. One lapsed plan is enough to make the whole agreement
 * lapse (D45).
 */
export const findAviso = (
  cobros: readonly CobrosDePlan[],
  fila: FilaDeDetalle,
  filas: readonly FilaDeParametro[],
  hoy: Fecha,
): AvisoDeCaducidad | undefined => {
  const reglas = reglasDeCaducidad(parametrosDe(fila, filas), fila.fechaconf)
  const [primero] = cobros
    .flatMap(({ cuotas }) => checkCaducidad(cuotas, hoy, reglas) ?? [])
    .sort((a, b) => (a.desde < b.desde ? -1 : 1))
  return primero
}

/** Returns the warning that a confirmed agreement may lapse, from the payments that the municipality reports (D45). */
export const loadAviso = async (
  services: Pick<Services, 'municipio'>,
  fila: FilaDeDetalle,
  filas: readonly FilaDeParametro[],
  hoy: Fecha,
): Promise<Cobranza> => {
  const termino = fila.vigencia !== null && fila.vigencia !== 'vigente'
  if (fila.fc_confirma === null || !fila.activo || termino)
    return { cobranza: 'no-corresponde', aviso: undefined }
  const cobros = await loadCobros(services, fila)
  if (typeof cobros === 'string') return { cobranza: cobros, aviso: undefined }
  return { cobranza: 'informada', aviso: findAviso(cobros, fila, filas, hoy) }
}
