import { setImmediate as turno } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createPase, enLlamada, type LlamadaEnCurso } from './una-conexion.ts'

const startPase = () => {
  const pase = createPase()
  const dados: string[] = []
  return {
    dados,
    leave: pase.leave,
    waiting: pase.waiting,
    ask: (quien: string, llamada?: LlamadaEnCurso) => {
      const go = () => pase.ask(() => dados.push(quien))
      return llamada ? enLlamada(llamada, go) : go()
    },
  }
}

describe('the turns of the only connection', () => {
  it('are given in order to work that is of no call', async () => {
    const { ask, leave, waiting, dados } = startPase()
    for (const quien of ['a', 'b', 'c']) ask(quien)
    expect(dados).toEqual(['a'])
    expect(waiting()).toBe(2)
    leave()
    await turno()
    leave()
    await turno()
    expect(dados).toEqual(['a', 'b', 'c'])
    expect(waiting()).toBe(0)
  })

  it('go on with the call that asks again at once', async () => {
    const { ask, leave, dados } = startPase()
    const [una, otra] = [{ credencial: 'x' }, { credencial: 'y' }]
    ask('una 1', una)
    ask('otra 1', otra)
    leave()
    ask('una 2', una)
    await turno()
    expect(dados).toEqual(['una 1', 'una 2'])
    leave()
    await turno()
    expect(dados).toEqual(['una 1', 'una 2', 'otra 1'])
  })

  it('come to another person before the rest of what somebody has open', async () => {
    const { ask, leave, dados } = startPase()
    for (let i = 1; i <= 20; i++) ask(`insiste ${i}`, { credencial: 'x' })
    ask('otra', { credencial: 'y' })
    leave()
    await turno()
    expect(dados).toEqual(['insiste 1', 'otra'])
    leave()
    await turno()
    expect(dados.at(-1)).toBe('insiste 2')
  })

  it('are not kept for ever by a call that does not stop asking', async () => {
    const { ask, leave, dados } = startPase()
    const una = { credencial: 'x' }
    ask('una', una)
    ask('otra', { credencial: 'y' })
    for (let i = 0; i < 40 && !dados.includes('otra'); i++) {
      leave()
      ask('una', una)
      await turno()
    }
    expect(dados.indexOf('otra')).toBe(17)
  })

  it('pass over whoever stopped waiting, and the connection is free at the end', async () => {
    const { ask, leave, dados } = startPase()
    ask('a')
    const stop = ask('b')
    stop()
    leave()
    ask('c')
    expect(dados).toEqual(['a', 'c'])
    leave()
    await turno()
    ask('d')
    expect(dados).toEqual(['a', 'c', 'd'])
  })

  it('do not hold the connection after being waited for in vain', async () => {
    const { ask, leave, dados } = startPase()
    ask('a')
    const stop = ask('b')
    leave()
    stop()
    await turno()
    ask('c')
    expect(dados).toEqual(['a', 'c'])
  })
})
