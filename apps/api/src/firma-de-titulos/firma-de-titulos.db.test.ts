import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { crc32, deflateRawSync } from 'node:zlib'
import {
  appendRevision,
  makeSelfSigned,
  partesDe,
  signTitulo,
} from '@apremia/documents/firma-de-prueba'
import { createStoredZip } from '@apremia/documents/zip'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { pathOfDocumento } from '../../test/documentos-en-carpeta.ts'
import { upload } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { issueTitulosConFirma } from '../../test/titulos-con-firma.ts'
import { createVerificarDocumentos } from '../almacen/verificar-documentos.ts'

const URL = '/api/creaciontitulos/firma'

let test: TestApp
let admin: string
let numeros: number[]
let firmar: (bytes: Uint8Array) => Promise<Buffer>
const firmados = new Map<number, Buffer>()

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  numeros = await issueTitulosConFirma(test, admin, 8)
  const identidad = await makeSelfSigned('Prueba')
  firmar = async (bytes) => Buffer.from(await signTitulo(bytes, identidad))
})
afterAll(() => test.close())

const pdfDe = async (numero: number, query = '', token = admin) => {
  const url = `/api/creaciontitulos/titulos/${numero}/documento${query}`
  const answer = await test.call('GET', url, token)
  return { statusCode: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers }
}
const emitidoDe = async (numero: number) => (await pdfDe(numero, '?original=1')).bytes
const n = (i: number): number => numeros[i] ?? 0

interface Respuesta {
  archivos: { archivo: string; resultado: string; numero: number | null; frase: string }[]
  total: number
  siguiente: number | null
  subido: string | null
}

const send = (name: string, bytes: Buffer, campos: Record<string, string> = {}, token = admin) =>
  upload(test, `${URL}/firmados`, token, campos, { name, bytes })
const subir = async (name: string, bytes: Buffer, campos: Record<string, string> = {}) => {
  const answer = await send(name, bytes, campos)
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return answer.json<Respuesta>()
}
const resultadoDe = async (...args: Parameters<typeof subir>) =>
  (await subir(...args)).archivos.map(({ resultado }) => resultado).join()

const listar = async (query = '') => {
  const answer = await test.call('GET', `${URL}${query}`, admin)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ num_titulo: number; firmado: string | null; lote: string }[]>()
}
const numerosDe = async (query = '') => (await listar(query)).map((fila) => fila.num_titulo)

const zipDe = async (files: readonly (readonly [string, Uint8Array])[]): Promise<Buffer> => {
  const chunks: Buffer[] = []
  const zip = createStoredZip((chunk) => {
    chunks.push(Buffer.from(chunk))
    return undefined
  }, new Date('2026-11-20T12:00:00Z'))
  for (const [name, bytes] of files) await zip.add(name, bytes)
  await zip.end()
  return Buffer.concat(chunks)
}

const deflatedZip = (name: string, bytes: Buffer): Buffer => {
  const data = deflateRawSync(bytes)
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(8, 4)
  common.writeUInt32LE(crc32(bytes), 10)
  common.writeUInt32LE(data.length, 14)
  common.writeUInt32LE(bytes.length, 18)
  common.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), data])
  const rest = Buffer.alloc(14)
  const central = Buffer.concat([
    ...[Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, rest, Buffer.from(name)],
  ])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end])
}

const readZip = async (bytes: Buffer): Promise<Map<string, Buffer>> => {
  const zip = await fromBufferPromise(bytes)
  const found = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
    found.set(entry.fileName, Buffer.concat(chunks))
  }
  return found
}

const query = async (sql: string, values: readonly unknown[] = []) =>
  (await test.open.pool.query(sql, [...values])).rows
const historialDe = (numero: number) =>
  query(
    `select descripcion from historial where operacion = 'keep-titulos-firmados' and entidad_id = $1 order by orden`,
    [String(numero)],
  )
const nombreDe = (numero: number) => `titulo_${String(numero).padStart(9, '0')}.pdf`

