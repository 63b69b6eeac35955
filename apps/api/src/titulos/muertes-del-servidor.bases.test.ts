import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Trabajo } from '@apremia/api-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAzar } from '../../test/azar.ts'
import type { Copia } from '../../test/copia.ts'
import { type Emisor, startEmisor } from '../../test/emisor.ts'
import { type FilaDePrueba, filasTitulables, formulario, libroBasico } from '../../test/libros.ts'
import { type ProcesoDePrueba, startProceso } from '../../test/proceso.ts'
import { copyPlantilla, MEDIODIA } from '../../test/test-db.ts'
import { verifyChain } from '../historial/verify-chain.ts'
import { type OpenDb, openDb } from '../platform/db/open-db.ts'

/** Number of times that the server is killed. `MUERTES=200` gives the long run. */
const MUERTES = Number(process.env.MUERTES ?? 2)
/** Number of batches of executive titles that ask for title numbers at the same time. */
const LOTES = MUERTES < 10 ? 6 : 32
/** Sizes of the batches in this test, in executive titles. Batches of different sizes run at the same time. */
const TAMANOS = MUERTES < 10 ? [1, 5, 20] : [1, 20, 200]

let copia: Copia
let emisor: Emisor
let proceso: ProcesoDePrueba | undefined
let filas: readonly FilaDePrueba[]
beforeAll(async () => {
  copia = await copyPlantilla()
  emisor = await startEmisor()
  filas = await withBase((open) => filasTitulables({ open }, 200))
})
afterAll(async () => {
  await proceso?.stop('SIGKILL')
  emisor.close()
  rmSync(copia.dataDir, { recursive: true, force: true })
})

const withBase = async <T>(use: (open: OpenDb) => Promise<T>): Promise<T> => {
  const open = await openDb({ ...copia, now: MEDIODIA })
  try {
    return await use(open)
  } finally {
    await open.close()
  }
}

const start = async () => {
  const started = await startProceso(copia, emisor)
  proceso = started
  const authorization = `Bearer ${await started.login('20000001')}`
  const send = (path: string, fields: Record<string, string>, bytes: Buffer, more = {}) => {
    const form = formulario(fields, { name: 'base.xlsx', bytes })
    return fetch(`${started.url}/api/creaciontitulos/${path}`, {
      method: 'POST',
      headers: { ...form.headers, authorization, ...more },
      body: new Uint8Array(form.payload),
    })
  }
  const get = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${started.url}/api/${path}`, { headers: { authorization } })
    expect(answer.status).toBe(200)
    return (await answer.json()) as T
  }
  return { ...started, send, get }
}
type Servidor = Awaited<ReturnType<typeof start>>

const makeLibro = async ({ send }: Servidor, filas: readonly FilaDePrueba[]): Promise<Buffer> => {
  const answer = await send('generatexls', { category: 'inmueble' }, libroBasico(filas))
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

/**
 * Repeats the request for a batch of executive titles until the server gives the title numbers. Returns the accepted
 * job, or undefined when the server dies.
 */
const titleLote = async (
  { send, get, output }: Servidor,
  libro: Buffer,
): Promise<Trabajo | undefined> => {
  for (;;) {
    try {
      const { lastTitleNumber } = await get<{ lastTitleNumber: number }>(
        'creaciontitulos/getlastitlenumber',
      )
      const fields = {
        category: 'inmueble',
        startTitleNumber: `${lastTitleNumber + 1}`,
        forzar: '1',
      }
      const answer = await send('generatetitles', fields, libro, { prefer: 'respond-async' })
      if (answer.status === 202) return (await answer.json()) as Trabajo
      expect(answer.status, `${await answer.text()}\n${output().slice(-4000)}`).toBe(409)
    } catch (error) {
      // `fetch` throws a TypeError when the server is dead.
      if (!(error instanceof TypeError)) throw error
      return
    }
  }
}

/**
 * Starts a new server and waits until it has printed the batches of the dead servers, including the batches whose
 * response was never sent.
 */
const finishLotes = async (): Promise<void> => {
  // Makes the heartbeats old, so that the next server takes the jobs of the dead server at once.
  const { rows } = await withBase(({ pool }) =>
    pool.query<{ id: string }>(`update trabajo set latido = latido - interval '1 minute'
      where tipo = 'generar-titulos' returning id`),
  )
  const servidor = await start()
  for (const { id } of rows) {
    const stateOf = async () => (await servidor.get<Trabajo>(`trabajos/${id}`)).estado
    await expect.poll(stateOf, { interval: 200 }).toBe('terminado')
  }
  await servidor.stop()
}

it(
  `${MUERTES} deaths of the server while ${LOTES} lots ask at once neither repeat, skip nor lose a number (R4)`,
  async () => {
    const { next } = createAzar(20_261_127)
    const aceptados: string[] = []
    let libros: Buffer[] = []
    let entero = 0
    for (let muerte = 0; muerte <= MUERTES; muerte += 1) {
      const servidor = await start()
      if (muerte === 0)
        libros = await Promise.all(TAMANOS.map((n) => makeLibro(servidor, filas.slice(0, n))))
      const from = performance.now()
      const pedidos = Promise.all(
        Array.from({ length: LOTES }, (_, i) =>
          titleLote(servidor, libros[i % libros.length] as Buffer),
        ),
      )
      // No server is killed in the first round. Its duration tells when to kill the server in the next rounds.
      if (muerte === 0) await pedidos
      else await sleep(next() * entero * 1.2)
      if (muerte === 0) entero = performance.now() - from
      const exited = once(servidor.child, 'exit')
      servidor.child.kill('SIGKILL')
      await exited
      for (const trabajo of await pedidos) if (trabajo !== undefined) aceptados.push(trabajo.id)
    }
    await finishLotes()

    await withBase(async ({ db, pool }) => {
      const { rows } = await pool.query<
        Record<'titulos' | 'distintos' | 'ultimo' | 'lotes', number>
      >(`
        select count(*)::int as titulos, count(distinct numero)::int as distintos,
          coalesce(max(numero), 0) as ultimo, (select count(*)::int from titulo_lote) as lotes
        from titulo`)
      const { rows: rotos } = await pool.query(`
        select l.id from titulo_lote l
        where l.documento is null or l.cantidad <> (
          select count(*) from titulo t where t.lote = l.id and t.numero between l.desde and l.hasta)`)
      const { titulos, distintos, ultimo, lotes } = rows[0] ?? expect.fail()
      console.info(
        `R4: ${MUERTES} muertes con ${LOTES} lotes a la vez: ${titulos} títulos en ${lotes} lotes, ${titulos - distintos} repetidos, ${ultimo - distintos} huecos, ${rotos.length} lotes a medias, ${aceptados.length} lotes confirmados`,
      )
      expect(rotos).toEqual([])
      expect([distintos, ultimo]).toEqual([titulos, titulos])
      expect(lotes).toBeGreaterThanOrEqual(aceptados.length)
      expect(aceptados.length).toBeGreaterThanOrEqual(LOTES)
      expect((await verifyChain(db)).fallas).toEqual([])
    })
  },
  120_000 + MUERTES * 60_000,
)
