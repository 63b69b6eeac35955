import { horasDeRespaldo, type SaludDeLaBase, type SaludMedida } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { compareEsquema } from '../platform/db/run-migrations.ts'
import { measureDisco } from '../platform/disco.ts'
import { measureWithinPlazo } from '../platform/plazo.ts'
import { describeReloj, measureReloj } from '../platform/reloj.ts'
import type { Services } from '../platform/services.ts'
import { loadUltimoRespaldo } from '../respaldo/ultimo-respaldo.ts'

/** Maximum wait for the database. A load balancer usually waits five seconds for the answer. */
const PLAZO_MS = 2_000

type Fuentes = Pick<Services, 'salud' | 'pool' | 'ahora' | 'config' | 'municipio' | 'documentos'>

const readBase = async ({ salud, ahora }: Fuentes): Promise<SaludDeLaBase> => {
  const now = ahora().toISOString()
  const { rows } = await salud.execute<{
    migracion: number | null
    espera: number | null
    corre: number | null
  }>(sql`
    select (select max(created_at) from drizzle.__drizzle_migrations) as migracion,
      floor(extract(epoch from ${now}::timestamptz - min(creado) filter (where estado = 'pendiente')) / 60)::int
        as espera,
      floor(extract(epoch from ${now}::timestamptz - min(iniciado) filter (where estado = 'en-curso')) / 60)::int
        as corre
    from trabajo where estado in ('pendiente', 'en-curso')`)
  const [{ migracion = null, espera = null, corre = null } = {}] = rows
  const reloj = describeReloj(await measureReloj(salud, ahora))
  return { esquema: compareEsquema(migracion ?? 0), espera, corre, reloj }
}

const measureBase = async (fuentes: Fuentes): Promise<SaludMedida['base']> => {
  try {
    const leida = await measureWithinPlazo(PLAZO_MS, fuentes.salud, () => readBase(fuentes))
    if (leida !== undefined) return leida
    // The database did not answer in time. The embedded database runs one statement at a time, so it may only be busy
    // with a long statement.
    return fuentes.pool === undefined ? 'ocupada' : 'caida'
  } catch {
    return 'caida'
  }
}

const measureRespaldo = async ({ config, ahora }: Fuentes): Promise<number | null> => {
  const ultimo = await loadUltimoRespaldo(config.dataDir)
  return ultimo === undefined ? null : horasDeRespaldo(ultimo.momento, ahora())
}

export const measureSalud = async (fuentes: Fuentes): Promise<SaludMedida> => {
  const [base, libre, respaldo] = await Promise.all([
    measureBase(fuentes),
    measureDisco(fuentes.config.dataDir),
    measureRespaldo(fuentes),
  ])
  const { cartera } = fuentes.municipio
  return {
    base,
    plazo: PLAZO_MS / 1000,
    libre,
    respaldo,
    responde: cartera === null ? null : cartera.responde(),
    almacen: fuentes.documentos.responde(),
  }
}