describe('the list of titles to sign', () => {
  it('has the titles in force with a field, by page and in any order', async () => {
    expect(await numerosDe()).toEqual(numeros)
    expect(await numerosDe('?sentido=desc&pagina=2&porPagina=3')).toEqual(
      [...numeros].reverse().slice(3, 6),
    )
    expect(await numerosDe(`?numero=${n(2)}`)).toEqual([n(2)])
    expect(await numerosDe('?estado=firmado')).toEqual([])
    for (const orden of ['fecha', 'deudor', 'total'])
      expect((await numerosDe(`?orden=${orden}`)).sort((a, b) => a - b)).toEqual(numeros)
    const [una] = await listar()
    expect(await numerosDe(`?lote=${una?.lote}`)).toEqual(numeros)
    expect(await numerosDe('?lote=00000000-0000-4000-8000-000000000000')).toEqual([])
    expect(await numerosDe('?recurso=ZZ')).toEqual([])
  })

  it('leaves out a title without a field, as those of the first version', async () => {
    await query("update titulo set datos = datos - 'campoDeFirma' where numero = $1", [n(7)])
    expect(await numerosDe('?estado=todos')).toEqual(numeros.slice(0, 7))
    const firmado = await firmar(await emitidoDe(n(7)))
    expect(await resultadoDe('a.pdf', firmado)).toBe('sin-campo')
  })

  it('gives a zip with the issued bytes', async () => {
    const answer = await test.call('POST', `${URL}/descargar`, admin, {
      numeros: [n(1), n(0), n(1)],
    })
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
    const files = await readZip(answer.rawPayload)
    expect([...files.keys()]).toEqual([nombreDe(n(0)), nombreDe(n(1))])
    expect(files.get(nombreDe(n(0)))?.equals(await emitidoDe(n(0)))).toBe(true)
    for (const otros of [[n(7)], [n(0), 999_999]]) {
      const sin = await test.call('POST', `${URL}/descargar`, admin, { numeros: otros })
      expect(sin.statusCode).toBe(409)
      expect(sin.body).toContain(`número ${otros.at(-1)}`)
    }
    const muchos = { numeros: Array.from({ length: 501 }, (_, i) => i + 1) }
    expect((await test.call('POST', `${URL}/descargar`, admin, muchos)).statusCode).toBe(400)
  })
})

