import { describe, expect, it } from 'vitest'
import { createTurnos } from './turnos.ts'

const LIVIANO = { limite: 'consulta' } as const
const PESADO = { limite: 'consulta', pesada: true } as const
const PLANILLA = { limite: 'exportacion' } as const

const openTurnos = (aLaVez: number, conexiones = aLaVez) => {
  const { take, refuseLlenos } = createTurnos(aLaVez, conexiones)
  const given: string[] = []
  return {
    given,
    take,
    refuseLlenos,
    ask: (name: string, costo: Parameters<typeof take>[1], dni = '20000005') =>
      take({ dni, credencial: `de ${dni}` }, costo).then((end) => {
        given.push(name)
        return end
      }),
  }
}

const QUIEN = { dni: '20000005', credencial: 'de 20000005' }

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('the work of one person under way at once', () => {
  it('is so many light calls; the next waits for one to end', async () => {
    const { ask, given } = openTurnos(4)
    const ends = ['a', 'b', 'c', 'd'].map((name) => ask(name, LIVIANO))
    void ask('e', LIVIANO)
    await settled()
    expect(given).toEqual(['a', 'b', 'c', 'd'])
    ;(await ends[1])?.()
    await settled()
    expect(given).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('a heavy one goes alone of its kind, with a light one beside it', async () => {
    const { ask, given } = openTurnos(4)
    const first = ask('pesada', PESADO)
    void ask('liviana', LIVIANO)
    void ask('otra pesada', PESADO)
    await settled()
    expect(given).toEqual(['pesada', 'liviana'])
    ;(await first)()
    await settled()
    expect(given).toEqual(['pesada', 'liviana', 'otra pesada'])
  })

  it('two workbooks at once and no more', async () => {
    const { ask, given } = openTurnos(4)
    for (const name of ['una', 'dos', 'tres']) void ask(name, PLANILLA)
    await settled()
    expect(given).toEqual(['una', 'dos'])
  })

  it('another person does not wait', async () => {
    const { ask, given } = openTurnos(4)
    void ask('una', PESADO)
    void ask('otra', PESADO)
    void ask('ajena', PESADO, '20000003')
    await settled()
    expect(given).toEqual(['una', 'ajena'])
  })

  it('a person with too many waiting requests is refused with a time to come back, and admitted afterwards', async () => {
    const { ask, take } = openTurnos(2)
    const ends = Array.from({ length: 10 }, (_, i) => ask(String(i), LIVIANO))
    await expect(take(QUIEN, LIVIANO)).rejects.toMatchObject({
      status: 429,
      code: 'demasiados-pedidos',
      message: 'Tiene 10 pedidos en curso. Espere a que terminen e intente nuevamente.',
      extra: { detalle: { segundos: 2 } },
    })
    for (const end of ends) (await end)()
    const end = await take(QUIEN, LIVIANO)
    end()
  })

  it('no more calls run at once than the database serves, and the limit of open calls stays the same', async () => {
    const { ask, given, take } = openTurnos(4, 2)
    const ends = Array.from({ length: 20 }, (_, i) => ask(String(i), LIVIANO))
    await settled()
    expect(given).toEqual(['0', '1'])
    await expect(take(QUIEN, LIVIANO)).rejects.toMatchObject({ status: 429 })
    for (const end of ends) (await end)()
  })

  it('a credential over its limit is refused without asking the database, until its last call ends', async () => {
    const { ask, refuseLlenos } = openTurnos(2)
    const ends = Array.from({ length: 10 }, (_, i) => ask(String(i), LIVIANO))
    expect(() => refuseLlenos('de 20000005')).toThrow('Tiene 10 pedidos en curso.')
    expect(() => refuseLlenos('de 20000003')).not.toThrow()
    for (const end of ends) (await end)()
    expect(() => refuseLlenos('de 20000005')).not.toThrow()
  })
})
