import { randomUUID } from 'node:crypto'
import type { Trabajo } from '@apremia/api-client'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MEDIODIA, openTestDb, type TestDb } from '../../test/test-db.ts'
import { AppError } from '../platform/http/app-error.ts'
import { type ContextoDeTrabajo, type ResultadoDeTrabajo, TurnoPerdido } from './runner.ts'
import { createTrabajos, type Trabajos } from './trabajos.ts'
import {
  claimTrabajo,
  findTrabajo,
  finishTrabajo,
  requestCancel,
  requeueAll,
  saveProgress,
} from './trabajos-repo.ts'

let open: TestDb
beforeAll(async () => {
  open = await openTestDb()
})
afterAll(() => open.close())

type Job = (contexto: ContextoDeTrabajo) => Promise<ResultadoDeTrabajo>

let now: Date
let run: Job
let started: Trabajos[]
beforeEach(() => {
  now = MEDIODIA
  run = async () => ({})
  started = []
})
afterEach(async () => {
  await Promise.all(started.map((trabajos) => trabajos.stop()))
  await open.pool.query('delete from trabajo')
})

const startProcess = (ahora = () => now): Trabajos => {
  const trabajos = createTrabajos({
    db: open.db,
    ahora,
    log: pino({ level: 'silent' }),
    runners: {
      'procesar-planilla': (c) => run(c),
      'generar-titulos': (c) => run(c),
      'recalcular-casos': (c) => run(c),
      'deshacer-paquete': (c) => run(c),
      'verificar-casos': (c) => run(c),
      'verificar-documentos': (c) => run(c),
      evaluar: (c) => run(c),
      'imprimir-cartas': (c) => run(c),
      'revisar-padron': (c) => run(c),
      'aplicar-padron': (c) => run(c),
      'deshacer-padron': (c) => run(c),
      'cargar-paquete': (c) => run(c),
      sincronizar: (c) => run(c),
      'exportar-instalacion': (c) => run(c),
      'reunir-datos': (c) => run(c),
      'depurar-datos': (c) => run(c),
    },
  })
  trabajos.start()
  started.push(trabajos)
  return trabajos
}

const actor = { dni: '20000001', abogado: '', origen: 'web' as const }
const enqueue = async (trabajos: Trabajos): Promise<string> => {
  const { id } = await trabajos.enqueue(open.db, {
    tipo: 'procesar-planilla',
    actor,
    titulo: 'x',
    entrada: {},
    total: 3,
  })
  trabajos.wake()
  return id
}
const limit = () => AbortSignal.timeout(15_000)

