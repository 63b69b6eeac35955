import { createHash } from 'node:crypto'
import { centavos, formatCentavos, textos } from '@apremia/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as XLSX from 'xlsx'
import { fromBuffer } from 'yauzl'
import {
  type FilaDePrueba,
  filasTitulables,
  libroBasico,
  textoDePdf,
  upload,
} from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { verifyChain } from '../historial/verify-chain.ts'

let test: TestApp
let admin: string
let titulables: FilaDePrueba[]
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  titulables = await filasTitulables(test, 200)
})
afterAll(() => test.close())

const take = (n: number): FilaDePrueba[] => titulables.splice(0, n)

const procesar = async (bytes: Buffer, category = 'inmueble', name = 'Mora 2026.xlsx') =>
  upload(test, '/api/creaciontitulos/generatexls', admin, { category }, { name, bytes })

const procesada = async (filas: readonly FilaDePrueba[]): Promise<Buffer> => {
  const response = await procesar(libroBasico(filas))
  expect(response.statusCode, response.body).toBe(200)
  return response.rawPayload
}

const generar = (
  bytes: Buffer,
  start: number | string,
  extra: Record<string, string> = {},
  headers = {},
) =>
  upload(
    test,
    '/api/creaciontitulos/generatetitles',
    admin,
    { category: 'inmueble', startTitleNumber: String(start), userDNI: '20000003', ...extra },
    { name: 'lote mayo.xlsx', bytes },
    headers,
  )

const ultimo = async (): Promise<number> =>
  (await test.call('GET', '/api/creaciontitulos/getlastitlenumber', admin)).json().lastTitleNumber

const unzip = (zip: Buffer): Promise<Map<string, Buffer>> =>
  new Promise((resolve, reject) => {
    const files = new Map<string, Buffer>()
    fromBuffer(zip, { lazyEntries: true }, (error, reader) => {
      if (error) return reject(error)
      reader.on('entry', (entry) => {
        reader.openReadStream(entry, async (failure, stream) => {
          if (failure) return reject(failure)
          const chunks: Buffer[] = []
          for await (const chunk of stream) chunks.push(chunk as Buffer)
          files.set(entry.fileName, Buffer.concat(chunks))
          reader.readEntry()
        })
      })
      reader.on('end', () => resolve(files))
      reader.readEntry()
    })
  })

type Celdas = Record<string, string | number>
const rowsOf = (bytes: Buffer, sheet: number): Celdas[] => {
  const book = XLSX.read(bytes, { type: 'buffer' })
  return XLSX.utils.sheet_to_json<Celdas>(book.Sheets[book.SheetNames[sheet] ?? ''] ?? {}, {
    raw: true,
  })
}

