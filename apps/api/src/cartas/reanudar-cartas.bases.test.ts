import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Intimable, intimables, pedirCartas } from '../../test/cartas.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { createRunners } from '../runners.ts'
import { createTrabajos } from '../trabajos/trabajos.ts'

let test: TestApp
let a01: string
let items: Intimable[]
beforeAll(async () => {
  test = await startTestApp()
  a01 = await test.login('20000003')
  items = await intimables(test, 'A01', 6)
  await test.services.trabajos.stop()
})
afterAll(() => test.close())

const runElsewhere = async (id: string) => {
  const { db, ahora, documentos, municipio } = test.services
  const trabajos = createTrabajos({
    db,
    ahora,
    runners: createRunners({ ...{ db, ahora, documentos, municipio }, pool: undefined }),
    log: pino({ level: 'silent' }),
  })
  trabajos.start()
  try {
    return await trabajos.wait(id, new AbortController().signal)
  } finally {
    await trabajos.stop()
  }
}

const reanudar = async (lote: string) =>
  (await test.call('POST', `/api/cartas/lotes/${lote}/reanudar`, a01)).json()

describe.each(['pdf', 'zip'])('a lot in %s', (formato) => {
  it('is printed by another process when its printer was killed, with its numbers and the same bytes', async () => {
    const { lote, trabajo } = (await pedirCartas(test, a01, items, { formato })).json()
    await test.open.pool.query(
      `update trabajo set estado = 'en-curso', ejecutor = 'muerto', latido = '2026-01-01' where id = $1`,
      [trabajo.id],
    )
    const first = await runElsewhere(trabajo.id)
    expect(first).toMatchObject({ estado: 'terminado', resumen: { desde: lote.desde } })
    await test.open.pool.query('update carta_lote set documento = null where id = $1', [lote.id])
    const again = await reanudar(lote.id)
    expect((await runElsewhere(again.id)).archivo?.sha256).toBe(first.archivo?.sha256)
    const { rows } = await test.open.pool.query(
      'select count(*)::int as n from carta where lote = $1',
      [lote.id],
    )
    expect(rows[0].n).toBe(lote.cantidad)
  })

  it('cancelled keeps its numbers, and goes on when it is asked for again', async () => {
    const { lote, trabajo } = (await pedirCartas(test, a01, items, { formato })).json()
    const cancelled = await test.call('POST', `/api/trabajos/${trabajo.id}/cancelar`, a01)
    expect(cancelled.json().estado).toBe('cancelado')
    const pending = await test.call('GET', `/api/cartas/lotes/${lote.id}/descargar`, a01)
    expect([pending.statusCode, pending.json().error.code]).toEqual([409, 'lote-pendiente'])
    const [one, other] = await Promise.all([reanudar(lote.id), reanudar(lote.id)])
    expect(one.id).not.toBe(trabajo.id)
    expect(other.id).toBe(one.id)
    expect(await runElsewhere(one.id)).toMatchObject({ archivo: { nombre: lote.archivo } })
    const file = await test.call('GET', `/api/trabajos/${one.id}/resultado`, a01)
    expect(file.headers['content-type']).toBe(`application/${formato}`)
    const next = (await pedirCartas(test, a01, items)).json()
    expect(next.lote.desde).toBe(lote.hasta + 1)
  })
})
