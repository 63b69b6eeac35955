import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../platform/db/queryable.ts'
import { withinPlazo } from '../platform/plazo.ts'
import { type CuentaDeMetrica, readCuentas } from './read-cuentas.ts'

/**
 * Maximum number of milliseconds that a request for the metrics waits for the database. Prometheus waits ten seconds
 * for all the metrics.
 */
const PLAZO_MS = 3_000

const ESTADOS_EN_COLA = ['pendiente', 'en-curso'] as const

/**
 * Creates the metrics that are read from the database, and returns the function that reads them. While the database
 * does not answer, these metrics are absent and `apremia_base_responde` is 0.
 */
export const createMetricasDeLaBase = (
  registry: Registry,
  { db, ahora }: { readonly db: Db; readonly ahora: () => Date },
): (() => Promise<void>) => {
  const gauge = <T extends string>(name: string, help: string, labelNames: readonly T[]) =>
    new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] })
  const responde = gauge('apremia_base_responde', '1 si la base contestó estas métricas', [])
  const trabajos = gauge('apremia_trabajos', 'Trabajos guardados, por tipo y estado', [
    'tipo',
    'estado',
  ])
  const espera = gauge(
    'apremia_trabajo_mas_viejo_segundos',
    'Desde cuándo espera (pendiente) o corre (en-curso) el trabajo más viejo',
    ['estado'],
  )
  const terminado = gauge(
    'apremia_trabajo_terminado_momento_segundos',
    'Cuándo terminó bien el último trabajo de cada tipo',
    ['tipo'],
  )
  const emitidos = gauge('apremia_emitidos', 'Títulos, cartas y convenios hechos acá', ['papel'])
  const cargas = gauge('apremia_cargas', 'Cargas de datos del municipio, por estado', [
    'clase',
    'estado',
  ])

  const show = ({ que, uno, otro, n }: CuentaDeMetrica): void => {
    if (que === 'trabajos') trabajos.set({ tipo: uno, estado: otro }, n)
    else if (que === 'espera') espera.set({ estado: uno }, n)
    else if (que === 'terminado') terminado.set({ tipo: uno }, n)
    else if (que === 'emitidos') emitidos.set({ papel: uno }, n)
    else cargas.set({ clase: uno, estado: otro }, n)
  }

  return async () => {
    const cuentas = await withinPlazo(PLAZO_MS, readCuentas(db, ahora())).catch(() => undefined)
    for (const una of [trabajos, espera, terminado, emitidos, cargas]) una.reset()
    responde.set(cuentas === undefined ? 0 : 1)
    if (cuentas === undefined) return
    for (const estado of ESTADOS_EN_COLA) espera.set({ estado }, 0)
    for (const una of cuentas) show(una)
  }
}
