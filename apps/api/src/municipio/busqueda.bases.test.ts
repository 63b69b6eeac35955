import { normalizarBusqueda, parseSignedWireAmount, wireAmount } from '@apremia/core'
import type { Anfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { read, utils } from 'xlsx'
import { askAnfitrion, startAnfitrionDemo } from '../../test/anfitrion-municipal.ts'
import { DNIS } from '../../test/dnis.ts'
import { expectSameCsv } from '../../test/exportaciones.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../platform/config.ts'

/**
 * Sources of municipal data that the test uses. The remote source answers the same on every database engine, so it is
 * tested only on PostgreSQL.
 */
const PROVEEDORES =
  process.env.APREMIA_TEST_MOTOR === 'postgres'
    ? (['embebido', 'remoto'] as const)
    : (['embebido'] as const)

describe.each(PROVEEDORES)('searches of the %s provider', (proveedor) => {
  let test: TestApp
  let anfitrion: Anfitrion | undefined
  const tokens: Record<string, string> = {}
  const sabePagas = sql.raw(String(proveedor === 'embebido'))

  beforeAll(async () => {
    test = await startTestApp()
    if (proveedor === 'remoto') {
      anfitrion = await startAnfitrionDemo()
      askAnfitrion(test, anfitrion)
    }
    for (const [quien, dni] of Object.entries(DNIS)) tokens[quien] = await test.login(dni)
  })
  afterAll(async () => {
    await test.close()
    await anfitrion?.close()
  })

  type Fila = Readonly<Record<string, unknown>>

  const buscar = async (
    lista: 'recImpInm' | 'recImpContrib' | 'consultas/comercioxVarios',
    quien: string,
    data: object = {},
    query: Readonly<Record<string, string | number>> = {},
  ) => {
    const search = new URLSearchParams(
      Object.entries(query).map(([k, v]): [string, string] => [k, String(v)]),
    )
    const response = await test.call('POST', `/municipio/${lista}?${search}`, tokens[quien], {
      data: { bsq: 1, ...data },
    })
    return {
      status: response.statusCode,
      rows: response.statusCode === 200 ? response.json<Fila[]>() : [],
      total: Number(response.headers['x-total-count'] ?? Number.NaN),
      error: response.statusCode === 200 ? undefined : response.json().error,
    }
  }

  const query = async <T>(text: ReturnType<typeof sql>): Promise<T[]> =>
    (await test.services.db.execute(text)).rows as T[]

  const LISTAS = ['recImpInm', 'recImpContrib', 'consultas/comercioxVarios'] as const

  describe('the items that a search finds (T1)', () => {
    const INTENTOS: readonly unknown[] = [
      'A02',
      '',
      null,
      [],
      'A01 ',
      'a01',
      { $ne: '' },
      undefined,
    ]

    it.each(LISTAS)(
      '%s: a lawyer finds only their own, whatever the request says',
      async (lista) => {
        const propios = await buscar(lista, 'a01')
        expect(propios.status).toBe(200)
        expect(propios.total).toBeGreaterThan(0)
        for (const abogado of INTENTOS) {
          const found = await buscar(lista, 'a01', { abogado })
          if (found.status === 200) expect(found.total, JSON.stringify(abogado)).toBe(propios.total)
          else expect(found.status, JSON.stringify(abogado)).toBe(400)
        }
        const ajenos = await buscar(lista, 'a02')
        const todos = await buscar(lista, 'admin')
        expect(propios.total + ajenos.total).toBeLessThan(todos.total)
      },
    )

    it('every property of a lawyer has open periods of that lawyer, or was paid while it was theirs (D169)', async () => {
      const { rows } = await buscar('recImpInm', 'a01', {}, { porPagina: 200 })
      const claves = await query<{ clave: string }>(
        sql`select distinct imponible || '_' || recurso as clave from deuda
        where tipo = 'I' and legal = 'A01' and estado <> 'CANCELADA'
        union select imponible || '_' || recurso from caso where tipo = 'I' and abogado = 'A01'
          and saldada is not null and ${sabePagas}`,
      )
      const propias = new Set(claves.map(({ clave }) => clave))
      expect(rows.length).toBeGreaterThan(0)
      expect(rows.some(({ SALDADA }) => SALDADA !== null)).toBe(proveedor === 'embebido')
      for (const fila of rows) {
        expect(propias).toContain(`${fila.NRO_INMUEBLE}_${fila.RECURSO}`)
        expect(fila.LEGAL).toBe('A01')
      }
      const { total } = await buscar('recImpInm', 'a01')
      expect(total).toBe(propias.size)
    })

    it('a state or situation is looked for in what the person sees owed (D21)', async () => {
      const situaciones = await query<{ codigo: string }>(
        sql`select codigo from situacion order by codigo`,
      )
      const pedidos = [
        ...situaciones.map(({ codigo }) => ({ situacion: codigo })),
        { estado: 'PENDIENTE' },
        { estado: 'EN PLAN' },
      ]
      const visible = { a01: sql`d.legal in ('', 'A01')`, admin: sql`true` }
      const suyos = {
        a01: sql`d.legal = 'A01' or exists (select from caso s where s.abogado = 'A01' and s.saldada is not null and ${sabePagas}
          and (s.tipo, s.imponible, s.recurso) = (d.tipo, d.imponible, d.recurso))`,
        admin: sql`true`,
      }
      for (const quien of ['a01', 'admin'] as const)
        for (const pedido of pedidos) {
          const [campo, valor] = Object.entries(pedido)[0] as [string, string]
          const [{ n } = { n: -1 }] = await query<{ n: number }>(sql`
            select count(*)::int as n from (
              select imponible from deuda d where d.tipo = 'I' and d.recurso = 'AB'
                and d.estado <> 'CANCELADA'
              group by imponible having bool_or(${suyos[quien]})
                and bool_or(d.${sql.identifier(campo)} = ${valor} and ${visible[quien]})) k`)
          const found = await buscar('recImpInm', quien, { ...pedido, recurso: 'AB' })
          expect(found.total, `${quien} ${campo} ${valor}`).toBe(n)
        }
    })

    it.each(LISTAS)('%s: a person without a code finds nothing', async (lista) => {
      expect(await buscar(lista, 'sinCodigo')).toMatchObject({ status: 200, rows: [], total: 0 })
    })

    it('admin, the head lawyer and guests may narrow to a lawyer', async () => {
      const propios = await buscar('recImpInm', 'a01')
      for (const quien of ['admin', 'jefe', 'invitado'])
        expect((await buscar('recImpInm', quien, { abogado: 'a01' })).total).toBe(propios.total)
    })

    it('a taxpayer shows a lawyer only the resources in their hands', async () => {
      const { rows } = await buscar('recImpContrib', 'a01', {}, { porPagina: 50 })
      for (const { IMPONIBLES } of rows as { IMPONIBLES: { RECURSOS: string[] }[] }[]) {
        expect(IMPONIBLES.length).toBeGreaterThan(0)
        for (const { RECURSOS } of IMPONIBLES) expect(RECURSOS.length).toBeGreaterThan(0)
      }
    })
  })

  describe('the filters of a search', () => {
    it('refuses states alone, and a number without its resource, each with its text', async () => {
      for (const data of [{ estado: 'PENDIENTE' }, { situacion: 'GL', estado: 'PENDIENTE' }]) {
        const { status, error } = await buscar('recImpInm', 'a01', { ...data, abogado: 'A01' })
        expect(status).toBe(400)
        expect(error.message).toContain("No es posible buscar solo por 'estados'")
      }
      const sinRecurso = await buscar('recImpInm', 'admin', { inmueble: '100', partida: 'x' })
      expect(sinRecurso.error.fields).toEqual([
        expect.objectContaining({ field: 'partida' }),
        { field: 'recurso', message: 'Debe ingresar un recurso' },
      ])
    })

    it('finds a person by any words of the name, in any order, case and accents', async () => {
      const people = await query<{ apynom: string }>(
        sql`select apynom from contribuyente where apynom ~ '[ÁÉÍÓÚÑ]' order by nro_contrib limit 12`,
      )
      expect(people.length).toBe(12)
      for (const { apynom } of people) {
        const words = apynom.split(/[\s,]+/).filter((word) => word.length > 2)
        const shuffled = words.reverse().join('  ').toLowerCase()
        const plain = shuffled
          .normalize('NFD')
          .replace(/(?<!n)\u0303|[\u0300-\u0302\u0304-\u036f]/g, '')
        for (const nombre of [shuffled, plain.normalize('NFC')]) {
          const { rows, total } = await buscar(
            'recImpContrib',
            'admin',
            { nombre },
            { porPagina: 200 },
          )
          expect(total).toBe(rows.length)
          expect(rows.map(({ APYNOM }) => APYNOM)).toContain(apynom)
        }
      }
    })

    it('does not take an n for an ñ', async () => {
      const [{ apynom } = { apynom: '' }] = await query<{ apynom: string }>(
        sql`select apynom from contribuyente where apynom like '%Ñ%' order by nro_contrib limit 1`,
      )
      const conEne = apynom.replaceAll('Ñ', 'N')
      const { rows } = await buscar(
        'recImpContrib',
        'admin',
        { nombre: conEne },
        { porPagina: 200 },
      )
      for (const fila of rows)
        expect(normalizarBusqueda(String(fila.APYNOM))).not.toBe(normalizarBusqueda(apynom))
    })

    it('takes documents and partidas with or without separators', async () => {
      const [person = { nro_doc: '', cuit: '' }] = await query<{ nro_doc: string; cuit: string }>(
        sql`select nro_doc, cuit from contribuyente where nro_doc is not null and cuit is not null limit 1`,
      )
      const dni = person.nro_doc.replace(/\B(?=(\d{3})+$)/g, '.')
      const cuit = person.cuit.replace(/^(\d{2})(\d{8})/, '$1-$2-')
      for (const data of [
        { dni },
        { dni: person.nro_doc },
        { cuit },
        { cuit: person.cuit },
        { cuit: cuit.replaceAll('-', ' ') },
      ])
        expect((await buscar('recImpContrib', 'admin', data)).total).toBeGreaterThan(0)
      const [{ par_provincial: partida } = { par_provincial: '' }] = await query<{
        par_provincial: string
      }>(sql`select par_provincial from inmueble where par_provincial is not null limit 1`)
      for (const texto of [partida, partida.replaceAll('-', ''), partida.replaceAll('-', '/')])
        expect((await buscar('recImpInm', 'admin', { partida: texto })).rows[0]?.PARTIDA).toBe(
          partida,
        )
    })

    it('finds by street, number and neighbourhood together', async () => {
      const [lugar = { calle: '', nro: 0, barrio: '' }] = await query<{
        calle: string
        nro: number
        barrio: string
      }>(
        sql`select calle, nro, barrio from inmueble where nro is not null and barrio <> ''
        order by nro_inmueble limit 1`,
      )
      const data = { calle: lugar.calle.toLowerCase(), altura: lugar.nro, barrio: lugar.barrio }
      const { rows } = await buscar('recImpInm', 'admin', { ...data, altura: String(lugar.nro) })
      expect(rows.length).toBeGreaterThan(0)
      for (const fila of rows) expect(fila).toMatchObject({ CALLE: lugar.calle, NRO: lugar.nro })
    })
  })

  describe('pages', () => {
    const ORDENES = {
      recImpInm: [
        'NRO_INMUEBLE',
        'RECURSO',
        'APYNOM',
        'DOMICILIO',
        'BARRIO',
        'NOMENCLATURA',
        'PARTIDA',
      ],
      recImpContrib: ['APYNOM', 'NRO_DOC', 'DOMICILIO'],
      'consultas/comercioxVarios': [
        'NRO_COMERCIO',
        'SUCURSAL',
        'NOMBRE',
        'NOM_FANTASIA',
        'DOMICILIO',
        'CUIT',
      ],
    } as const
    const cases = LISTAS.flatMap((lista) => ORDENES[lista].map((orden) => [lista, orden] as const))

    it.each(cases)(
      '%s by %s: every row once, and the reverse order backwards',
      async (lista, orden) => {
        const all = async (sentido: string): Promise<string[]> => {
          const keys: string[] = []
          for (let pagina = 1; ; pagina += 1) {
            const { rows, total } = await buscar(
              lista,
              'a02',
              {},
              { pagina, porPagina: 37, orden, sentido },
            )
            keys.push(
              ...rows.map(
                (r) => `${r.NRO_INMUEBLE ?? r.NRO_CONTRIB ?? r.NRO_COMERCIO} ${r.RECURSO ?? ''}`,
              ),
            )
            if (keys.length >= total || rows.length === 0) return keys
          }
        }
        const forward = await all('asc')
        const { total } = await buscar(lista, 'a02')
        expect(forward).toHaveLength(total)
        expect(new Set(forward).size).toBe(total)
        expect([...(await all('desc'))].sort()).toEqual([...forward].sort())
      },
    )

    it('names go as in a dictionary', async () => {
      const { rows } = await buscar('recImpContrib', 'admin', {}, { porPagina: 200 })
      const names = rows.map(({ APYNOM }) => String(APYNOM))
      const { compare } = new Intl.Collator('es')
      expect(names).toEqual([...names].sort(compare))
    })

    it('a page past the end is empty and keeps the total', async () => {
      const { rows, total } = await buscar('recImpInm', 'admin', {}, { pagina: 999_999 })
      expect(rows).toEqual([])
      expect(total).toBeGreaterThan(1_000)
    })
  })

  describe('opening an item', () => {
    it('shows it to the person in charge; others are told who is in charge (D20)', async () => {
      const base = (quien: string, imponible: number) =>
        test.call('POST', '/municipio/consultas/basexImp', tokens[quien], {
          tipo: 'I',
          imponible: String(imponible),
        })
      const [de = { imponible: 0 }] = await query<{ imponible: number }>(
        sql`select imponible from deuda where tipo = 'I' and estado <> 'CANCELADA'
        group by imponible having array_agg(distinct legal) filter (where legal <> '') = array['A01']
        order by imponible limit 1`,
      )
      const [libre = { imponible: 0 }] = await query<{ imponible: number }>(
        sql`select imponible from deuda where tipo = 'I' and estado <> 'CANCELADA' group by imponible
        having count(*) filter (where legal <> '') = 0 order by imponible limit 1`,
      )
      for (const quien of ['a01', 'admin', 'jefe', 'invitado'])
        expect((await base(quien, de.imponible)).json()).toMatchObject({ IMPONIBLE: de.imponible })
      const ajeno = await base('a02', de.imponible)
      expect(ajeno.statusCode).toBe(403)
      expect(ajeno.json().error.message).toBe('Esta deuda esta asignado al abogado A01')
      const sinAbogado = await base('a02', libre.imponible)
      expect(sinAbogado.statusCode).toBe(403)
      expect(sinAbogado.json().error.message).toBe(
        'Este inmueble no esta en gestión legal, para abonar dirigase a la web de San Nicolás',
      )
      expect((await base('admin', 2_000_000_000)).statusCode).toBe(404)
    })

    it('lists its resources; those of a lawyer only to that lawyer', async () => {
      const [de = { imponible: 0, n: 0 }] = await query<{ imponible: number; n: number }>(
        sql`select d.imponible, count(distinct d.recurso)::int as n from deuda d
        where d.tipo = 'I' and d.legal = 'A01' and d.estado <> 'CANCELADA'
        group by d.imponible order by d.imponible limit 1`,
      )
      const recursos = async (quien: string) =>
        (
          await test.call(
            'GET',
            `/municipio/recursosxImp?tipo=I&imponible=${de.imponible}`,
            tokens[quien],
          )
        ).json<Fila[]>()
      expect(await recursos('a01')).toHaveLength(de.n)
      expect((await recursos('admin')).length).toBeGreaterThanOrEqual(de.n)
      expect(await recursos('sinCodigo')).toEqual([])
    })
  })

  describe('guests (D10)', () => {
    it('see documents, phones and e-mails masked, and no workbook', async () => {
      const { rows } = await buscar('recImpContrib', 'invitado', {}, { porPagina: 100 })
      expect(rows.length).toBeGreaterThan(0)
      for (const fila of rows) {
        for (const campo of ['NRO_DOC', 'CUIT', 'CUIM', 'TELEFONOS'])
          expect(String(fila[campo]).replace(/\D/g, '').length).toBeLessThanOrEqual(3)
        expect(String(fila.EMAIL)).not.toMatch(/[a-z]{2,}@/)
      }
      for (const lista of LISTAS) {
        for (const formato of ['xlsx', 'csv']) {
          const response = await test.call(
            'POST',
            `/municipio/${lista}/excel?formato=${formato}`,
            tokens.invitado,
            { data: { bsq: 1 } },
          )
          expect(response.statusCode).toBe(403)
        }
      }
    })
  })

  describe('workbooks', () => {
    const rowsOf = (bytes: Buffer): Fila[] => {
      const book = read(bytes)
      const [sheet = ''] = book.SheetNames
      return utils.sheet_to_json<Fila>(book.Sheets[sheet] ?? {})
    }

    it('hold every property found, in the same order, with the debt the person may see', async () => {
      const { rows, total } = await buscar(
        'recImpInm',
        'a02',
        {},
        { porPagina: 200, orden: 'APYNOM' },
      )
      const response = await test.call(
        'POST',
        '/municipio/recImpInm/excel?orden=APYNOM',
        tokens.a02,
        { data: { bsq: 1 } },
      )
      expect(response.headers['content-disposition']).toMatch(/inmuebles_\d{8}_\d{6}\.xlsx/)
      const exported = rowsOf(response.rawPayload)
      expect(exported).toHaveLength(total)
      expect(
        exported.slice(0, rows.length).map((r) => `${r['NRO INMUEBLE']} ${r.RECURSO}`),
      ).toEqual(rows.map((r) => `${r.NRO_INMUEBLE} ${r.RECURSO}`))
      for (const fila of exported.slice(0, 5)) {
        const deuda = await test.call(
          'GET',
          `/municipio/deudaCC?imponible=${fila['NRO INMUEBLE']}&recurso=${fila.RECURSO}&concepto=0`,
          tokens.a02,
        )
        const { deuda: fuera, legal, enPlan } = deuda.json()
        const sum = [...fuera, ...legal, ...enPlan].reduce(
          (total: number, { TOTAL }: { TOTAL: string }) =>
            total + (parseSignedWireAmount(TOTAL) ?? Number.NaN),
          0,
        )
        expect(Number(fila['DEUDA TOTAL']).toFixed(2)).toBe(wireAmount(sum as never))
      }
    })

    it.each([
      ['recImpInm', 'APYNOM'],
      ['recImpContrib', 'APYNOM'],
      ['consultas/comercioxVarios', 'NOMBRE'],
    ])('of %s are also served as CSV', async (lista, orden) => {
      const { total } = await buscar(lista as (typeof LISTAS)[number], 'a02')
      const lineas = await expectSameCsv((formato) =>
        test.call(
          'POST',
          `/municipio/${lista}/excel?orden=${orden}&sentido=desc&formato=${formato}`,
          tokens.a02,
          { data: { bsq: 1 } },
        ),
      )
      expect(lineas).toHaveLength(1 + total)
    })

    it('keep text that looks like a formula as text', async () => {
      const nombre = '=HYPERLINK("http://x","@SUM")'
      await test.services.db.execute(
        sql`update contribuyente set apynom = ${nombre} where nro_contrib = (select min(nro_contrib) from contribuyente)`,
      )
      anfitrion?.responder('POST /recImpContrib', [
        { NRO_CONTRIB: '1', APYNOM: nombre, IMPONIBLE: null, RECURSO: '' },
      ])
      const response = await test.call('POST', '/municipio/recImpContrib/excel', tokens.admin, {
        data: { bsq: 1, nombre: 'HYPERLINK' },
      })
      anfitrion?.responder('POST /recImpContrib', undefined)
      const book = read(response.rawPayload)
      const cell = book.Sheets[book.SheetNames[0] ?? '']?.A2
      expect(cell).toMatchObject({ t: 's', v: nombre })
      expect(cell).not.toHaveProperty('f')
    })

    it('mark what could not be asked for, and never write 0 in its place (D96)', async () => {
      const { municipio } = test.services
      const real = municipio.deudaDeVarios
      Object.assign(municipio, { deudaDeVarios: () => Promise.reject(new Error('caído')) })
      try {
        const response = await test.call('POST', '/municipio/recImpInm/excel', tokens.a02, {
          data: { bsq: 1 },
        })
        const exported = rowsOf(response.rawPayload)
        expect(exported.length).toBeGreaterThan(0)
        expect(new Set(exported.map((fila) => fila['DEUDA TOTAL']))).toEqual(new Set(['ERROR']))
      } finally {
        Object.assign(municipio, { deudaDeVarios: real })
      }
    })
  })

  describe('limits of calls (R17)', () => {
    it('refuses the search after the last of the minute, to that person only', async () => {
      // Deletes the counters of earlier searches, because the limit is two searches per minute.
      await test.services.db.execute('delete from limite')
      const config = readConfig({ APREMIA_LIMITE_BUSQUEDAS: '2' }, '0')
      const app = await buildApp({
        services: {
          ...test.services,
          config: { ...test.services.config, limites: config.limites },
        },
        demo: test.demo,
        logger: pino({ level: 'silent' }),
        webRoot: undefined,
      })
      const search = async (quien: string) =>
        (
          await app.inject({
            method: 'POST',
            url: '/municipio/recImpInm',
            headers: { authorization: `Bearer ${tokens[quien]}` },
            payload: { data: { bsq: 1 } },
          })
        ).statusCode
      expect([await search('a01'), await search('a01'), await search('a01')]).toEqual([
        200, 200, 429,
      ])
      expect(await search('a02')).toBe(200)
      await app.close()
    })
  })
})
