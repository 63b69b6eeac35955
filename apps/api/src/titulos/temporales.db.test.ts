import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { filasTitulables, libroBasico, upload } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { MEDIODIA } from '../../test/test-db.ts'

let test: TestApp
let admin: string
let bytes: Buffer
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  bytes = libroBasico(await filasTitulables(test, 2))
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => test.close())

const enCurso = () => readdirSync(join(test.open.dataDir, 'documentos', 'en-curso'))

let minuto = 0
const procesar = () => {
  // Each upload happens one minute after the previous one, so that the newest job, which `lastTrabajo` returns, is the
  // job of the last upload.
  minuto += 1
  test.setAhora(new Date(MEDIODIA.getTime() + minuto * 60_000))
  return upload(
    test,
    '/api/creaciontitulos/generatexls',
    admin,
    { category: 'inmueble' },
    { name: 'b.xlsx', bytes },
  )
}

const lastTrabajo = async () => (await test.call('GET', '/api/trabajos', admin)).json()[0]

it('a workbook that fails half-way leaves no file (R14)', async () => {
  vi.spyOn(test.services.municipio, 'hechosDeVarios').mockRejectedValue(new Error('caído'))
  expect((await procesar()).statusCode).toBe(500)
  expect((await lastTrabajo()).estado).toBe('fallido')
  expect(enCurso()).toEqual([])
})

it('a cancelled job leaves no temporary file', async () => {
  vi.spyOn(test.services.municipio, 'hechosDeVarios').mockImplementation(async () => {
    const { id } = await lastTrabajo()
    await test.call('POST', `/api/trabajos/${id}/cancelar`, admin)
    return []
  })
  expect((await procesar()).json().error.code).toBe('trabajo-cancelado')
  expect(enCurso()).toEqual([])
})

it('a job that cannot be written leaves no temporary file', async () => {
  vi.spyOn(test.services.trabajos, 'enqueue').mockRejectedValue(new Error('sin base'))
  expect((await procesar()).statusCode).toBe(500)
  expect(enCurso()).toEqual([])
})

it('a finished job leaves no temporary file', async () => {
  expect((await procesar()).statusCode).toBe(200)
  expect(enCurso()).toEqual([])
})
