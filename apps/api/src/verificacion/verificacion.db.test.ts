import { addDays, fecha } from '@apremia/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf, createItemTaker } from '../../test/convenios.ts'
import { saveConveniosEnRiesgo } from '../../test/convenios-en-riesgo.ts'
import { DNIS } from '../../test/dnis.ts'
import { filasTitulables, libroBasico, textoDePdf, upload } from '../../test/libros.ts'
import { readQrDePdf } from '../../test/read-qr.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { codigoDeDireccion, createVerificador } from '../../test/verificador.ts'

const PUBLICA = 'https://apremia.municipio.gob.ar/legales'
const HOY = fecha('2026-11-20')

let test: TestApp
const tokens = {} as Record<keyof typeof DNIS, string>
beforeAll(async () => {
  test = await startTestApp()
  for (const [quien, dni] of Object.entries(DNIS))
    tokens[quien as keyof typeof DNIS] = await test.login(dni)
})
afterAll(() => test.close())

const { verify, compare, expectFoundOut, setDireccion } = createVerificador(() => test)

let usadas = 0
const issueTitulo = async () => {
  const fila = (await filasTitulables(test, 200))[usadas++]
  if (fila === undefined) throw new Error('No quedan deudas')
  const send = (call: string, fields: object, bytes: Buffer) =>
    upload(
      test,
      `/api/creaciontitulos/${call}`,
      tokens.admin,
      { category: 'inmueble', ...fields },
      { name: 'mora.xlsx', bytes },
    )
  const procesada = await send('generatexls', {}, libroBasico([fila]))
  const ultimo = await test.call('GET', '/api/creaciontitulos/getlastitlenumber', tokens.admin)
  const numero = Number(ultimo.json().lastTitleNumber) + 1
  const generado = await send(
    'generatetitles',
    { startTitleNumber: String(numero) },
    procesada.rawPayload,
  )
  expect(generado.statusCode, generado.body.slice(0, 300)).toBe(200)
  const pdf = await test.call(
    'GET',
    `/api/creaciontitulos/titulos/${numero}/documento`,
    tokens.admin,
  )
  expect(pdf.statusCode, pdf.body.slice(0, 300)).toBe(200)
  return { numero, pdf: pdf.rawPayload }
}

const codigoDeTitulo = async (numero: number): Promise<string> => {
  const { rows } = await test.open.pool.query(
    'select codigo_verificacion as codigo from titulo where numero = $1',
    [numero],
  )
  return rows[0].codigo
}

const confirmConvenio = async () => {
  const item = await createItemTaker(test, () => tokens.jefe)('A01', 'I')
  const body = bodyOf(item, item.periodos.slice(0, 2), 'W2201')
  const hecho = await test.call('POST', '/api/convenios', tokens.a01, body)
  const { id, convenio } = hecho.json<{ id: number; convenio: string }>()
  const acto = await test.call('POST', `/api/convenios/${id}/confirmar`, tokens.a01, {})
  expect(acto.statusCode, acto.body).toBe(200)
  const pdf = await test.call('GET', `/api/convenios/${id}/pdf`, tokens.a01)
  expect(pdf.statusCode).toBe(200)
  return { id, convenio, pdf: pdf.rawPayload }
}

describe('an installation without a public address', () => {
  it('prints no QR code, and its papers are verified by their codes', async () => {
    const { numero, pdf } = await issueTitulo()
    expect(readQrDePdf(pdf).join('')).toBe('')
    const texto = textoDePdf(pdf)
    expect(texto).toContain('Identifica este título ante el municipio.')
    const codigo = await codigoDeTitulo(numero)
    expect(texto).toContain(codigo)
    expect((await verify(codigo)).json()).toMatchObject({ clase: 'titulo', numero: `${numero}` })
    const convenio = await confirmConvenio()
    expect(readQrDePdf(convenio.pdf).join('')).toBe('')
  })
})

