import { afterAll, beforeAll, expect, it } from 'vitest'
import { filasTitulables, libroBasico, upload } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { MEDIODIA } from '../../test/test-db.ts'

let test: TestApp
let admin: string
let jefe: string
let bytes: Buffer
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  jefe = await test.login('20000002')
  const basico = libroBasico(await filasTitulables(test, 3))
  const procesado = await upload(
    test,
    '/api/creaciontitulos/generatexls',
    admin,
    { category: 'inmueble' },
    { name: 'b.xlsx', bytes: basico },
  )
  bytes = procesado.rawPayload
})
afterAll(() => test.close())

const siguiente = async () => {
  const answer = await test.call('GET', '/api/creaciontitulos/getlastitlenumber', admin)
  return String(answer.json().lastTitleNumber + 1)
}
const CAMPOS = { category: 'inmueble', forzar: '1' }

const revisar = async (token = admin): Promise<string> => {
  const fields = { ...CAMPOS, startTitleNumber: await siguiente() }
  const file = { name: 'lote de mayo.xlsx', bytes }
  const answer = await upload(test, '/api/creaciontitulos/simular', token, fields, file)
  expect(answer.statusCode).toBe(200)
  return answer.json().libro
}

const generar = async (libro: string, token = admin) => {
  const fields = { ...CAMPOS, libro, startTitleNumber: await siguiente() }
  return upload(test, '/api/creaciontitulos/generatetitles', token, fields)
}

const NO_GUARDADO = { statusCode: 409, code: 'libro-no-guardado' }
const refusal = ({ statusCode, json }: Awaited<ReturnType<typeof generar>>) => ({
  statusCode,
  code: json().error.code,
})

it('a reviewed workbook is generated without sending it again, once', async () => {
  const libro = await revisar()
  const answer = await generar(libro)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toContain('lote_de_mayo_titulos.zip')
  expect(refusal(await generar(libro))).toEqual(NO_GUARDADO)
})

it('a workbook reviewed by another person counts as not reviewed', async () => {
  const libro = await revisar()
  expect(refusal(await generar(libro, jefe))).toEqual(NO_GUARDADO)
  expect(refusal(await generar('0'.repeat(64), jefe))).toEqual(NO_GUARDADO)
})

it('a person has the last one they reviewed, for half an hour', async () => {
  const libro = await revisar()
  const minutos = (n: number) => new Date(MEDIODIA.getTime() + n * 60_000)
  test.setAhora(minutos(29))
  admin = await test.login('20000001')
  test.setAhora(minutos(30))
  expect(refusal(await generar(libro))).toEqual(NO_GUARDADO)
  test.setAhora(minutos(29))
  expect((await generar(libro)).statusCode).toBe(200)
})

it('a reviewed workbook may be reviewed again, and from two windows at once', async () => {
  const libro = await revisar()
  const fields = { ...CAMPOS, libro, startTitleNumber: await siguiente() }
  const otraVez = () => upload(test, '/api/creaciontitulos/simular', admin, fields)
  for (const answer of await Promise.all([otraVez(), otraVez()]))
    expect(answer.statusCode === 200 ? answer.json().libro : refusal(answer)).toEqual(
      answer.statusCode === 200 ? libro : NO_GUARDADO,
    )
  expect((await generar(libro)).statusCode).toBe(200)
})

it('a refusal keeps it for another try', async () => {
  const libro = await revisar()
  const fields = { ...CAMPOS, libro, startTitleNumber: '1' }
  const tomado = await upload(test, '/api/creaciontitulos/generatetitles', admin, fields)
  expect(refusal(tomado)).toEqual({ statusCode: 409, code: 'numero-tomado' })
  expect((await generar(libro)).statusCode).toBe(200)
})

it('a request without a file and without a reviewed workbook is refused', async () => {
  const answer = await generar('')
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error.message).toContain('Por favor, selecciona un archivo.')
})