describe('a signed title', () => {
  it('is recognised by its bytes, kept, and takes the place of the issued one', async () => {
    const emitido = await emitidoDe(n(0))
    const firmado = await firmar(emitido)
    firmados.set(n(0), firmado)
    const [prueba] = (await subir('otro nombre.pdf', firmado, { simulacion: 'true' })).archivos
    expect(prueba?.frase).toBe(`Se guardaría el título Nº ${n(0)} firmado.`)
    expect(await query('select 1 from titulo_firmado')).toEqual([])
    const { archivos, ...resto } = await subir('otro nombre.pdf', firmado)
    expect(resto).toEqual({ total: 1, siguiente: null, subido: null })
    expect(archivos).toEqual([
      {
        ...{ archivo: 'otro nombre.pdf', resultado: 'firmado', numero: n(0) },
        frase: `Se guardó el título Nº ${n(0)} firmado.`,
      },
    ])
    const { bytes, headers } = await pdfDe(n(0))
    expect(bytes.equals(firmado)).toBe(true)
    expect(headers['content-disposition']).toContain('_firmado.pdf')
    expect((await emitidoDe(n(0))).equals(emitido)).toBe(true)
    expect(await numerosDe()).not.toContain(n(0))
    expect(await listar('?estado=firmado')).toMatchObject([
      { num_titulo: n(0), firmado: '2026-11-20' },
    ])
    const creados = await test.call('GET', '/api/creaciontitulos/titulosinfo?order=desc', admin)
    expect(
      creados.json<{ num_titulo: number }[]>().find(({ num_titulo }) => num_titulo === n(0)),
    ).toMatchObject({ firmado: '2026-11-20' })
    expect(await historialDe(n(0))).toEqual([
      { descripcion: `Título Nº ${n(0)} firmado: «otro nombre.pdf».` },
    ])
  })

  it('sent again changes nothing, and the issued one is not signed', async () => {
    expect(await resultadoDe('b.pdf', firmados.get(n(0)) as Buffer)).toBe('ya-estaba')
    expect(await resultadoDe('b.pdf', await emitidoDe(n(0)))).toBe('sin-firma')
    expect(await historialDe(n(0))).toHaveLength(1)
    expect(await query('select 1 from titulo_firmado')).toHaveLength(1)
  })

  it('with another signature takes its place only when the person asks', async () => {
    const otro = await makeSelfSigned('Otra persona')
    const segundo = Buffer.from(await signTitulo(await emitidoDe(n(0)), otro))
    expect(await resultadoDe('c.pdf', segundo)).toBe('otra-firma')
    expect((await pdfDe(n(0))).bytes.equals(firmados.get(n(0)) as Buffer)).toBe(true)
    expect(await resultadoDe('c.pdf', segundo, { reemplazar: '1' })).toBe('reemplazado')
    expect((await pdfDe(n(0))).bytes.equals(segundo)).toBe(true)
    const filas = await query('select documento, reemplazado from titulo_firmado order by id')
    expect(filas).toHaveLength(2)
    expect(filas[0].reemplazado).not.toBeNull()
    expect(await test.services.documentos.has(filas[0].documento)).toBe(true)
    expect(await historialDe(n(0))).toHaveLength(2)
    firmados.set(n(0), segundo)
  })

  it('with anything else after it is refused', async () => {
    const emitido = await emitidoDe(n(1))
    const firmado = await firmar(emitido)
    const { page, textOf, catalog, info } = partesDe(emitido)
    const pagina = textOf(page).replace(/>>$/, '/Rotate 90>>')
    const dibujado = appendRevision(
      firmado,
      { [page]: pagina },
      `/Root ${catalog} 0 R/Info ${info} 0 R`,
    )
    expect(await resultadoDe('d.pdf', Buffer.from(dibujado))).toBe('modificado')
    expect(await resultadoDe('d.pdf', Buffer.concat([firmado, Buffer.from('\n')]))).toBe(
      'modificado',
    )
    const cambiado = Buffer.from(firmado)
    cambiado[500] = (cambiado[500] ?? 0) ^ 1
    expect(await resultadoDe('d.pdf', cambiado)).toBe('desconocido')
    expect(await resultadoDe('d.pdf', firmado.subarray(0, -200))).toBe('modificado')
    expect(await resultadoDe('d.pdf', Buffer.from('%PDF-1.7\n%%EOF\n'))).toBe('desconocido')
    expect(await resultadoDe('d.pdf', Buffer.from('%%EOF\n'.repeat(100_000)))).toBe('no-es-pdf')
    expect(await resultadoDe('d.pdf', Buffer.from(`%PDF-${'%%EOF\n'.repeat(100_000)}`))).toBe(
      'desconocido',
    )
    expect(await resultadoDe('vacio.pdf', Buffer.from('x'))).toBe('no-es-pdf')
    expect(await numerosDe('?estado=firmado')).toEqual([n(0)])
  })

  it('annulled is not kept, also when it was annulled after it was looked at', async () => {
    const firmado = await firmar(await emitidoDe(n(6)))
    const anular = () =>
      test.call('POST', `/api/creaciontitulos/titulos/${n(6)}/anular`, admin, { motivo: 'Pagado' })
    const [subido, anulado] = await Promise.all([send('e.pdf', firmado), anular()])
    expect(anulado.statusCode).toBe(200)
    const [{ resultado } = { resultado: '' }] = subido.json<Respuesta>().archivos
    expect(['firmado', 'anulado']).toContain(resultado)
    expect(await query('select 1 from titulo_firmado where titulo = $1', [n(6)])).toHaveLength(
      resultado === 'firmado' ? 1 : 0,
    )
    expect(await resultadoDe('e.pdf', firmado)).toBe('anulado')
    expect(await numerosDe('?estado=todos')).not.toContain(n(6))
  })

  it('sent twice at once is kept once', async () => {
    const firmado = await firmar(await emitidoDe(n(2)))
    firmados.set(n(2), firmado)
    const jefe = await test.login('20000002')
    const answers = await Promise.all([
      send('f.pdf', firmado),
      send('f.pdf', firmado, {}, jefe),
      send('f.pdf', firmado),
    ])
    const resultados = answers.map((uno) => uno.json<Respuesta>().archivos[0]?.resultado).sort()
    expect(resultados).toEqual(['firmado', 'ya-estaba', 'ya-estaba'])
    expect(await historialDe(n(2))).toHaveLength(1)
  })

  it('whose row cannot be written leaves no document', async () => {
    const firmado = await firmar(await emitidoDe(n(5)))
    const sha256 = createHash('sha256').update(firmado).digest('hex')
    await query('alter table titulo_firmado add constraint no_entra check (titulo <> 0) not valid')
    await query(
      `alter table titulo_firmado add constraint tampoco check (titulo <> ${n(5)}) not valid`,
    )
    expect((await send('g.pdf', firmado)).statusCode).toBe(500)
    await query('alter table titulo_firmado drop constraint tampoco, drop constraint no_entra')
    expect(await query('select 1 from documento where sha256 = $1', [sha256])).toEqual([])
    expect(await test.services.documentos.has(sha256)).toBe(false)
    expect(await numerosDe()).toContain(n(5))
  })
})