describe('generatexls', () => {
  it('completes every row and says why not in ESTADO', async () => {
    const [buena] = take(1)
    if (buena === undefined) throw new Error('sin datos')
    const bytes = libroBasico([buena, [999_999, 'AB', 'A01'], [buena[0], buena[1], 'Z99']])
    const response = await procesar(bytes)
    expect(response.statusCode, response.body.slice(0, 300)).toBe(200)
    expect(response.headers['content-disposition']).toContain('filename="Mora_2026_procesado.xlsx"')
    const [ok, inexistente, sinAbogado] = rowsOf(response.rawPayload, 0)
    expect(ok?.ESTADO).toBe('OK')
    expect(String(ok?.SELLO).length).toBeGreaterThan(10)
    expect(inexistente?.ESTADO).toContain('999999')
    expect(sinAbogado?.ESTADO).toContain('Z99')
    expect(sinAbogado?.SELLO ?? '').toBe('')
  })

  it('marks the row whose debt another one claims already, and its titles may be generated without it (D151)', async () => {
    const [buena, otra] = take(2) as [FilaDePrueba, FilaDePrueba]
    const bytes = await procesada([buena, otra, buena])
    const filas = rowsOf(bytes, 0)
    expect(filas.slice(0, 2).map(({ ESTADO }) => ESTADO)).toEqual(['OK', 'OK'])
    expect(filas[2]?.ESTADO).toMatch(/^La fila 2 ya reclama esta deuda: \d{4}\/\d{2}/)
    expect(filas[2]?.SELLO ?? '').toBe('')
    const detalle = rowsOf(bytes, 1)
    expect(new Set(detalle.map((fila) => JSON.stringify(fila))).size).toBe(detalle.length)
  })

  it('takes amounts from the registry to the centavo', async () => {
    const [fila] = take(1)
    if (fila === undefined) throw new Error('sin datos')
    const detalle = rowsOf(await procesada([fila]), 1)
    const { rows } = await test.open.pool.query(
      `select sum(capital) as capital, sum(interes) as interes, sum(total) as total, count(*)::int as n from deuda
       where tipo = 'I' and imponible = $1 and recurso = $2 and estado = 'PENDIENTE' and vencimiento < '2026-11-20'`,
      [fila[0], fila[1]],
    )
    expect(detalle).toHaveLength(rows[0].n)
    const cents = (column: string) =>
      detalle.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0)
    expect([cents('CAPITAL'), cents('INTERES'), cents('TOTAL')]).toEqual(
      [rows[0].capital, rows[0].interes, rows[0].total].map(Number),
    )
  })

  it('refuses a workbook with errors in its rows, all at once, and writes nothing', async () => {
    const before = (await test.call('GET', '/api/trabajos', admin)).json().length
    const response = await procesar(
      libroBasico([
        ['x' as never, '', 'A01'],
        [12.5, 'AB', 'A01'],
      ]),
    )
    expect(response.statusCode).toBe(422)
    const { error } = response.json()
    expect(error.code).toBe('filas-invalidas')
    expect(error.errores.map((e: { fila: number }) => e.fila)).toEqual(
      expect.arrayContaining([2, 3]),
    )
    expect((await test.call('GET', '/api/trabajos', admin)).json()).toHaveLength(before)
  })

  it('asks for a file and a category in the words of the specification', async () => {
    const sinArchivo = await upload(test, '/api/creaciontitulos/generatexls', admin, {
      category: 'inmueble',
    })
    expect(sinArchivo.json().error.message).toBe('Por favor, selecciona un archivo.')
    const sinCategoria = await upload(
      test,
      '/api/creaciontitulos/generatexls',
      admin,
      {},
      { name: 'a.xlsx', bytes: libroBasico(take(1)) },
    )
    expect(sinCategoria.statusCode).toBe(400)
  })

  it('reads the example it gives, all the way to titles', async () => {
    const example = await test.call('GET', '/api/creaciontitulos/getxlsexample', admin)
    const response = await procesar(example.rawPayload)
    expect(rowsOf(response.rawPayload, 0).map((row) => row.ESTADO)).toEqual(['OK', 'OK'])
    const zip = await generar(response.rawPayload, (await ultimo()) + 1, { forzar: '1' })
    expect(zip.statusCode, zip.body.slice(0, 300)).toBe(200)
  })

  it('reads .xls too', async () => {
    const response = await procesar(
      libroBasico(take(2), { formato: 'xls' }),
      'inmueble',
      'vieja.xls',
    )
    expect(rowsOf(response.rawPayload, 0).map((row) => row.ESTADO)).toEqual(['OK', 'OK'])
  })
})

