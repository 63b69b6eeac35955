import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fecha } from '@apremia/core'
import { loadDemo } from '../src/demo/load-demo.ts'
import { keepListados } from '../src/municipio/embebido/keep-listados.ts'
import { openDb } from '../src/platform/db/open-db.ts'
import { startEmisor } from './emisor.ts'
import { startPostgres } from './postgres-server.ts'
import { startProceso } from './proceso.ts'

export interface ProcesoDeBench {
  readonly url: string
  readonly pid: number
  /** Session tokens of the people who signed in. Together they have all the roles. */
  readonly tokens: readonly string[]
  readonly close: () => Promise<void>
}

const HOY = fecha('2026-11-20')

/** Starts a server over PostgreSQL with the large demo municipality, and signs in `personas` people. */
export const startProcesoDeBench = async (personas: number): Promise<ProcesoDeBench> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'apremia-bench-'))
  const closing: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })]
  const close = async (): Promise<void> => {
    for (const one of closing.reverse()) await one()
  }
  try {
    const postgres = await startPostgres()
    closing.push(postgres.stop)
    const emisor = await startEmisor()
    closing.push(emisor.close)
    const databaseUrl = postgres.urlOf('postgres')
    const open = await openDb({ databaseUrl, dataDir, now: new Date() })
    await loadDemo(open.db, { tamano: 'grande', semilla: 1, hoy: HOY })
    await keepListados(open.db)
    const { rows } = await open.pool.query<{ dni: string }>(`
      select u.dni from usuario u left join abogado a on a.codexterno = u.abogado
      where not u.baja and not coalesce(a.baja, false)
        and (u.abogado is not null or u.rol in ('admin', 'guest'))
      order by u.dni`)
    await open.close()
    const proceso = await startProceso({ dataDir, databaseUrl }, emisor, { LOG_LEVEL: 'silent' })
    closing.push(() => proceso.stop())
    const tokens: string[] = []
    for (let i = 0; i < personas; i += 1)
      tokens.push(await proceso.login(rows[i % rows.length]?.dni ?? ''))
    return { url: proceso.url, pid: proceso.child.pid ?? 0, tokens, close }
  } catch (error) {
    await close()
    throw error
  }
}
