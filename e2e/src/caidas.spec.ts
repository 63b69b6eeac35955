import { createHash } from 'node:crypto'
import { freePort } from '@apremia/api/launch'
import { type Api, createApi, muestra } from './support/api.ts'
import { copyDemostracion, copyMunicipio } from './support/plantilla.ts'
import { type Producto, startProducto } from './support/producto.ts'
// These long tests use the shared `test` object, so they run in parallel with the other tests. With an object of their
// own, they would run last, on a single Playwright worker.
import { expect, test, tokenDe } from './support/test.ts'

/** Number of times that the test kills the server. Set `CAIDAS=100` for a long test. */
const CAIDAS = Number(process.env.CAIDAS ?? 6)
/**
 * Copies an installation for this test, which kills its server. By default the copy uses the embedded database, which
 * stops together with the server. `CAIDAS_EN=postgresql` uses PostgreSQL.
 */
const copyInstalacion = process.env.CAIDAS_EN === 'postgresql' ? copyMunicipio : copyDemostracion
const EN_PARALELO = 6

interface Lote {
  id: string
  desde: number
  hasta: number
  cantidad: number
  estado: string
  sha256: string | null
}

/** Makes a random generator with a fixed seed, so that a failed run can be repeated. */
const createRandom = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

const allLotes = async (api: Api): Promise<Lote[]> => {
  const lotes: Lote[] = []
  for (let pagina = 1; ; pagina += 1) {
    const rows = (await (
      await api.get(`/creaciontitulos/lotes?porPagina=200&pagina=${pagina}`)
    ).json()) as Lote[]
    lotes.push(...rows)
    if (rows.length < 200) return lotes
  }
}

// A start of the server takes three seconds, but thirty on a busy machine, so the time limit is long.
test.setTimeout(CAIDAS * 60_000 + 120_000)

test(`${CAIDAS} muertes del servidor no repiten ni pierden números`, async () => {
  const random = createRandom(20_261_120)
  const copia = await copyInstalacion()
  const port = await freePort()
  let producto: Producto = await startProducto(copia, { port })
  let token = await tokenDe(producto, 'admin')
  let api = createApi(producto.url, token)

  const procesada = await api.upload(
    '/creaciontitulos/generatexls',
    { category: 'inmueble' },
    {
      name: 'base.xlsx',
      bytes: muestra('basico-inmueble-libreoffice.xlsx'),
    },
  )
  expect(procesada.status).toBe(200)
  const bytes = Buffer.from(await procesada.arrayBuffer())

  const acknowledged: { lote: string; trabajo: string }[] = []
  /**
   * Requests that got no response, because the test killed the server. `clave` is the idempotency key of the request.
   */
  const unanswered: { clave: string; inicio: number }[] = []
  let interrupted = 0
  let claves = 0

  const generar = async ({ clave, inicio }: { clave: string; inicio: number }): Promise<void> => {
    const answer = await api.upload(
      '/creaciontitulos/generatetitles',
      {
        category: 'inmueble',
        startTitleNumber: String(inicio),
        forzar: '1',
        omitirInvalidas: '1',
      },
      { name: 'lote.xlsx', bytes },
      { prefer: 'respond-async', 'idempotency-key': clave },
    )
    if (answer.status === 202) {
      const trabajo = (await answer.json()) as { id: string; lote: string }
      acknowledged.push({ lote: trabajo.lote, trabajo: trabajo.id })
    } else if (answer.status !== 409) throw new Error(`${answer.status} ${await answer.text()}`)
  }

  const work = async (alive: () => boolean): Promise<void> => {
    while (alive()) {
      claves += 1
      const clave = `pedido-${claves}`
      let inicio = 0
      try {
        const last = (await (await api.get('/creaciontitulos/getlastitlenumber')).json()) as {
          lastTitleNumber: number
        }
        inicio = last.lastTitleNumber + 1
        await generar({ clave, inicio })
      } catch (error) {
        // `fetch` throws a TypeError when the server dies during the request, so the request has no response.
        if (!(error instanceof TypeError)) throw error
        if (inicio > 0) unanswered.push({ clave, inicio })
        interrupted += 1
        return
      }
    }
  }

  for (let caida = 0; caida < CAIDAS; caida += 1) {
    let alive = true
    const workers = Array.from({ length: EN_PARALELO }, () => work(() => alive))
    const moment = 150 + random() * 1500
    await new Promise((resolve) => setTimeout(resolve, moment))
    await producto.stop('SIGKILL')
    alive = false
    await Promise.all(workers)
    producto = await startProducto(copia, { port })
    token = await tokenDe(producto, 'admin')
    api = createApi(producto.url, token)
    // The test repeats each unanswered request twice with the same idempotency key. The server then returns the batch
    // of documents that the first request created, and never creates a second batch.
    for (const pedido of unanswered.splice(0)) {
      await generar(pedido)
      await generar(pedido)
    }
  }

  await expect
    .poll(async () => (await allLotes(api)).filter(({ estado }) => estado !== 'listo').length, {
      timeout: 90_000,
    })
    .toBe(0)

  const lotes = (await allLotes(api)).sort((a, b) => a.desde - b.desde)
  const { lastTitleNumber } = (await (
    await api.get('/creaciontitulos/getlastitlenumber')
  ).json()) as { lastTitleNumber: number }
  // Every document number from 1 to the last belongs to exactly one batch, without repeats or gaps.
  let next = 1
  for (const lote of lotes) {
    expect(lote.desde).toBe(next)
    expect(lote.hasta - lote.desde + 1).toBe(lote.cantidad)
    next = lote.hasta + 1
  }
  expect(lastTitleNumber).toBe(next - 1)
  const ids = new Set(lotes.map(({ id }) => id))
  expect(acknowledged.filter(({ lote }) => !ids.has(lote))).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(0)
  const told = new Set(acknowledged.map(({ lote }) => lote))
  expect(lotes.filter(({ id }) => !told.has(id))).toEqual([])
  const list = await api.get('/creaciontitulos/titulosinfo?porPagina=1')
  expect(Number(list.headers.get('x-total-count'))).toBe(lastTitleNumber)
  for (const lote of lotes.slice(-5)) {
    const zip = Buffer.from(
      await (await api.get(`/creaciontitulos/lotes/${lote.id}/descargar`)).arrayBuffer(),
    )
    expect(createHash('sha256').update(zip).digest('hex')).toBe(lote.sha256)
  }
  const historial = await (await api.post('/historial/verificar')).json()
  expect(historial).toMatchObject({ valido: true, fallas: [] })

  console.info(
    `caídas ${CAIDAS}, lotes ${lotes.length} (confirmados ${told.size}, sin dueño 0, pedidos cortados ${interrupted}), títulos ${lastTitleNumber}, repetidos 0, huecos 0, confirmados perdidos 0`,
  )
  await producto.stop()
  await copia.remove()
})
