import {
  type AvisoDeCaducidad,
  checkCaducidad,
  claveDePeriodo,
  type Fecha,
  type FilaDeParametro,
  reglasDeCaducidad,
} from '@apremia/core'
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

/**
 * Returns a function that tells whether an instalment of the agreement is paid. The municipality collects the debt of
 * the agreement through payment plans of its own, with the same instalment numbers. An instalment counts as paid when
 * it is paid in every one of these plans. When the debt is no longer owed, all instalments count as paid.
 */
const findCobradas = async (
  services: Pick<Services, 'municipio'>,
  fila: FilaDeDetalle,
  plan: FilaDePlan,
): Promise<((cuota: number) => boolean) | SinSaber> => {
  const clave = { recurso: plan.recurso, imponible: String(plan.imponible) }
  const propios = new Set(
    fila.periodos
      .filter(({ recurso, imponible }) => recurso === plan.recurso && imponible === plan.imponible)
      .map((periodo) => claveDePeriodo({ ...periodo, imponible: clave.imponible })),
  )
  if (numeroDe(clave.imponible) === undefined) return 'no-disponible'
  // Requests the debt of all lawyers, because the tax periods of the agreement may have passed to another lawyer.
  const deuda = await services.municipio.deudaCC(clave)
  if (deuda === null) return 'no-disponible'
  const { periodos } = toPeriodos(clave, deuda)
  const debidos = periodos.filter((periodo) => propios.has(claveDePeriodo(periodo)))
  if (debidos.length === 0 && propios.size > 0) return () => true
  const numeros =
    plan.nro_plan === null
      ? [...new Set(debidos.flatMap(({ nroPlan }) => nroPlan ?? []))]
      : [plan.nro_plan]
  const estados = await Promise.all(numeros.map((n) => services.municipio.estadoPlnPago(n)))
  const planes = estados.map((estado) => estado?.cuotas ?? [])
  // When the instalments of a municipal plan are unknown, nobody can tell which instalments of the agreement are
  // unpaid.
  if (planes.length === 0 || planes.some((cuotas) => cuotas.length === 0)) return 'sin-datos'
  const cobradas = planes.map(
    (cuotas) =>
      new Set(cuotas.flatMap(({ CUOTA, FECHA_COBRANZA }) => (FECHA_COBRANZA ? CUOTA : []))),
  )
  return (cuota) => cobradas.every((pagas) => pagas.has(cuota))
}

/**
 * Returns the warning that a confirmed agreement may lapse, from the payments that the municipality reports (D45). When
 * the municipality does not answer, the result says so. Missing data never makes an agreement look paid (D88).
 */
export const loadAviso = async (
  services: Pick<Services, 'municipio'>,
  fila: FilaDeDetalle,
  filas: readonly FilaDeParametro[],
  hoy: Fecha,
): Promise<Cobranza> => {
  const termino = fila.vigencia !== null && fila.vigencia !== 'vigente'
  if (fila.fc_confirma === null || !fila.activo || termino)
    return { cobranza: 'no-corresponde', aviso: undefined }
  const reglas = reglasDeCaducidad(parametrosDe(fila, filas), fila.fechaconf)
  const avisos: AvisoDeCaducidad[] = []
  try {
    for (const plan of fila.planes) {
      const cobrada = await findCobradas(services, fila, plan)
      if (typeof cobrada === 'string') return { cobranza: cobrada, aviso: undefined }
      const cuotas = fila.cuotas
        .filter(
          ({ recurso, imponible }) => recurso === plan.recurso && imponible === plan.imponible,
        )
        .map(({ cuota, vencimiento }) => ({ cuota, vencimiento, cobrada: cobrada(cuota) }))
      const aviso = checkCaducidad(cuotas, hoy, reglas)
      if (aviso) avisos.push(aviso)
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // The function that called the municipality has already logged the error.
    return { cobranza: 'no-disponible', aviso: undefined }
  }
  // A single lapsed plan makes the whole agreement lapse, so the answer has the earliest warning.
  const [primero] = avisos.sort((a, b) => (a.desde < b.desde ? -1 : 1))
  return { cobranza: 'informada', aviso: primero }
}