const gate = () => {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

describe('trabajos', () => {
  it('give their progress and their result', async () => {
    const trabajos = startProcess()
    const first = gate()
    run = async ({ progress }) => {
      await first.opened
      progress(2, 3, 'Dos de tres')
      return { resumen: { filas: 3 }, avisos: ['uno'] }
    }
    const id = await enqueue(trabajos)
    const states: Trabajo[] = []
    for await (const state of trabajos.watch(id, limit())) {
      states.push(state)
      first.open()
    }
    expect(states.map(({ hecho }) => hecho)).toContain(2)
    expect(states.at(-1)).toMatchObject({
      estado: 'terminado',
      hecho: 3,
      total: 3,
      resumen: { filas: 3 },
      avisos: ['uno'],
    })
  })

  it('keep the reason people can act on, and hide any other', async () => {
    const trabajos = startProcess()
    run = async () => {
      throw new AppError(422, 'filas-invalidas', 'Corrija la fila 2.')
    }
    expect(await trabajos.wait(await enqueue(trabajos), limit())).toMatchObject({
      estado: 'fallido',
      error: { code: 'filas-invalidas', message: 'Corrija la fila 2.' },
    })
    run = async () => {
      throw new Error('contraseña=perejil')
    }
    const failed = await trabajos.wait(await enqueue(trabajos), limit())
    expect(failed.error?.code).toBe('error-interno')
    expect(JSON.stringify(failed)).not.toContain('perejil')
  })

  it('stop when cancelled, running or not yet', async () => {
    const trabajos = startProcess()
    const running = gate()
    run = ({ signal }) =>
      new Promise((_, reject) => {
        running.open()
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    const id = await enqueue(trabajos)
    await running.opened
    await requestCancel(open.db, id, now)
    trabajos.abort(id)
    expect((await trabajos.wait(id, limit())).estado).toBe('cancelado')

    await trabajos.stop()
    const waiting = await enqueue(trabajos)
    await requestCancel(open.db, waiting, now)
    expect((await findTrabajo(open.db, waiting))?.estado).toBe('cancelado')
    expect(await requestCancel(open.db, waiting, now)).toBeUndefined()
  })

  it('are cancelled through another process too', async () => {
    const [one, other] = [startProcess(), startProcess()]
    const running = gate()
    run = ({ signal }) =>
      new Promise((_, reject) => {
        running.open()
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    const id = await enqueue(one)
    await running.opened
    await requestCancel(open.db, id, now)
    expect((await other.wait(id, limit())).estado).toBe('cancelado')
  })

  it('are run once, however many processes there are', async () => {
    const processes = [startProcess(), startProcess(), startProcess()]
    const runs = new Map<string, number>()
    run = async ({ trabajo }) => {
      runs.set(trabajo.id, (runs.get(trabajo.id) ?? 0) + 1)
      return {}
    }
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, i) => enqueue(processes[i % 3] as Trabajos)),
    )
    await Promise.all(ids.map((id) => (processes[0] as Trabajos).wait(id, limit())))
    expect([...runs.values()]).toEqual(Array(12).fill(1))
  })

  it('go back to the queue when their process stops, and on with the next', async () => {
    // Stops the process ten times, so that some of the stops come while the process is claiming the job.
    for (let turn = 0; turn < 10; turn += 1) {
      const first = startProcess()
      const running = gate()
      run = ({ signal }) =>
        new Promise((_, reject) => {
          running.open()
          signal.addEventListener('abort', () => reject(signal.reason))
        })
      const id = await enqueue(first)
      await running.opened
      const watching = first.wait(id, limit())
      const ended = expect(watching).rejects.toMatchObject({ status: 503 })
      await first.stop()
      await ended
      expect((await findTrabajo(open.db, id))?.estado).toBe('pendiente')
      run = async () => ({})
      const next = startProcess()
      expect((await next.wait(id, limit())).estado).toBe('terminado')
      await next.stop()
    }
  })

  const abandon = async (seconds: number, ejecutor = 'muerto') => {
    const id = randomUUID()
    await open.db.execute(sql`
      insert into trabajo (id, tipo, estado, dni, origen, titulo, entrada, creado, ejecutor, latido)
      values (${id}, 'procesar-planilla', 'en-curso', '20000001', 'web', 'x', '{}',
        ${MEDIODIA.toISOString()}, ${ejecutor}, now() - make_interval(secs => ${seconds}))`)
    return id
  }

  it('are taken from a process that died, once its silence is long enough', async () => {
    const [silent, alive] = [await abandon(11), await abandon(0)]
    const trabajos = startProcess()
    await trabajos.wait(silent, limit())
    await trabajos.wait(await enqueue(trabajos), limit())
    expect((await findTrabajo(open.db, alive))?.estado).toBe('en-curso')

    // Imitates the start of a server over the embedded database. No other process can be running a job, so `requeueAll`
    // returns every running job to the queue without waiting for missing heartbeats.
    await trabajos.stop()
    await requeueAll(open.db)
    expect((await findTrabajo(open.db, alive))?.estado).toBe('pendiente')
  })

  it.each([-3600, 3600])(
    'are not taken from their process by another whose clock is %i seconds off',
    async (seconds) => {
      const off = () => new Date(Date.now() + seconds * 1000)
      const [one, other] = [startProcess(off), startProcess(() => new Date())]
      const [began, ended] = [gate(), gate()]
      const runs: string[] = []
      run = async ({ trabajo: { id } }) => {
        runs.push(id)
        began.open()
        await ended.opened
        return {}
      }
      const id = await enqueue(one)
      await began.opened
      run = async () => ({})
      for (const trabajos of [one, other]) await trabajos.wait(await enqueue(trabajos), limit())
      expect(runs).toEqual([id])
      ended.open()
      expect((await other.wait(id, limit())).estado).toBe('terminado')
    },
  )

  it('are not taken as abandoned by the process that runs them, however long it stood still', async () => {
    const trabajos = startProcess()
    const [began, ended] = [gate(), gate()]
    let runs = 0
    run = async () => {
      runs += 1
      began.open()
      await ended.opened
      return {}
    }
    const id = await enqueue(trabajos)
    await began.opened
    await open.db.execute(sql`update trabajo set latido = now() - interval '1 hour'`)
    run = async () => ({})
    await trabajos.wait(await enqueue(trabajos), limit())
    expect(runs).toBe(1)
    ended.open()
    expect((await trabajos.wait(id, limit())).estado).toBe('terminado')
  })

  it('taken by another process are written only by that process', async () => {
    await abandon(11)
    const first = await claimTrabajo(open.db, 'primero', [], now)
    const id = first?.id ?? ''
    await open.db.execute(sql`update trabajo set latido = now() - interval '1 hour'`)
    expect(await claimTrabajo(open.db, 'el mismo', [id], now)).toBeUndefined()
    expect((await claimTrabajo(open.db, 'segundo', [], now))?.id).toBe(id)
    const advance = { hecho: 1, total: 3, paso: 'x' }
    expect(await saveProgress(open.db, id, 'primero', advance)).toBeUndefined()
    await finishTrabajo(open.db, id, 'primero', { estado: 'terminado', resultado: {} }, now)
    expect(await findTrabajo(open.db, id)).toMatchObject({ estado: 'en-curso', hecho: 0 })
    expect(await saveProgress(open.db, id, 'segundo', advance)).toEqual({ cancelar: false })
  })

  it('write nothing in a transaction of their own once they are of another', async () => {
    const trabajos = startProcess()
    const told: unknown[] = []
    const [began, taken] = [gate(), gate()]
    run = async ({ hold }) => {
      began.open()
      await taken.opened
      await open.db
        .transaction(async (tx) => {
          await hold(tx)
          await tx.execute(sql`update trabajo set titulo = 'escrito'`)
        })
        .catch((error: unknown) => told.push(error))
      return {}
    }
    const id = await enqueue(trabajos)
    await began.opened
    await open.db.execute(sql`update trabajo set ejecutor = 'otro'`)
    taken.open()
    await expect.poll(() => told.length).toBe(1)
    expect(told[0]).toBeInstanceOf(TurnoPerdido)
    await trabajos.stop()
    expect(await findTrabajo(open.db, id)).toMatchObject({ estado: 'en-curso', titulo: 'x' })
  })
})
