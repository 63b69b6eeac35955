import { ApiError, type Client, type Entry, trabajos } from '@apremia/api-client'
import { describe, expect, test } from 'vitest'
import { trabajoDe } from '../../test/trabajo.ts'
import type { Trabajo } from './trabajo.ts'
import { avancesDeTrabajo, esperaTras } from './watch-trabajo.ts'

const CORTE = () => new ApiError(0, { code: 'sin-conexion', message: 'Sin conexión.' })

type Step = readonly (Trabajo | Error)[]

const clientOf = (streams: readonly Step[], answers: readonly (Trabajo | Error)[] = []) => {
  const calls: string[] = []
  let stream = 0
  let answer = 0
  async function* events(step: Step) {
    for (const state of step) {
      if (state instanceof Error) throw state
      yield { event: 'trabajo', data: state }
    }
  }
  const call = async (entry: Entry): Promise<unknown> => {
    calls.push(entry === trabajos.watchTrabajo ? 'watchTrabajo' : 'getTrabajo')
    if (entry === trabajos.watchTrabajo) return events(streams[stream++] ?? [CORTE()])
    const state = answers[answer++] ?? CORTE()
    if (state instanceof Error) throw state
    return state
  }
  return { client: { call: call as unknown as Client['call'] }, calls }
}

const follow = async (
  { client }: ReturnType<typeof clientOf>,
  { stopAfter = Number.POSITIVE_INFINITY } = {},
) => {
  const controller = new AbortController()
  const waits: number[] = []
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds)
    if (waits.length >= stopAfter) controller.abort()
  }
  const seen: string[] = []
  const onRespuesta = (responde: boolean) => seen.push(responde ? 'responde' : 'no responde')
  const { signal } = controller
  for await (const { estado, hecho } of avancesDeTrabajo({
    ...{ client, id: 'x', signal, wait, onRespuesta },
  })) {
    seen.push(`${estado} ${hecho}`)
  }
  return { seen, waits }
}

const going = (hecho: number) => trabajoDe({ estado: 'en-curso', hecho })
const done = trabajoDe({ estado: 'terminado', hecho: 10 })

describe('watching a job', () => {
  test('yields each state and stops at the one that ends it', async () => {
    const source = clientOf([[going(1), going(5), done, going(9)]])
    expect((await follow(source)).seen).toEqual(['en-curso 1', 'en-curso 5', 'terminado 10'])
    expect(source.calls).toEqual(['watchTrabajo'])
  })

  test('a cut stream is opened again', async () => {
    const source = clientOf([[going(1), CORTE()], [going(4)], [done]])
    const { seen, waits } = await follow(source)
    expect(seen).toEqual(['en-curso 1', 'en-curso 4', 'terminado 10'])
    expect(waits).toEqual([esperaTras(1), esperaTras(1)])
  })

  test('a stream that cannot be kept open gives way to asking', async () => {
    const source = clientOf([[CORTE()], [CORTE()], [CORTE()]], [going(3), CORTE(), done])
    const { seen } = await follow(source)
    expect(seen).toEqual(['no responde', 'responde', 'en-curso 3', 'terminado 10'])
    expect(source.calls).toEqual([
      'watchTrabajo',
      'watchTrabajo',
      'watchTrabajo',
      'getTrabajo',
      'getTrabajo',
      'getTrabajo',
    ])
  })

  test('a server that restarts gives one notice, and one more when it is back', async () => {
    const cortes = [CORTE(), CORTE(), CORTE()]
    const source = clientOf([[going(1)], [CORTE()], [CORTE()]], [...cortes, going(2), done])
    expect((await follow(source)).seen).toEqual([
      ...['en-curso 1', 'no responde', 'responde', 'en-curso 2', 'terminado 10'],
    ])
  })

  test.each([401, 403, 404])('a %d is definitive', async (status) => {
    const source = clientOf([[new ApiError(status, { code: 'x', message: 'No.' })]])
    await expect(follow(source)).rejects.toMatchObject({ status })
    expect(source.calls).toHaveLength(1)
  })

  test('a message that is not a job is not passed on', async () => {
    const strange = { ...done, estado: 'otro' } as unknown as Trabajo
    expect((await follow(clientOf([[strange, done]]))).seen).toEqual(['terminado 10'])
  })

  test('stops when no screen watches the job', async () => {
    const source = clientOf([[going(1)], [going(2)]])
    expect((await follow(source, { stopAfter: 1 })).seen).toEqual(['en-curso 1'])
    expect(source.calls).toHaveLength(1)
  })

  test('waits longer after each cut, up to a limit', () => {
    expect([1, 2, 3, 4, 9].map(esperaTras)).toEqual([1000, 2000, 4000, 8000, 8000])
  })
})
