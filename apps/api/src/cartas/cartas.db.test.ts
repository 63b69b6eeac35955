import { createHash } from 'node:crypto'
import { centavos, formatCentavos } from '@apremia/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { esperarTrabajo, type Intimable, intimables, pedirCartas } from '../../test/cartas.ts'
import { pathOfDocumento } from '../../test/documentos-en-carpeta.ts'
import { textoDePdf } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { verifyChain } from '../historial/verify-chain.ts'
import { readFromLoteZip } from '../lotes/lote-zip.ts'

let test: TestApp
let [admin, a01, a02]: string[] = []
let suyos: Intimable[] = []
let deA02: Intimable[] = []
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  a01 = await test.login('20000003')
  a02 = await test.login('20000004')
  suyos = await intimables(test, 'A01', 12)
  deA02 = await intimables(test, 'A02', 3)
})
afterAll(() => test.close())

const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const simular = (token: string | undefined, imponibles: readonly Intimable[], more = {}) =>
  test.call('POST', '/api/cartas/simular', token, { clase: 'inmueble', imponibles, ...more })

const count = async (tabla: string): Promise<number> =>
  Number((await test.open.pool.query(`select count(*) from ${tabla}`)).rows[0].count)

const hacer = async (token: string | undefined, imponibles: readonly Intimable[], more = {}) => {
  const answer = await pedirCartas(test, token, imponibles, more)
  expect(answer.statusCode, answer.body).toBe(200)
  const { lote, trabajo } = answer.json()
  expect(await esperarTrabajo(test, trabajo.id)).toMatchObject({ estado: 'terminado' })
  const file = await test.call('GET', `/api/cartas/lotes/${lote.id}/descargar`, token)
  expect(file.statusCode, file.body.slice(0, 200)).toBe(200)
  return { lote, trabajo, file: file.rawPayload }
}

const cartasDe = async (token: string | undefined, query: string) =>
  (await test.call('GET', `/api/cartas?porPagina=200&${query}`, token)).json()

const documento = async (numero: number, token = a01): Promise<Buffer> =>
  (await test.call('GET', `/api/cartas/${numero}/documento`, token)).rawPayload

describe('before making them', () => {
  it('gives the last day of the amounts, warns, and offers the next month (D65)', async () => {
    const { vencimiento, siguiente } = (await simular(a01, suyos)).json()
    expect(vencimiento).toEqual({ fecha: '2026-11-10', avisos: ['El 10/11/2026 ya pasó.'] })
    expect(siguiente).toEqual({ fecha: '2026-12-10', avisos: [] })
    const elegido = (await simular(a01, suyos, { vencimiento: 'siguiente' })).json()
    expect(elegido.vencimiento.fecha).toBe('2026-12-10')
  })

  it('claims to the centavo the debt in the lawyer’s management, in a preview that is not stored', async () => {
    const [item] = suyos
    const { rows } = await test.open.pool.query(
      `select sum(total)::bigint as total from deuda
       where tipo = 'I' and imponible = $1 and recurso = $2 and estado = 'PENDIENTE' and legal = 'A01'`,
      [item?.imponible, item?.recurso],
    )
    const total = formatCentavos(centavos(Number(rows[0].total)))
    const preview = await test.call('POST', '/api/cartas/vista-previa', a01, {
      clase: 'inmueble',
      imponibles: [item],
    })
    const texto = textoDePdf(preview.rawPayload)
    expect(texto).toContain(total)
    expect(texto).toMatch(/VISTA PREVIA[\s\S]*cinco \(5\) días[\s\S]*ACUSE DE RECIBO/)
    expect([await count('carta'), await count('carta_lote')]).toEqual([0, 0])
  })

  it('there are as many as taxpayers: another one is not shown', async () => {
    const answer = await test.call('POST', '/api/cartas/vista-previa', a01, {
      clase: 'inmueble',
      imponibles: suyos.slice(0, 1),
      carta: 2,
    })
    expect([answer.statusCode, answer.json().error.fields[0].field]).toEqual([400, 'carta'])
  })
})