describe('an installation with a public address', () => {
  beforeAll(() => setDireccion(PUBLICA, tokens.admin))

  it('the QR code of a title leads to what the municipality says of it', async () => {
    const { numero, pdf } = await issueTitulo()
    const codigo = codigoDeDireccion(readQrDePdf(pdf).join(''), PUBLICA)
    expect(codigo).toBe(await codigoDeTitulo(numero))
    const agrupado = codigo.match(/.{4}/g)?.join('-') ?? ''
    expect(textoDePdf(pdf).replace(/\s/g, '')).toContain(agrupado.slice(0, 15))
    const answer = await verify(agrupado.toLowerCase())
    expect(answer.json()).toEqual({
      ...{ clase: 'titulo', numero: `${numero}`, fecha: HOY, estado: 'vigente', desde: null },
      frase: 'La municipalidad no lo anuló.',
      largo: pdf.length,
    })
    await expectFoundOut(codigo, pdf, answer.json().largo)
    const firmado = Buffer.concat([pdf, Buffer.from('\n')])
    expect(await compare(codigo, firmado, pdf.length, true)).toBe('firmado')
    const anular = `/api/creaciontitulos/titulos/${numero}/anular`
    const { statusCode } = await test.call('POST', anular, tokens.admin, { motivo: 'Pagó antes' })
    expect(statusCode).toBe(200)
    expect((await verify(codigo)).json()).toMatchObject({
      ...{ estado: 'anulado', desde: HOY, frase: 'La municipalidad lo anuló el 20/11/2026.' },
    })
  })

  it('the QR code of an agreement leads to what the municipality says of it', async () => {
    const { id, convenio, pdf } = await confirmConvenio()
    const codigo = codigoDeDireccion(readQrDePdf(pdf).join(''), PUBLICA)
    const answer = await verify(codigo)
    expect(answer.json()).toMatchObject({ clase: 'convenio', numero: convenio, fecha: HOY })
    expect(answer.json().estado).toBe('sin-informar')
    await expectFoundOut(codigo, pdf, answer.json().largo)
    const firmado = Buffer.concat([pdf, Buffer.from('\n')])
    expect(await compare(codigo, firmado, pdf.length, true)).toBe('modificado')
    const { rows } = await test.open.pool.query('select id from tipo_retiro where suelta limit 1')
    await test.open.pool.query(
      'update convenio_plan set estado_retiro = $1 where convenio_id = $2',
      [rows[0].id, id],
    )
    expect((await verify(codigo)).json()).toMatchObject({ estado: 'anulado', desde: null })
  })

  it('an agreement that may be declared lapsed says so, and names nobody', async () => {
    const { i, r } = await createItemTaker(test, () => tokens.jefe)('A01', 'I')
    const clave = { tipo: 'I' as const, imponible: Number(i), recurso: r }
    const hasta = [addDays(HOY, -2), addDays(HOY, 20)]
    const riesgo = { abogado: 'A01', hoy: HOY, hasta }
    const numeros = await saveConveniosEnRiesgo(test.open.db, clave, riesgo)
    const estados: string[] = []
    for (const numero of numeros) {
      const { rows } = await test.open.pool.query('select id from convenio where convenio = $1', [
        numero,
      ])
      const pdf = await test.call('GET', `/api/convenios/${rows[0].id}/pdf`, tokens.jefe)
      expect(pdf.statusCode, pdf.body.slice(0, 200)).toBe(200)
      const fila = await test.open.pool.query(
        'select codigo_verificacion as codigo from convenio where id = $1',
        [rows[0].id],
      )
      const answer = await verify(fila.rows[0].codigo)
      expect(answer.body).not.toMatch(/NÚÑEZ|12345678|imponible/)
      estados.push(answer.json().estado)
    }
    expect(estados).toEqual(['caduco', 'vigente'])
  })
})

describe('a code of no issued paper', () => {
  it('is answered like a text that cannot be a code', async () => {
    const textos = ['ABCDEFGHJKMNPQRSTUVW', 'ABC', '', "' or 1=1 --", 'Ñ'.repeat(20)]
    const answers = await Promise.all(textos.map(verify))
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(404)
      expect(JSON.parse(body).error).toMatchObject({
        code: 'papel-desconocido',
        message: 'No hay ningún documento emitido con ese código.',
      })
    }
    const archivo = { codigo: 'ABC', sha256: 'a'.repeat(64), largo: 1 }
    const comparado = await test.call('POST', '/api/verificacion/archivo', undefined, archivo)
    expect([comparado.statusCode, comparado.json().error.code]).toEqual([404, 'papel-desconocido'])
  })

  it('is the code of a title until its lot is printed', async () => {
    const { numero } = await issueTitulo()
    const codigo = await codigoDeTitulo(numero)
    await test.open.pool.query(
      'update titulo_lote set documento = null where id = (select lote from titulo where numero = $1)',
      [numero],
    )
    expect((await verify(codigo)).statusCode).toBe(404)
  })
})

describe('asking is limited', () => {
  it('per address, counting what is unknown, and no session changes it', async () => {
    const chico = await startTestApp({
      env: { APREMIA_LIMITE_VERIFICACIONES: '3', APREMIA_PROXIES: '10.20.0.0/24' },
    })
    try {
      const token = await chico.login(DNIS.admin)
      const ask = async (quien: string, sesion = false) => {
        const headers = { 'x-forwarded-for': quien }
        const answer = await chico.app.inject({
          ...{ method: 'POST', url: '/api/verificacion', remoteAddress: '10.20.0.7' },
          headers: sesion ? { ...headers, authorization: `Bearer ${token}` } : headers,
          payload: { codigo: 'ABC' },
        })
        return answer
      }
      const statuses: number[] = []
      for (let n = 0; n < 5; n += 1) statuses.push((await ask('192.0.2.1', n === 4)).statusCode)
      expect(statuses).toEqual([404, 404, 404, 429, 429])
      const rechazo = await ask('192.0.2.1')
      expect(Number(rechazo.headers['retry-after'])).toBeGreaterThan(0)
      expect(rechazo.json().error.message).toMatch(
        /^Desde su conexión se pidieron más de 3 verificaciones en un minuto\. Espere \d+ segundos/,
      )
      expect((await ask('192.0.2.2')).statusCode).toBe(404)
    } finally {
      await chico.close()
    }
  })
})
