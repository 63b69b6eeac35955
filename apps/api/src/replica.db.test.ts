import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AlmacenDePrueba, startAlmacen } from '../test/almacen-s3.ts'
import { type Intimable, intimables } from '../test/cartas.ts'
import { type Emisor, startEmisor } from '../test/emisor.ts'
import { fillPlantilla } from '../test/fill-plantilla.ts'
import { HOY } from '../test/global-setup.ts'
import { type PostgresConReplica, startPostgresConReplica } from '../test/postgres-con-replica.ts'
import { createDatabase } from '../test/postgres-server.ts'
import { type ProcesoDePrueba, startProceso } from '../test/proceso.ts'
import { MEDIODIA } from '../test/test-db.ts'
import { type OpenDb, openDb } from './platform/db/open-db.ts'

let postgres: PostgresConReplica
let almacen: AlmacenDePrueba
let emisor: Emisor
let imponibles: Intimable[]
const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'apremia-maquina-')))
const maquinas: ProcesoDePrueba[] = []

const withBase = async <T>(use: (open: OpenDb) => Promise<T>): Promise<T> => {
  const open = await openDb({
    ...{ databaseUrl: postgres.urlOf('apremia'), dataDir: '', now: MEDIODIA },
  })
  try {
    return await use(open)
  } finally {
    await open.close()
  }
}

beforeAll(async () => {
  postgres = await startPostgresConReplica()
  const databaseUrl = postgres.urlOf('apremia')
  await createDatabase(databaseUrl, 'apremia')
  await fillPlantilla({ databaseUrl, dataDir: '' }, HOY)
  imponibles = await withBase((open) => intimables({ open }, 'A01', 20))
  almacen = await startAlmacen()
  emisor = await startEmisor()
  for (const dataDir of folders)
    maquinas.push(await startProceso({ dataDir, databaseUrl }, emisor, almacen.env))
})
afterAll(async () => {
  for (const maquina of maquinas) await maquina.stop('SIGKILL')
  emisor?.close()
  await almacen?.close()
  await postgres?.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/**
 * Creates batches of demand letters, one batch after another, until `isOver` returns true. Returns the ids of the
 * batches that the server confirmed.
 */
const askAlways = async (
  { url }: ProcesoDePrueba,
  token: string,
  isOver: (hechos: number) => boolean,
): Promise<string[]> => {
  const hechos: string[] = []
  while (!isOver(hechos.length)) {
    const answer = await fetch(`${url}/api/cartas/lotes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ clase: 'inmueble', vencimiento: 'siguiente', formato: 'pdf', omitir: '1' },
        ...{ repetir: '1', imponibles },
      }),
    })
    const text = await answer.text()
    if (answer.status === 200) hechos.push((JSON.parse(text) as { lote: { id: string } }).lote.id)
    // During the change from the primary to the standby, neither database accepts changes. The server then answers 503,
    // and the batch was either not saved or its result is unknown.
    else expect(answer.status, text).toBe(503)
  }
  return hechos
}

it('two machines lose no confirmed letter and repeat no number when the standby is promoted', async () => {
  const [una] = maquinas
  if (una === undefined) throw new Error('sin máquinas')
  const token = await una.login('20000002')
  let promovida = false
  const pedidos = maquinas.map((maquina) => {
    let antes = 0
    return askAlways(maquina, token, (hechos) => {
      if (!promovida) antes = hechos
      return promovida && hechos - antes >= 3
    })
  })
  const count = () =>
    withBase(async ({ pool }) => {
      const { rows } = await pool.query('select count(*)::int as n from carta_lote')
      return rows[0].n as number
    })
  await expect.poll(count).toBeGreaterThan(3)
  await postgres.promote()
  promovida = true
  const hechos = (await Promise.all(pedidos)).flat()
  await withBase(async ({ pool }) => {
    const { rows: lotes } = await pool.query('select id from carta_lote')
    expect(lotes.map(({ id }) => id)).toEqual(expect.arrayContaining(hechos))
    const { rows } = await pool.query('select numero::int as numero from carta order by numero')
    expect(rows.map(({ numero }) => numero)).toEqual(rows.map((_, i) => i + 1))
  })
})
