import { mkdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathOfDocumento } from '../../test/documentos-en-carpeta.ts'
import { sendForm } from '../../test/formularios.ts'
import { filasTitulables, libroBasico, upload } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

const VECES = Number(process.env.DANADOS ?? 6)

let test: TestApp
let abogada: string
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  abogada = await test.login('20000003')
  admin = await test.login('20000001')
})
afterAll(() => test.close())

const bytesOf = (n: number) =>
  Buffer.concat([Buffer.from(`%PDF-1.7 ${n}\n`), Buffer.alloc(10_000 + n, n)])

const save = async (n: number) => {
  const answer = await sendForm(test, abogada, {
    url: '/api/actuaciones',
    campos: {
      ...{ tp_id: '10', gp_id: '2', fecha: '2026-11-15', obs: 'Con documento' },
      imponibles: JSON.stringify([{ imponible: '101', recurso: 'AB' }]),
    },
    archivos: [['file_0', `${n}.pdf`, bytesOf(n)]],
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const { rows } = await test.open.pool.query(
    'select id, documento from actuacion_documento order by id desc limit 1',
  )
  const { id, documento } = rows[0]
  return { id, documento, path: pathOfDocumento(test, documento) }
}

const download = (id: number) => test.call('GET', `/api/actuacion-documento/${id}`, abogada)

const flipBit = (path: string, at: number) => {
  const bytes = readFileSync(path)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  writeFileSync(path, bytes)
}

const DANOS = [
  ['documento-alterado', 'alterado o cortado', (path, n) => flipBit(path, (n * 997) % 10_000)],
  ['documento-alterado', 'alterado o cortado', (path, n) => truncateSync(path, (n * 991) % 10_000)],
  ['documento-falta', 'falta en el servidor', (path) => rmSync(path)],
] as const satisfies [string, string, (path: string, n: number) => void][]

const verificar = async () => {
  const empezado = (await test.call('POST', '/api/documentos/verificar', admin)).json()
  return test.services.trabajos.wait(empezado.id, new AbortController().signal)
}

it(`${VECES} broken documents are never delivered, each is reported, and uploading the same bytes repairs it`, async () => {
  for (let n = 0; n < VECES; n += 1) {
    const dano = DANOS[n % DANOS.length]
    if (dano === undefined) throw new Error('sin daño')
    const [code, message, breakIt] = dano
    const { id, documento, path } = await save(n)
    expect((await download(id)).rawPayload).toEqual(bytesOf(n))
    const salud = async () =>
      (await test.call('GET', '/api/salud'))
        .json<{ avisos: string[] }>()
        .avisos.filter((aviso) => aviso.startsWith('Documentos'))
    expect(await salud()).toEqual([])
    breakIt(path, n)
    for (let again = 0; again < 2; again += 1) {
      const answer = await download(id)
      expect(answer.statusCode).toBe(500)
      expect(answer.json().error).toMatchObject({ code })
      expect(answer.json().error.message).toContain(message)
    }
    const { rows } = await test.open.pool.query(
      "select count(*)::int as filas from historial where operacion = 'documento-danado' and entidad_id = $1",
      [documento],
    )
    expect(rows).toEqual([{ filas: 1 }])
    expect(await salud()).toEqual([expect.stringContaining('desde el arranque: 1.')])
    await save(n)
    expect((await download(id)).rawPayload).toEqual(bytesOf(n))
  }
}, 600_000)

const filasDe = async (documento: string) =>
  (
    await test.open.pool.query(
      "select despues::jsonb ->> 'falla' as falla from historial where operacion = 'documento-danado' and entidad_id = $1 order by orden",
      [documento],
    )
  ).rows.map(({ falla }) => falla)

it('a document that the disk cannot read is reported as unreadable and tried again later; a document that breaks again is reported again', async () => {
  const { id, documento, path } = await save(501)
  const bytes = readFileSync(path)
  // Puts a folder in place of the stored document, so that opening the document works and reading the document fails.
  rmSync(path)
  mkdirSync(path)
  const answer = await download(id)
  expect(answer.statusCode, answer.body).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json().error).toMatchObject({
    code: 'documento-ilegible',
    message: expect.stringContaining('no pudo leer el documento. Intente nuevamente'),
  })
  const { resumen, errores } = await verificar()
  expect(resumen).toMatchObject({ ilegibles: 1, faltan: 0, alterados: 0 })
  expect(errores.map(({ mensaje }) => mensaje)).toEqual([
    expect.stringContaining(`No se puede leer del disco el documento ${documento}`),
  ])
  rmSync(path, { recursive: true })
  writeFileSync(path, bytes)
  expect((await download(id)).statusCode).toBe(200)
  expect(await filasDe(documento)).toEqual(['ilegible'])
  flipBit(path, 10)
  await download(id)
  await download(id)
  expect(await filasDe(documento)).toEqual(['ilegible', 'alterado'])
  await save(501)
  rmSync(path)
  await download(id)
  expect(await filasDe(documento)).toEqual(['ilegible', 'alterado', 'falta'])
  await save(501)
})

it('the verification names the missing, the altered and the orphans, and what uses them', async () => {
  expect((await verificar()).errores).toEqual([])
  const alterado = await save(1001)
  const falta = await save(1002)
  flipBit(alterado.path, 5000)
  rmSync(falta.path)
  const huerfano = pathOfDocumento(test, '0'.repeat(64))
  mkdirSync(dirname(huerfano), { recursive: true })
  writeFileSync(huerfano, 'x')
  // The verification ignores a recent file that no database row names, because it may belong to a save in progress.
  // This test therefore gives the file an old modification time.
  utimesSync(huerfano, 0, 0)
  const { resumen, errores } = await verificar()
  expect(resumen).toMatchObject({ faltan: 1, alterados: 1, huerfanos: 1 })
  const mensajes = errores.map(({ mensaje }) => mensaje).join('\n')
  for (const esperado of [
    `Está alterado o cortado el documento ${alterado.documento}`,
    `Falta el documento ${falta.documento}`,
    `El archivo ${'0'.repeat(64)} no es de nadie`,
    'Lo usan: actuacion_documento ',
  ])
    expect(mensajes).toContain(esperado)
  expect((await test.call('POST', '/api/documentos/verificar', abogada)).statusCode).toBe(403)
})

it('a title out of a broken lot is not given either', async () => {
  const libro = { name: 'b.xlsx', bytes: libroBasico(await filasTitulables(test, 2)) }
  const category = 'inmueble'
  const procesada = await upload(
    test,
    '/api/creaciontitulos/generatexls',
    admin,
    { category },
    libro,
  )
  const generar = { category, startTitleNumber: '1' }
  const lote = { name: 'l.xlsx', bytes: procesada.rawPayload }
  const zip = await upload(test, '/api/creaciontitulos/generatetitles', admin, generar, lote)
  expect(zip.statusCode).toBe(200)
  const { rows } = await test.open.pool.query('select documento from titulo_lote')
  const path = pathOfDocumento(test, rows[0].documento)
  const bytes = readFileSync(path)
  const url = '/api/creaciontitulos/titulos/1/documento'
  expect((await test.call('GET', url, admin)).statusCode).toBe(200)
  for (const broken of [
    bytes.subarray(0, bytes.length - 40),
    Buffer.from(bytes).fill(0, 900, 901 + 200),
  ]) {
    writeFileSync(path, broken)
    expect((await test.call('GET', url, admin)).json().error.code).toBe('documento-alterado')
  }
  rmSync(path)
  expect((await test.call('GET', url, admin)).json().error.code).toBe('documento-falta')
  expect(path).toContain(join('documentos', rows[0].documento.slice(0, 2)))
})