describe('a lot', () => {
  it('numbers one letter for each taxpayer, in the order they are handed out, in one file', async () => {
    const { cartas: previstas } = (await simular(a01, suyos)).json()
    const { lote, file } = await hacer(a01, suyos)
    expect(lote).toMatchObject({ desde: 1, hasta: previstas.length, vence: '2026-12-10' })
    const cartas = (await cartasDe(a01, `lote=${lote.id}`)).reverse()
    expect(cartas.map(({ numero }: { numero: number }) => numero)).toEqual(
      previstas.map((_: unknown, i: number) => i + 1),
    )
    expect(cartas.map(({ deudor }: { deudor: string }) => deudor)).toEqual(
      previstas.map(({ deudor }: { deudor: string }) => deudor),
    )
    const claves = cartas.flatMap(({ imponibles }: { imponibles: Intimable[] }) =>
      imponibles.map(({ imponible, recurso }) => `${imponible} ${recurso}`),
    )
    expect(claves.sort()).toEqual(
      suyos.map(({ imponible, recurso }) => `${imponible} ${recurso}`).sort(),
    )
    const numeros = [...textoDePdf(file).matchAll(/CARTA DE INTIMACIÓN N\.º\s(\d+)/g)]
    expect(numeros.map(([, numero]) => Number(numero))).toEqual(
      cartas.map(({ numero }: { numero: number }) => numero),
    )
    expect(cartas.map(({ acuse }: { acuse: null }) => acuse)).toEqual(cartas.map(() => null))
  })

  it('over businesses records the final notice too, over each one with its tax (resource)', async () => {
    const comercios = await intimables(test, 'A01', 3, 'C')
    expect(comercios).toHaveLength(3)
    const { lote } = await hacer(a01, comercios, { clase: 'comercio' })
    const { rows } = await test.open.pool.query(
      `select imponible::text, recurso from actuacion a
       where tipo = 'C' and lote = $1 order by a.imponible, recurso`,
      [lote.id],
    )
    expect(rows).toEqual(comercios)
  })

  it('has one letter for each debtor if they are asked for, and one action over each debt', async () => {
    const item = (await intimables(test, 'A01', 100)).at(-1)
    if (item === undefined) throw new Error('Sin imponibles')
    const { rows: agregados } = await test.open.pool.query<{ apynom: string; cuit: string }>(
      `with otro as (
         select q.nro_contrib, q.apynom from contribuyente q where q.calle <> '' and q.cuit <> ''
           and not exists (select from vinculo v where v.nro_contrib = q.nro_contrib) limit 1),
       nuevo as (insert into vinculo (tipo, imponible, nro_contrib, vinculo_desc, orden)
         select 'I', $1, otro.nro_contrib, 'poseedor', (select max(orden) + 1 from vinculo
           where tipo = 'I' and imponible = $1) from otro)
       select apynom from otro`,
      [item.imponible],
    )
    const otro = agregados[0]?.apynom ?? ''
    const deUna = (await simular(a01, [item])).json().cartas
    expect(deUna).toHaveLength(1)
    expect(deUna[0].otros).toBeGreaterThan(0)
    const { lote, file } = await hacer(a01, [item], { destinatarios: 'todos' })
    expect(lote.cantidad).toBe(deUna[0].otros + 1)
    const cartas = await cartasDe(a01, `lote=${lote.id}`)
    expect(cartas.map(({ deudor }: { deudor: string }) => deudor)).toContain(otro)
    expect(textoDePdf(file)).toContain('También obligado')
    const { rows } = await test.open.pool.query(
      'select count(*)::int as n from actuacion where lote = $1',
      [lote.id],
    )
    expect(rows[0].n).toBe(1)
  })

  it('is printed page after page as the letters are handed out', async () => {
    const domicilios = [
      ...['Álvarez 7', 'Mitre S/N', 'Mitre 9, piso 10', 'Mitre 58 piso 2 S/N', 'Mitre 120'],
      ...['Mitre 120, dpto. B', 'Mitre 1000', 'Ñandú 3'],
    ]
    const reparte = domicilios.map((domicilio) => `${domicilio}, (2900) Reparto`)
    const varios = await intimables(test, 'A01', 60)
    const { rows: deudores } = await test.open.pool.query(
      `select distinct on (v.nro_contrib) v.nro_contrib as contribuyente, p.imponible::text, p.recurso
       from unnest($1::int[], $2::text[]) as p (imponible, recurso), lateral (
         select nro_contrib from vinculo where tipo = 'I' and imponible = p.imponible
           and vinculo_desc <> 'ocupante' order by orden limit 1) v
       order by v.nro_contrib, p.imponible limit $3`,
      [
        varios.map(({ imponible }) => imponible),
        varios.map(({ recurso }) => recurso),
        reparte.length,
      ],
    )
    const calles: readonly (readonly [string, number | null, string, string])[] = [
      ['Mitre', 1000, '', ''],
      ['Ñandú', 3, '', ''],
      ['Mitre 58 piso 2', null, '', ''],
      ['Mitre', 120, '', 'B'],
      ['Álvarez', 7, '', ''],
      ['Mitre', 120, '', ''],
      ['Mitre', null, '', ''],
      ['Mitre', 9, '10', ''],
    ]
    for (const [i, calle] of calles.entries())
      await test.open.pool.query(
        `update contribuyente set calle = $2, nro = $3, piso = $4, dept = $5, localidad = 'Reparto',
           codigo_postal = '2900' where nro_contrib = $1`,
        [deudores[i].contribuyente, ...calle],
      )
    const { file } = await hacer(
      a01,
      deudores.map(({ imponible, recurso }) => ({ imponible, recurso })),
    )
    const paginas = textoDePdf(file).split('\f').slice(0, -1)
    expect(paginas.map((texto) => /(\S.*, \(2900\) Reparto)/.exec(texto)?.[1])).toEqual(
      reparte.map((domicilio) => expect.stringContaining(domicilio)),
    )
  })

  it('gives the same bytes again: of the lot made again, of each letter, of a zip of them', async () => {
    const { lote, file } = await hacer(a01, suyos.slice(0, 4), { formato: 'zip' })
    await test.open.pool.query('update carta_lote set documento = null where id = $1', [lote.id])
    const resumed = await test.call('POST', `/api/cartas/lotes/${lote.id}/reanudar`, a01)
    await esperarTrabajo(test, resumed.json().id)
    const again = (await test.call('GET', `/api/cartas/lotes/${lote.id}`, a01)).json()
    expect(again.sha256).toBe(sha(file))
    const path = pathOfDocumento(test, again.sha256)
    for (let numero = lote.desde; numero <= lote.hasta; numero++) {
      const name = `carta_${String(numero).padStart(9, '0')}.pdf`
      expect(sha((await readFromLoteZip(path, name)) ?? Buffer.alloc(0))).toBe(
        sha(await documento(numero)),
      )
    }
  })

  it('prints again with the version it was issued with', async () => {
    const { lote, file } = await hacer(a01, suyos.slice(0, 1))
    expect(textoDePdf(file)).toContain('$')
    const previa = await test.open.pool.query(
      'update carta_lote set version = 1, documento = null where id = $1',
      [lote.id],
    )
    expect(previa.rowCount).toBe(1)
    const otra = await test.call('POST', `/api/cartas/lotes/${lote.id}/reanudar`, a01)
    await esperarTrabajo(test, otra.json().id)
    const de1 = await test.call('GET', `/api/cartas/lotes/${lote.id}/descargar`, a01)
    const palabras = (pdf: Buffer) => textoDePdf(pdf).split(/\s+/)
    expect(palabras(de1.rawPayload)).toEqual(palabras(file).filter((una) => una !== '$'))
    expect(textoDePdf(await documento(lote.desde))).toBe(textoDePdf(de1.rawPayload))
  })

  it('sent twice with its key is the same lot; with other items, no', async () => {
    const headers = { 'idempotency-key': 'cartas-de-hoy' }
    const pedir = (items: readonly Intimable[]) =>
      pedirCartas(test, a01, items, { formato: 'zip' }, headers)
    const todos = suyos.slice(0, 3)
    const [uno, otro] = await Promise.all([pedir(todos), pedir(todos)])
    expect(otro.json().lote.id).toBe(uno.json().lote.id)
    expect((await pedir(todos)).json().lote.id).toBe(uno.json().lote.id)
    const distinto = await pedir(todos?.slice(0, 1))
    expect([distinto.statusCode, distinto.json().error.code]).toEqual([422, 'clave-de-otro-pedido'])
    await esperarTrabajo(test, uno.json().trabajo.id)
  })

  it('lots made at once take numbers without repeats or gaps', async () => {
    const before = (await test.open.pool.query('select ultimo from carta_contador')).rows[0].ultimo
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        pedirCartas(test, i % 2 === 0 ? a01 : a02, (i % 2 === 0 ? suyos : deA02).slice(0, 3)),
      ),
    )
    const rangos = answers
      .map((answer) => answer.json().lote)
      .sort((a: { desde: number }, b: { desde: number }) => a.desde - b.desde)
    let ultimo = before
    for (const { desde, hasta } of rangos) {
      expect(desde).toBe(ultimo + 1)
      ultimo = hasta
    }
    for (const answer of answers) await esperarTrabajo(test, answer.json().trabajo.id)
    const { rows } = await test.open.pool.query(
      'select count(*)::int as n, max(numero) as max, (select ultimo from carta_contador) as contador from carta',
    )
    expect(rows[0]).toEqual({ n: ultimo, max: ultimo, contador: ultimo })
    expect((await verifyChain(test.open.db)).fallas).toEqual([])
  })

  it('keeps in the history the choice of its date (D65)', async () => {
    const { rows } = await test.open.pool.query(
      `select despues from historial where entidad = 'carta-lote' order by orden limit 1`,
    )
    const despues =
      typeof rows[0].despues === 'string' ? JSON.parse(rows[0].despues) : rows[0].despues
    expect(despues).toMatchObject({ vence: '2026-12-10', mes: 'siguiente', ofrecido: '2026-12-10' })
  })
})

