import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Copia } from '../../test/copia.ts'
import { type Emisor, startEmisor } from '../../test/emisor.ts'
import { type ProcesoDePrueba, startProceso } from '../../test/proceso.ts'
import { copyPlantilla } from '../../test/test-db.ts'

const CAIDAS = 3
const EN_PARALELO = 6
/** The demo data has no legal action on the day of this test. */
const DIA = '2026-11-15'

let copia: Copia
let emisor: Emisor
let proceso: ProcesoDePrueba
beforeAll(async () => {
  copia = await copyPlantilla()
  emisor = await startEmisor()
})
afterAll(async () => {
  await proceso.stop('SIGKILL')
  emisor.close()
  rmSync(copia.dataDir, { recursive: true, force: true })
})

interface Fila {
  readonly TIPO: string
  readonly NRO_IMPONIBLE: number
  readonly RECURSO: string
}

const signIn = async () => {
  const token = await proceso.login('20000002')
  const { body } = await proceso.call(
    'POST',
    '/municipio/cobrojud/recImpGstLeg?porPagina=100',
    token,
    { abogado: 'A01' },
  )
  const imponibles = (JSON.parse(body) as Fila[])
    .filter(({ TIPO }) => TIPO === 'I')
    .map(({ NRO_IMPONIBLE, RECURSO }) => ({ imponible: String(NRO_IMPONIBLE), recurso: RECURSO }))
  return {
    cantidad: imponibles.length,
    save: async (clave: string): Promise<string> => {
      const response = await fetch(`${proceso.url}/api/actuaciones`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': clave,
        },
        body: JSON.stringify({
          ...{ imponibles, tp_id: 10, gp_id: 2, fecha: DIA, obs: 'Caída' },
          // Some properties or businesses of the request already have a court filing (radicación), so the server
          // requires the reason `motivoForzar`.
          motivoForzar: 'Prueba de caída',
        }),
      })
      const answer = await response.text()
      expect(response.status, answer).toBe(200)
      return answer
    },
    count: async (): Promise<number> => {
      const { headers } = await proceso.call('POST', '/api/actuaciones/search?porPagina=1', token, {
        data: { tp_id: 10 },
        desde: DIA,
        hasta: DIA,
      })
      return Number(headers.get('x-total-count'))
    },
  }
}

it(`${CAIDAS} deaths of the server while lots are saved lose and repeat nothing`, async () => {
  /**
   * Answer of the server to the request that saves each batch, under the `Idempotency-Key` of the request. '' while the
   * answer is unknown.
   */
  const lotes = new Map<string, string>()
  let previas: number | undefined
  for (let caida = 0; caida <= CAIDAS; caida += 1) {
    proceso = await startProceso(copia, emisor)
    const { cantidad, save, count } = await signIn()
    expect(cantidad).toBeGreaterThan(10)
    previas ??= await count()
    // Repeats each request after the server died. A request that already had an answer must get the same answer. A
    // batch without an answer was saved whole or not at all.
    for (const [clave, antes] of lotes) {
      const ahora = await save(clave)
      if (antes !== '') expect(ahora).toBe(antes)
      lotes.set(clave, ahora)
    }
    expect(await count()).toBe(previas + lotes.size * cantidad)
    if (caida === CAIDAS) break
    const sent = Array.from({ length: EN_PARALELO }, (_, i) => `lote-${caida}-${i}`).map(
      async (clave) => {
        lotes.set(clave, '')
        const answer = await save(clave).catch(() => '')
        lotes.set(clave, answer)
      },
    )
    // Kills the server after the first answer. At that moment each of the other requests may be at any step.
    await Promise.race(sent)
    const exited = once(proceso.child, 'exit')
    proceso.child.kill('SIGKILL')
    await exited
    await Promise.all(sent)
  }
}, 240_000)
