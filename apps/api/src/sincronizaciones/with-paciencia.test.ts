import { expect, it } from 'vitest'
import { municipioFalla, municipioNoDisponible } from '../municipio/remoto/fallas.ts'
import { withPaciencia } from './with-paciencia.ts'

const vivo = new AbortController().signal

/** Answers after some failures. */
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
  expect(await withPaciencia(servicio.ask, [1, 1], vivo)).toBe('bien')
  expect(servicio.veces()).toBe(3)
  const caido = createServicio(3, municipioNoDisponible)
  await expect(withPaciencia(caido.ask, [1, 1], vivo)).rejects.toThrow('no está disponible')
  expect(caido.veces()).toBe(3)
})

it('asks once what the service answers badly', async () => {
  const servicio = createServicio(1, municipioFalla)
  await expect(withPaciencia(servicio.ask, [1, 1], vivo)).rejects.toThrow('falló')
  expect(servicio.veces()).toBe(1)
})

it('does not wait any more once it is stopped', async () => {
  const parada = new AbortController()
  const servicio = createServicio(9, municipioNoDisponible)
  const pregunta = withPaciencia(servicio.ask, [60_000], parada.signal)
  parada.abort()
  await expect(pregunta).rejects.toThrow()
  expect(servicio.veces()).toBe(1)
})
