import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createLugares } from './lugares.ts'

const createLlamadas = () => {
  const abiertas: { readonly nombre: string; readonly end: () => void }[] = []
  const empezadas: string[] = []
  return {
    abiertas,
    empezadas,
    call: (nombre: string) => () =>
      new Promise<string>((resolve) => {
        empezadas.push(nombre)
        abiertas.push({ nombre, end: () => resolve(nombre) })
      }),
  }
}

it('gives the next free place to a person, however many questions of a work wait', async () => {
  const { abiertas, empezadas, call } = createLlamadas()
  const lugares = createLugares(2, () => 2)
  const todas = ['a', 'b', 'c', 'd'].map((nombre) => lugares.lote(call(nombre)))
  const persona = lugares.persona(call('persona'))
  expect(empezadas).toEqual([])
  await Promise.resolve()
  expect(empezadas).toEqual(['a', 'b'])
  abiertas.shift()?.end()
  await todas[0]
  await new Promise(setImmediate)
  expect(empezadas).toEqual(['a', 'b', 'persona'])
  while (abiertas.length > 0) {
    abiertas.shift()?.end()
    await new Promise(setImmediate)
  }
  expect(await Promise.all([...todas, persona])).toEqual(['a', 'b', 'c', 'd', 'persona'])
})

it('leaves the rest of the places to people while long works may use few', async () => {
  const { abiertas, empezadas, call } = createLlamadas()
  let permitidas = 1
  const lugares = createLugares(3, () => permitidas)
  for (const nombre of ['a', 'b', 'c', 'd']) void lugares.lote(call(nombre))
  for (const nombre of ['p', 'q', 'r']) void lugares.persona(call(nombre))
  await new Promise(setImmediate)
  expect(empezadas).toEqual(['a', 'p', 'q'])
  permitidas = 3
  abiertas.shift()?.end()
  await new Promise(setImmediate)
  expect(empezadas).toEqual(['a', 'p', 'q', 'r'])
})

it('frees the place of a call that failed', async () => {
  const lugares = createLugares(1, () => 1)
  const fail = () => Promise.reject(new Error('cortada'))
  await expect(lugares.lote(fail)).rejects.toThrow('cortada')
  await expect(lugares.persona(fail)).rejects.toThrow('cortada')
  expect(await lugares.lote(async () => 'bien')).toBe('bien')
})

it('never has more calls than places, whoever asks and in whatever order they end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 8 }),
      fc.array(fc.constantFrom('persona' as const, 'lote' as const), { maxLength: 40 }),
      async (scheduler, maximo, pedidos) => {
        let enCurso = 0
        let mas = 0
        const lugares = createLugares(maximo, () => maximo)
        const todas = pedidos.map((carril, i) =>
          lugares[carril](async () => {
            enCurso += 1
            mas = Math.max(mas, enCurso)
            await scheduler.schedule(Promise.resolve(), `${carril} ${i}`)
            enCurso -= 1
            return i
          }),
        )
        await scheduler.waitFor(Promise.all(todas))
        expect(await Promise.all(todas)).toEqual(pedidos.map((_, i) => i))
        expect(mas).toBe(Math.min(maximo, pedidos.length))
      },
    ),
    { numRuns: 50 },
  )
})