describe('a zip of signed titles', () => {
  it('is looked at file by file, and tells what happened with each', async () => {
    const tres = await firmar(await emitidoDe(n(3)))
    firmados.set(n(3), tres)
    const zip = await zipDe([
      ['carpeta/3.pdf', tres],
      ['__MACOSX/._3.pdf', Buffer.from('x')],
      ['carpeta/.DS_Store', Buffer.from('x')],
      ['otro.pdf', firmados.get(n(2)) as Buffer],
      ['notas.txt', Buffer.from('hola')],
      ['adentro.zip', await zipDe([['a.pdf', tres]])],
      ['4.pdf', await emitidoDe(n(4))],
    ])
    const { archivos, total, siguiente } = await subir('lote.zip', zip)
    expect({ total, siguiente }).toEqual({ total: 5, siguiente: null })
    expect(archivos.map(({ archivo, resultado }) => `${archivo} ${resultado}`)).toEqual([
      ...['carpeta/3.pdf firmado', 'otro.pdf ya-estaba', 'notas.txt no-es-pdf'],
      ...['adentro.zip zip-adentro', '4.pdf sin-firma'],
    ])
  })

  it('with many files is sent once and looked at some at a time', async () => {
    const relleno = Buffer.from('nada')
    const zip = await zipDe([
      ...Array.from({ length: 230 }, (_, i) => [`${i}.pdf`, relleno] as const),
      ['ultimo.pdf', firmados.get(n(3)) as Buffer],
    ])
    const primera = await subir('muchos.zip', zip)
    expect(primera).toMatchObject({ total: 231, siguiente: 100, subido: expect.any(String) })
    const seguir = (desde: number, token = admin) =>
      upload(test, `${URL}/firmados`, token, {
        ...{ desde: String(desde), subido: primera.subido ?? '' },
      })
    const ajeno = await seguir(100, await test.login('20000002'))
    expect(ajeno.statusCode).toBe(409)
    expect(ajeno.body).toContain('envíelo de nuevo')
    expect((await seguir(100)).json()).toMatchObject({ siguiente: 200 })
    const ultima = (await seguir(200)).json<Respuesta>()
    expect(ultima).toMatchObject({ siguiente: null, subido: null })
    expect(ultima.archivos.at(-1)).toMatchObject({ resultado: 'ya-estaba', numero: n(3) })
    expect((await seguir(200)).statusCode).toBe(409)
    expect((await subir('muchos.zip', zip, { desde: '230' })).archivos).toHaveLength(1)
    expect((await subir('muchos.zip', zip, { desde: '231' })).archivos).toEqual([])
  })

  it('that is hostile is refused whole, by its name', async () => {
    const bomba = await send('bomba.zip', deflatedZip('a.pdf', Buffer.alloc(20 << 20)))
    expect(bomba.statusCode).toBe(422)
    expect(bomba.body).toContain('«bomba.zip» se desempaqueta')
    const zip = await zipDe([['a.pdf', Buffer.from('x')]])
    for (const [malo, dice] of [
      [zip.subarray(0, -10), 'no se puede abrir'],
      [await zipDe([]), 'no tiene ningún archivo'],
      [await zipDe([['../a.pdf', Buffer.from('x')]]), 'no se puede abrir'],
    ] as const) {
      const answer = await send('malo.zip', malo)
      expect(answer.statusCode, answer.body).toBe(422)
      expect(answer.body).toContain('«malo.zip»')
      expect(answer.body).toContain(dice)
    }
    const mentiroso = Buffer.from(zip)
    // The zip says that the file inside has 2 bytes, but the file has 1 byte.
    const central = zip.indexOf('PK\x01\x02')
    mentiroso.writeUInt32LE(2, central + 24)
    const mentido = await send('malo.zip', mentiroso)
    expect([200, 422]).toContain(mentido.statusCode)
    if (mentido.statusCode === 200)
      expect(mentido.json<Respuesta>().archivos[0]?.resultado).toBe('danado')
  })
})