describe('the lawyer of a letter', () => {
  it('an item of another lawyer refuses the whole request, exactly as an item that does not exist', async () => {
    const ajeno = deA02[0] ?? { imponible: '1', recurso: 'AB' }
    const [mio] = suyos
    const sinNada = { imponible: '999999', recurso: 'AB' }
    for (const [path, more] of [
      ['simular', {}],
      ['vista-previa', {}],
      ['lotes', { omitir: '1' }],
    ] as const) {
      const answers = await Promise.all(
        [ajeno, sinNada].map((otro) =>
          test.call('POST', `/api/cartas/${path}`, a01, {
            clase: 'inmueble',
            imponibles: [mio, otro],
            ...more,
          }),
        ),
      )
      const seen = answers.map((answer) => {
        const { code, fields } = answer.json().error
        return [answer.statusCode, code, fields.length, fields[0].message.replace(/^\S+ \S+/, '')]
      })
      expect(seen[0]).toEqual([403, 'imponibles-ajenos', 1, ' no está en gestión a su cargo.'])
      expect(seen[1]).toEqual(seen[0])
    }
  })

  it('a letter and a lot of another lawyer look as if they did not exist', async () => {
    const { lote } = await hacer(a01, suyos.slice(0, 1))
    expect(await cartasDe(a02, `lote=${lote.id}`)).toEqual([])
    expect((await cartasDe(a02, 'abogado=A01')).length).toBe(0)
    expect((await cartasDe(admin, `lote=${lote.id}`)).length).toBe(1)
    for (const [method, path] of [
      ['GET', `/api/cartas/${lote.desde}/documento`],
      ['GET', `/api/cartas/${lote.desde}/acuse/escaneo`],
      ['PUT', `/api/cartas/${lote.desde}/acuse`],
    ] as const) {
      const suya = await test.call(method, path, a02, method === 'PUT' ? {} : undefined)
      const ninguna = await test.call(
        method,
        path.replace(/\d+/, '900000'),
        a02,
        method === 'PUT' ? {} : undefined,
      )
      expect(suya.statusCode).toBe(404)
      expect(ninguna.json().error.message).toBe(
        suya.json().error.message.replace(String(lote.desde), '900000'),
      )
    }
    for (const path of ['', '/descargar'])
      expect((await test.call('GET', `/api/cartas/lotes/${lote.id}${path}`, a02)).statusCode).toBe(
        404,
      )
    const resumed = await test.call('POST', `/api/cartas/lotes/${lote.id}/reanudar`, a02)
    expect(resumed.statusCode).toBe(404)
    const lotes = (await test.call('GET', '/api/cartas/lotes', a02)).json()
    expect(lotes.map(({ id }: { id: string }) => id)).not.toContain(lote.id)
  })

  it('made by who directs, each is of the lawyer of its case (D140)', async () => {
    const { lote } = await hacer(admin, [...suyos.slice(0, 2), ...deA02.slice(0, 2)])
    const todas = await cartasDe(admin, `lote=${lote.id}`)
    expect(new Set(todas.map(({ abogado }: { abogado: string }) => abogado))).toEqual(
      new Set(['A01', 'A02']),
    )
    const deUno = await cartasDe(a02, `lote=${lote.id}`)
    expect(deUno.length).toBeGreaterThan(0)
    expect(deUno.length).toBeLessThan(todas.length)
  })
})

describe('missing data of a letter', () => {
  it('is named when it belongs to the office, and no number is taken; left out, the rest comes', async () => {
    await test.open.pool.query(`update abogado set horarios = '', te = '' where codexterno = 'A02'`)
    const before = await count('carta')
    const items = [...suyos.slice(0, 1), ...deA02.slice(0, 1)]
    const refused = await pedirCartas(test, admin, items)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().error).toMatchObject({
      code: 'faltan-datos',
      fields: [
        { field: 'horarios', message: expect.stringMatching(/^Falta el horario .* A02/) },
        { field: 'te', message: expect.stringMatching(/^Falta el teléfono .* A02/) },
      ],
    })
    expect(await count('carta')).toBe(before)
    const { lote } = await hacer(admin, items, { omitir: '1' })
    const cartas = await cartasDe(admin, `lote=${lote.id}`)
    expect(cartas.map(({ abogado }: { abogado: string }) => abogado)).toEqual(['A01'])
    const nothing = await pedirCartas(test, admin, deA02.slice(0, 1), { omitir: '1' })
    expect([nothing.statusCode, nothing.json().error.code]).toEqual([422, 'faltan-datos'])
  })
})
