import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Copia } from '../../../test/copia.ts'
import { type Emisor, startEmisor } from '../../../test/emisor.ts'
import { type ProcesoDePrueba, startProceso } from '../../../test/proceso.ts'
import { copyPlantilla } from '../../../test/test-db.ts'

let copia: Copia
let emisor: Emisor
let proceso: ProcesoDePrueba
beforeAll(async () => {
  copia = await copyPlantilla()
  emisor = await startEmisor()
  proceso = await startProceso(copia, emisor, { APREMIA_LIMITE_A_LA_VEZ: '2' })
})
afterAll(async () => {
  await proceso?.stop()
  emisor?.close()
  rmSync(copia.dataDir, { recursive: true, force: true })
})

it('a person with too many open requests has some refused, and nobody else does (R26)', async () => {
  const [invitado, abogada] = await Promise.all([
    proceso.login('20000005'),
    proceso.login('20000003'),
  ])
  const open = Array.from({ length: 60 }, () => proceso.call('GET', '/api/estadisticas', invitado))
  const ajenas = Array.from({ length: 5 }, () => proceso.call('GET', '/api/estadisticas', abogada))
  for (const { status, body } of await Promise.all(ajenas)) expect(status, body).toBe(200)
  const answers = await Promise.all(open)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(10)
  expect(refused.length).toBeGreaterThan(0)
  for (const { status, headers, body } of refused) {
    expect(status, body).toBe(429)
    expect(headers.get('retry-after')).toBe('2')
    expect(JSON.parse(body).error.message).toBe(
      'Tiene 10 pedidos en curso. Espere a que terminen e intente nuevamente.',
    )
  }
  expect((await proceso.call('GET', '/api/estadisticas', invitado)).status).toBe(200)
})