describe('generatetitles', () => {
  it('gives one numbered PDF per row with the right amounts, an index, and the same bytes again', async () => {
    const filas = take(5)
    const bytes = await procesada(filas)
    const hoja = rowsOf(bytes, 0)
    const inicio = (await ultimo()) + 1
    const response = await generar(bytes, inicio)
    expect(response.statusCode, response.body.slice(0, 300)).toBe(200)
    expect(response.headers['content-disposition']).toContain('filename="lote_mayo_titulos.zip"')
    const files = await unzip(response.rawPayload)
    expect([...files.keys()].filter((name) => name !== textos.archivos.constancia)).toEqual([
      ...filas.map((_, i) => `titulo_${String(inicio + i).padStart(9, '0')}.pdf`),
      'indice.xlsx',
    ])
    const indice = rowsOf(files.get('indice.xlsx') ?? Buffer.alloc(0), 0)
    filas.forEach((fila, i) => {
      const pdf = files.get(`titulo_${String(inicio + i).padStart(9, '0')}.pdf`) ?? Buffer.alloc(0)
      const texto = textoDePdf(pdf)
      const total = centavos(Math.round(Number(hoja[i]?.TOTAL) * 100))
      expect(texto).toContain(formatCentavos(total))
      expect(texto).toContain(String(fila[0]))
      expect(Math.round(Number(indice[i]?.TOTAL) * 100)).toBe(total)
      expect(indice[i]?.NUMERO).toBe(inicio + i)
    })
    expect(await ultimo()).toBe(inicio + 4)

    const [lote] = (await test.call('GET', '/api/creaciontitulos/lotes', admin)).json()
    const again = await test.call('GET', `/api/creaciontitulos/lotes/${lote.id}/descargar`, admin)
    expect(createHash('sha256').update(again.rawPayload).digest('hex')).toBe(lote.sha256)
    expect(again.rawPayload.equals(response.rawPayload)).toBe(true)
    const uno = await test.call(
      'GET',
      `/api/creaciontitulos/titulos/${inicio + 2}/documento`,
      admin,
    )
    expect(
      uno.rawPayload.equals(
        files.get(`titulo_${String(inicio + 2).padStart(9, '0')}.pdf`) ?? Buffer.alloc(0),
      ),
    ).toBe(true)

    await test.open.pool.query('update titulo_lote set documento = null where id = $1', [lote.id])
    const trabajo = (
      await test.call('POST', `/api/creaciontitulos/lotes/${lote.id}/reanudar`, admin)
    ).json()
    const end = await test.services.trabajos.wait(trabajo.id, AbortSignal.timeout(20_000))
    expect(end.archivo?.sha256).toBe(lote.sha256)

    const path = `/api/creaciontitulos/titulos/${inicio + 2}/documento`
    const [a01, a02] = [await test.login('20000003'), await test.login('20000004')]
    const { pool } = test.open
    await pool.query(`update titulo set abogado = 'A01' where numero = $1`, [inicio + 2])
    const suyo = await test.call('GET', path, a01)
    expect(suyo.rawPayload.equals(uno.rawPayload)).toBe(true)
    expect((await test.call('GET', path, a02)).statusCode).toBe(404)
    await pool.query('update titulo set anulado = now() where numero = $1', [inicio + 2])
    expect((await test.call('GET', path, a01)).statusCode).toBe(404)
    await pool.query('update titulo set anulado = null where numero = $1', [inicio + 2])
  })

  it('resumes with a new job while the cancelled one is still ending', async () => {
    await generar(await procesada(take(2)), (await ultimo()) + 1)
    const [lote] = (await test.call('GET', '/api/creaciontitulos/lotes', admin)).json()
    await test.open.pool.query('update titulo_lote set documento = null where id = $1', [lote.id])
    await test.open.pool.query(
      `update trabajo set estado = 'en-curso', cancelar = true, latido = now() where id = $1`,
      [lote.trabajo],
    )
    const resume = () => test.call('POST', `/api/creaciontitulos/lotes/${lote.id}/reanudar`, admin)
    const { id } = (await resume()).json()
    expect(id).not.toBe(lote.trabajo)
    const end = await test.services.trabajos.wait(id, AbortSignal.timeout(20_000))
    expect(end).toMatchObject({ estado: 'terminado', archivo: { sha256: lote.sha256 } })
  })

  it('takes the person from the session, whatever the form says', async () => {
    await generar(await procesada(take(1)), (await ultimo()) + 1)
    const { rows } = await test.open.pool.query(
      'select dni from titulo order by numero desc limit 1',
    )
    expect(rows[0].dni).toBe('20000001')
  })

  it('refuses a number already given, in the words of the specification, and gives none', async () => {
    const bytes = await procesada(take(2))
    const last = await ultimo()
    for (const start of [last, 1]) {
      const response = await generar(bytes, start)
      expect(response.statusCode).toBe(409)
      expect(response.json().error).toMatchObject({
        code: 'numero-tomado',
        message: 'El número de inicio de los títulos es menor que el último título creado',
      })
    }
    expect(await ultimo()).toBe(last)
  })

  it.each(['-1', '12.0', '1e3', ' 12', '1000000000', 'abc', ''])(
    'refuses %j as a start',
    async (start) => {
      const response = await generar(libroBasico([]), start)
      expect(response.statusCode).toBe(400)
    },
  )

  it('leaves a gap only when it is confirmed with a reason, and keeps it', async () => {
    const bytes = await procesada(take(1))
    const last = await ultimo()
    const refused = await generar(bytes, last + 10)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().error).toMatchObject({
      code: 'salto-de-numeracion',
      detalle: { ultimo: last, inicio: last + 10, desde: last + 1, hasta: last + 9 },
    })
    expect((await generar(bytes, last + 10, { confirmarSalto: '1' })).statusCode).toBe(400)
    const done = await generar(bytes, last + 10, {
      confirmarSalto: '1',
      motivoSalto: 'Talonario anterior',
    })
    expect(done.statusCode).toBe(200)
    const { rows } = await test.open.pool.query(
      'select desde, hasta, motivo, dni from titulo_hueco',
    )
    expect(rows).toEqual([
      { desde: last + 1, hasta: last + 9, motivo: 'Talonario anterior', dni: '20000001' },
    ])
  })

  it('refuses a workbook whose amounts, debtor or lawyer were edited by hand', async () => {
    for (const [column, value] of [
      ['TOTAL', 1],
      ['CONTRIBUYENTE', 'OTRA PERSONA'],
      ['ABOGADO', 'A02'],
      ['ESTADO', 'listo'],
    ] as const) {
      const [fila] = take(1)
      const book = XLSX.read(await procesada(fila ? [fila] : []), { type: 'buffer' })
      const sheet = book.Sheets[book.SheetNames[0] ?? '']
      if (sheet === undefined) throw new Error('sin hoja')
      const heading = Object.keys(sheet).find(
        (at) => /^[A-Z]+1$/.test(at) && String(sheet[at].v).startsWith(column),
      )
      const cell = `${heading?.replace(/\d+$/, '')}2`
      const current = sheet[cell]?.v
      sheet[cell] =
        typeof value === 'number'
          ? { t: 'n', v: value }
          : { t: 's', v: current === value ? 'A01' : value }
      const before = await ultimo()
      const response = await generar(
        XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
        before + 1,
      )
      expect(response.statusCode, `${column}: ${response.body.slice(0, 200)}`).toBe(422)
      expect(response.json().error.errores.length).toBeGreaterThan(0)
      expect(await ultimo()).toBe(before)
    }
  })

  it('refuses rows in error all together, and leaves them out only on request', async () => {
    const [uno, dos] = take(2)
    if (!uno || !dos) throw new Error('sin datos')
    const bytes = await procesada([uno, [999_999, 'AB', 'A01'], dos])
    const start = (await ultimo()) + 1
    const refused = await generar(bytes, start)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().error.errores[0]).toMatchObject({ fila: 3, columna: 'ESTADO' })
    expect((await generar(bytes, start)).json().error.errores).toHaveLength(1)
    const done = await generar(bytes, start, { omitirInvalidas: '1' })
    expect(done.statusCode).toBe(200)
    expect(await ultimo()).toBe(start + 1)
  })

  it('leaves out the title of a period that cannot be read, and no other', async () => {
    const book = XLSX.read(await procesada(take(2)), { type: 'buffer' })
    const titulos = XLSX.utils.sheet_to_json<Celdas>(book.Sheets[book.SheetNames[0] ?? ''] ?? {})
    expect(titulos.map(({ ESTADO, FILA }) => [ESTADO, FILA])).toEqual([
      ['OK', 2],
      ['OK', 3],
    ])
    const detalle = book.Sheets[book.SheetNames[1] ?? '']
    const heading = Object.keys(detalle ?? {}).find(
      (at) => /^[A-Z]+1$/.test(at) && detalle?.[at].v === 'TOTAL',
    )
    if (detalle === undefined || heading === undefined) throw new Error('sin detalle')
    detalle[heading.replace('1', '2')] = { t: 's', v: 'mucho' }
    const bytes = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
    const start = (await ultimo()) + 1
    expect((await generar(bytes, start)).json().error.errores[0]).toMatchObject({
      hoja: 'Detalle',
      fila: 2,
    })
    expect((await generar(bytes, start)).json().error.errores).toHaveLength(1)
    const simulated = await upload(
      test,
      '/api/creaciontitulos/simular',
      admin,
      { category: 'inmueble', startTitleNumber: String(start), omitirInvalidas: '1' },
      { name: 'a.xlsx', bytes },
    )
    expect(simulated.json()).toMatchObject({
      cantidad: 1,
      omitidas: 1,
      filasOmitidas: [2],
      errores: [],
    })
    const done = await generar(bytes, start, { omitirInvalidas: '1' })
    expect(done.statusCode, done.body.slice(0, 600)).toBe(200)
    expect(await ultimo()).toBe(start)
    const { rows } = await test.open.pool.query('select imponible from titulo where numero = $1', [
      start,
    ])
    expect(rows[0].imponible).toBe(String(titulos[1]?.NRO_INMUEBLE))
  })

  it('refuses the same debt and the same file a second time, unless forced', async () => {
    const filas = take(2)
    const bytes = await procesada(filas)
    const start = (await ultimo()) + 1
    expect((await generar(bytes, start)).statusCode).toBe(200)
    const repeated = await generar(bytes, start + 2)
    expect(repeated.statusCode).toBe(409)
    expect(repeated.json().error).toMatchObject({
      code: 'libro-repetido',
      detalle: { desde: start, hasta: start + 1 },
    })
    const simulated = await upload(
      test,
      '/api/creaciontitulos/simular',
      admin,
      { category: 'inmueble', startTitleNumber: String(start + 2) },
      { name: 'otra vez.xlsx', bytes },
    )
    expect(simulated.json().error).toMatchObject({ code: 'libro-repetido' })
    const sameDebt = await generar(
      await procesada([filas[1] as FilaDePrueba, ...take(1)]),
      start + 2,
    )
    expect(sameDebt.statusCode).toBe(422)
    expect(sameDebt.json().error.errores).toEqual([
      expect.objectContaining({
        fila: 2,
        regla: 'titulo.deuda-ya-titulada',
        mensaje: expect.stringContaining(`${start + 1}`),
      }),
    ])
    expect((await generar(bytes, start + 2, { forzar: '1' })).statusCode).toBe(200)
  })

  it('answers with a job when asked, whose events end with the document', async () => {
    const bytes = await procesada(take(3))
    const response = await generar(bytes, (await ultimo()) + 1, {}, { prefer: 'respond-async' })
    expect(response.statusCode).toBe(202)
    const trabajo = response.json()
    const events = await test.call('GET', `/api/trabajos/${trabajo.id}/eventos`, admin)
    const states = [...events.body.matchAll(/^data: (.*)$/gm)].map(([, data]) =>
      JSON.parse(data ?? ''),
    )
    expect(states.at(-1)).toMatchObject({ estado: 'terminado', hecho: 3, total: 3 })
    const otherAdmin = await test.login('20000002')
    expect((await test.call('GET', `/api/trabajos/${trabajo.id}`, otherAdmin)).statusCode).toBe(404)
    const file = await test.call('GET', `/api/trabajos/${trabajo.id}/resultado`, admin)
    expect(file.headers['content-type']).toBe('application/zip')
  })

  it('simulates with the same checks and writes nothing', async () => {
    const bytes = await procesada(take(2))
    const last = await ultimo()
    const count = async () =>
      (
        await test.open.pool.query(
          'select (select count(*) from titulo) as t, (select count(*) from historial) as h',
        )
      ).rows[0]
    const before = await count()
    const response = await upload(
      test,
      '/api/creaciontitulos/simular',
      admin,
      { category: 'inmueble', startTitleNumber: String(last + 3) },
      { name: 'a.xlsx', bytes },
    )
    expect(response.json()).toMatchObject({
      ultimo: last,
      desde: last + 3,
      hasta: last + 4,
      cantidad: 2,
      hueco: { desde: last + 1, hasta: last + 2 },
      errores: [],
    })
    expect(await count()).toEqual(before)
  })

  it('left a whole chain of history', async () => {
    expect(await verifyChain(test.open.db)).toMatchObject({ valido: true, fallas: [] })
  })
})