describe('where the signed one goes', () => {
  it('in the zip of its lot, unless the issued ones are asked for', async () => {
    const [lote] = (await test.call('GET', '/api/creaciontitulos/lotes', admin)).json()
    expect(lote.firmados).toBeGreaterThanOrEqual(3)
    const url = `/api/creaciontitulos/lotes/${lote.id}/descargar`
    const files = await readZip((await test.call('GET', url, admin)).rawPayload)
    const originales = await readZip(
      (await test.call('GET', `${url}?original=1`, admin)).rawPayload,
    )
    expect([...files.keys()]).toEqual([...originales.keys()])
    for (const i of [0, 2, 3])
      expect(files.get(nombreDe(n(i)))?.equals(firmados.get(n(i)) as Buffer)).toBe(true)
    const emitido = await emitidoDe(n(1))
    expect(files.get(nombreDe(n(1)))?.equals(emitido)).toBe(true)
    expect(originales.get(nombreDe(n(0)))?.equals(await emitidoDe(n(0)))).toBe(true)
  })

  it('for its lawyer, and nobody else without permission', async () => {
    await query("update titulo set abogado = 'A01' where numero = $1", [n(0)])
    const a01 = await test.login('20000003')
    const suyo = await pdfDe(n(0), '', a01)
    expect(suyo.bytes.equals(firmados.get(n(0)) as Buffer)).toBe(true)
    await query("update titulo set abogado = 'A02' where numero = $1", [n(0)])
    for (const original of ['', '?original=1'])
      expect((await pdfDe(n(0), original, a01)).statusCode).toBe(404)
    expect((await send('h.pdf', firmados.get(n(0)) as Buffer, {}, a01)).statusCode).toBe(403)
    expect((await test.call('GET', URL, a01)).statusCode).toBe(403)
    expect((await test.call('POST', `${URL}/descargar`, a01, { numeros: [n(1)] })).statusCode).toBe(
      403,
    )
  })

  it('a damaged one is told, and the issued one is still there', async () => {
    const verificar = createVerificarDocumentos(test.services)
    const contexto = {
      ...{ trabajo: { entrada: {} }, signal: new AbortController().signal },
      ...{ progress: () => undefined, hold: async () => undefined },
    }
    const antes = await verificar(contexto)
    expect(antes.resumen).toMatchObject({ faltan: 0, huerfanos: 0 })
    const sha256 = createHash('sha256')
      .update(firmados.get(n(3)) as Buffer)
      .digest('hex')
    await rm(pathOfDocumento(test, sha256))
    const despues = await verificar(contexto)
    expect(despues.errores?.map(({ mensaje }) => mensaje).join()).toContain(
      `titulo_firmado ${n(3)}`,
    )
  })
})
