import { expect, it } from 'vitest'
import { municipioFalla, municipioNoDisponible } from '../municipio/remoto/fallas.ts'
import { createPaciencia } from './create-paciencia.ts'

const vivo = new AbortController().signal

const createServicio = (fallas: number, falla: () => Error) => {
  let veces = 0
  return {
    veces: () => veces,
    ask: async () => {
      veces += 1
      if (veces <= fallas) throw falla()
      return 'bien'
    },
  }
}

it('asks again while the service does not answer, as many times as it has pauses', async () => {
  const servicio = createServicio(2, municipioNoDisponible)
  expect(await createPaciencia([1, 1], vivo)(servicio.ask)).toBe('bien')
  expect(servicio.veces()).toBe(3)
  const caido = createServicio(3, municipioNoDisponible)
  await expect(createPaciencia([1, 1], vivo)(caido.ask)).rejects.toThrow('no está disponible')
  expect(caido.veces()).toBe(3)
})

it('asks once what the service answers badly', async () => {
  const servicio = createServicio(1, municipioFalla)
  await expect(createPaciencia([1, 1], vivo)(servicio.ask)).rejects.toThrow('falló')
  expect(servicio.veces()).toBe(1)
})

it('does not wait any more once it is stopped', async () => {
  const parada = new AbortController()
  const servicio = createServicio(9, municipioNoDisponible)
  const ask = createPaciencia([60_000], parada.signal)
  const preguntas = [ask(servicio.ask), ask(servicio.ask)]
  await new Promise(setImmediate)
  parada.abort()
  for (const pregunta of preguntas) await expect(pregunta).rejects.toThrow()
  expect(servicio.veces()).toBe(2)
})

it('asks nothing else during the pause of one', async () => {
  const ask = createPaciencia([50], vivo)
  const caido = createServicio(1, municipioNoDisponible)
  const primera = ask(caido.ask)
  await new Promise(setImmediate)
  const otro = createServicio(0, municipioNoDisponible)
  const segunda = ask(otro.ask)
  await new Promise(setImmediate)
  expect(otro.veces()).toBe(0)
  expect(await Promise.all([primera, segunda])).toEqual(['bien', 'bien'])
})

it('takes for its own the failure of a question while the others are answered', async () => {
  const ask = createPaciencia([1, 1], vivo)
  let veces = 0
  const sola = ask(async () => {
    veces += 1
    expect(await ask(async () => 'otra')).toBe('otra')
    throw municipioNoDisponible()
  })
  await expect(sola).rejects.toMatchObject({ code: 'municipio-falla' })
  expect(veces).toBe(3)
})
