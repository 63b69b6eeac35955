import type { TituloDatos } from '@apremia/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FilaDePrueba, filasTitulables, libroBasico, upload } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let admin: string
let primera: FilaDePrueba
let segunda: FilaDePrueba
let procesada: Buffer
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  const filas = await filasTitulables(test, 20)
  const [una] = filas
  if (una === undefined) throw new Error('No hay filas para títulos')
  const otra = filas.find(([imponible, recurso]) => imponible !== una[0] && recurso === una[1])
  if (otra === undefined) throw new Error('No hay dos filas del mismo recurso')
  primera = una
  segunda = otra
  await query(
    "update deuda set capital = abs(capital), interes = abs(interes) where tipo = 'I' and imponible = any($1)",
    [[primera[0], segunda[0]]],
  )
})
afterAll(() => test.close())

const query = async (sql: string, values: readonly unknown[] = []) =>
  (await test.open.pool.query(sql, [...values])).rows

const send = (call: string, bytes: Buffer, more: Record<string, string> = {}) =>
  upload(
    test,
    `/api/creaciontitulos/${call}`,
    admin,
    { category: 'inmueble', ...more },
    { name: 'p.xlsx', bytes },
  )
const process = async (fila: FilaDePrueba): Promise<Buffer> => {
  const answer = await send('generatexls', libroBasico([fila]))
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return answer.rawPayload
}
const generate = (bytes: Buffer, numero: number) =>
  send('generatetitles', bytes, { startTitleNumber: `${numero}` })

const poner = async (clave: string, valor: string) => {
  const answer = await test.call('POST', '/api/parametros', admin, { clave, valor })
  expect(answer.statusCode, answer.body).toBe(200)
}

const emitido = async (numero: number): Promise<{ version: number; datos: TituloDatos }> => {
  const [row] = await query(
    'select l.version, t.datos from titulo t join titulo_lote l on l.id = t.lote where t.numero = $1',
    [numero],
  )
  return row
}

const pdfDe = async (numero: number): Promise<string> => {
  const url = `/api/creaciontitulos/titulos/${numero}/documento`
  const answer = await test.call('GET', url, admin)
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  return answer.rawPayload.toString('latin1')
}

const detalleDe = async (clave: string): Promise<string> => {
  const answer = await test.call('GET', '/api/instalacion/puesta-en-marcha', admin)
  const { puntos } = answer.json<{ puntos: { clave: string; detalle: string }[] }>()
  return puntos.find((punto) => punto.clave === clave)?.detalle ?? ''
}

it('while nobody chooses another, titles are of the first version, nothing more is asked, and the second is recommended', async () => {
  expect((await generate(await process(primera), 1)).statusCode).toBe(200)
  const { version, datos } = await emitido(1)
  expect(version).toBe(1)
  expect(datos).not.toHaveProperty('fundamento')
  expect(datos).not.toHaveProperty('campoDeFirma')
  expect(await pdfDe(1)).not.toContain('/FT/Sig')
  expect(datos.municipio).not.toHaveProperty('decreto')
  for (const deudor of datos.deudores) expect(Object.keys(deudor)).toEqual(['nombre', 'documento'])
  expect(await detalleDe('titulos')).toContain('Se recomienda que asesoría legal elija la 2')
  procesada = await process(segunda)
})

it('once the second is chosen, the review and the first day say what is missing', async () => {
  await poner('titulo.version', '2')
  const answer = await send('revisar', procesada)
  expect(answer.statusCode).toBe(200)
  const { observaciones, listas } = answer.json()
  expect(listas).toBe(0)
  const reglas = observaciones.map(({ regla }: { regla: string }) => regla)
  expect(reglas).toEqual(
    expect.arrayContaining(['titulo.falta-parametro', 'titulo.sin-fundamento']),
  )
  expect(reglas).not.toContain('titulo.sin-ordenanza')
  const detalle = await detalleDe('titulos')
  expect(detalle).toMatch(/^Falta: Decreto .* Falta la base legal de los recursos\. /)
  expect(await detalleDe('firmante')).not.toContain('Falta')
  const { observaciones: deBasica } = (await send('revisar', libroBasico([segunda]))).json()
  expect(deBasica).toContainEqual(expect.objectContaining({ regla: 'titulo.sin-fundamento' }))
})

it('a title is refused without the decree, and then without the law of its tax and years', async () => {
  const sinDecreto = await generate(procesada, 2)
  expect(sinDecreto.statusCode).toBe(422)
  expect(sinDecreto.json().error.detalle).toEqual({ claves: ['titulo.decreto'] })
  await poner('titulo.decreto', 'Decreto N.º 123/2024')
  const sinFundamento = await generate(procesada, 2)
  expect(sinFundamento.statusCode).toBe(422)
  expect(sinFundamento.body).toContain(`Falta la base legal del recurso ${segunda[1]}: `)
  expect(await query('select 1 from titulo where numero = 2')).toEqual([])
})

it('with both, the workbook that was already processed gives a title of the second version', async () => {
  const recursos = (await test.call('GET', '/api/recursos', admin)).json<{ codigo: string }[]>()
  const recurso = recursos.find(({ codigo }) => codigo === segunda[1])
  const fundamento = {
    ...{ anio: 1990, ordenanza: 'Ordenanza Impositiva 9.001' },
    ...{ tributo: 'artículo 95', interes: 'artículo 41, 3 % mensual' },
  }
  const guardado = await test.call('PUT', '/api/recursos', admin, {
    ...recurso,
    ordenanzas: [fundamento],
  })
  expect(guardado.statusCode, guardado.body).toBe(200)
  expect(await detalleDe('titulos')).not.toContain(`${segunda[1]}: `)
  const generado = await generate(procesada, 2)
  expect(generado.statusCode, generado.body.slice(0, 300)).toBe(200)
  const { version, datos } = await emitido(2)
  expect(version).toBe(2)
  expect(datos.municipio.decreto).toBe('Decreto N.º 123/2024')
  expect(datos.fundamento).toEqual({
    ...{ tributo: 'artículo 95', ordenanza: 'Ordenanza Impositiva 9.001' },
    interes: 'artículo 41, 3 % mensual',
  })
  const [deudor] = datos.deudores
  expect(deudor?.caracter).toMatch(/^(propietario|titular|poseedor|responsable)$/)
  expect(deudor?.domicilio).toBe(datos.domicilio)
  expect((await emitido(1)).version).toBe(1)
  expect(await pdfDe(2)).toContain('/FT/Sig/T(Firma)')
})

it('the character of a debtor changed by hand in the workbook is refused', async () => {
  const XLSX = await import('xlsx')
  const [otra] = (await filasTitulables(test, 30)).filter(
    ([imponible, recurso]) =>
      recurso === segunda[1] && ![primera[0], segunda[0]].includes(imponible),
  )
  if (otra === undefined) throw new Error('No quedan filas del mismo recurso')
  const book = XLSX.read(await process(otra), { type: 'buffer' })
  const hoja = book.Sheets.Títulos
  if (hoja === undefined) throw new Error('Sin la hoja de títulos')
  const rows = XLSX.utils.sheet_to_json<Record<string, unknown>>(hoja)
  for (const row of rows)
    row.CARACTER_DE_CADA_UNO = String(row.CARACTER_DE_CADA_UNO).replace(/[a-z]+/, 'garante')
  book.Sheets.Títulos = XLSX.utils.json_to_sheet(rows)
  const answer = await generate(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }), 3)
  expect(answer.statusCode).toBe(422)
  expect(answer.body).toContain('titulo.sello-invalido')
})
