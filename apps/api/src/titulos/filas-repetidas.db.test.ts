import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type FilaDePrueba,
  filasTitulables,
  libroBasico,
  readLibro,
  upload,
} from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

/** Number of workbook rows that the server processes together. */
const LOTE = 1_000

let test: TestApp
let admin: string
let repetida: FilaDePrueba
let libro: Buffer
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  const [una] = await filasTitulables(test, 1)
  if (una === undefined) throw new Error('sin datos')
  repetida = una
  const relleno = Array.from({ length: LOTE }, (_, i): FilaDePrueba => [800_001 + i, 'AB', 'A01'])
  libro = libroBasico([repetida, ...relleno, repetida])
})
afterAll(() => test.close())

const send = (call: 'generatexls' | 'generatexls/simular') => {
  const file = { name: 'b.xlsx', bytes: libro }
  return upload(test, `/api/creaciontitulos/${call}`, admin, { category: 'inmueble' }, file)
}

it('a row that repeats one of an earlier batch is marked', async () => {
  const answer = await send('generatexls')
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(202)
  const { id } = answer.json()
  await test.services.trabajos.wait(id, new AbortController().signal)
  const procesada = await test.call('GET', `/api/trabajos/${id}/resultado`, admin)
  expect(procesada.statusCode).toBe(200)
  const filas = Object.values(readLibro(procesada.rawPayload))[0] ?? []
  expect(filas).toHaveLength(LOTE + 2)
  expect(filas[0]?.ESTADO).toBe('OK')
  expect(filas.at(-1)?.ESTADO).toMatch(/^La fila 2 ya reclama esta deuda: /)
})

it('the dry run reports repeated rows and writes nothing', async () => {
  const contar = async () =>
    (
      await test.open.pool.query(
        'select (select count(*) from historial) as h, (select count(*) from trabajo) as t',
      )
    ).rows
  const antes = await contar()
  const answer = await send('generatexls/simular')
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  const { avisos, filas } = answer.json()
  expect(filas).toBe(LOTE + 2)
  expect(avisos).toEqual([
    expect.stringMatching(new RegExp(`^Fila ${LOTE + 3}: La fila 2 ya reclama esta deuda: `)),
  ])
  expect(await contar()).toEqual(antes)
})
