import type { Contract, ReplyOf } from '@apremia/api-client'
import { parseWireAmount } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DNIS } from '../../test/dnis.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

type Pagina = ReplyOf<Contract['getPaginaDeContribuyente']>

let test: TestApp
const tokens = {} as Record<keyof typeof DNIS, string>
beforeAll(async () => {
  test = await startTestApp()
  for (const [quien, dni] of Object.entries(DNIS))
    tokens[quien as keyof typeof DNIS] = await test.login(dni)
})
afterAll(() => test.close())

const open = (quien: keyof typeof DNIS, numero: number | string, pagina = 1) =>
  test.call('GET', `/api/contribuyentes/pagina?numero=${numero}&pagina=${pagina}`, tokens[quien])

const read = async (quien: keyof typeof DNIS, numero: number, pagina = 1): Promise<Pagina> => {
  const response = await open(quien, numero, pagina)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Pagina>()
}

const numbers = async (query: ReturnType<typeof sql>): Promise<number[]> =>
  (await test.open.db.execute<{ n: number }>(query)).rows.map(({ n }) => n)

const deA01 = () =>
  numbers(sql`
    select v.nro_contrib as n from vinculo v join caso c using (tipo, imponible)
    where c.abogado = 'A01' group by 1 order by count(*) desc, 1 limit 12`)

const readAll = async (quien: keyof typeof DNIS, numero: number) => {
  const primera = await read(quien, numero)
  const filas = [...primera.imponibles]
  for (let pagina = 2; filas.length < primera.cuantos; pagina++)
    filas.push(...(await read(quien, numero, pagina)).imponibles)
  return { ...primera, imponibles: filas }
}

const centavosDe = (importe: string | null): number => Number(parseWireAmount(importe ?? ''))

describe('the page of a taxpayer', () => {
  it('sums exactly the items that it shows, without those that the person only occupies', async () => {
    for (const quien of ['a01', 'jefe'] as const)
      for (const numero of await deA01()) {
        const { deuda, imponibles, cuantos } = await readAll(quien, numero)
        expect(imponibles).toHaveLength(cuantos)
        const debidos = imponibles.filter(({ responde }) => responde)
        const sum = (de: (una: (typeof debidos)[number]) => string | null) =>
          debidos.reduce((suma, una) => suma + centavosDe(de(una)), 0)
        const gestion = sum(({ enGestion }) => enGestion)
        const fuera = sum(({ fueraDeGestion }) => fueraDeGestion)
        expect(centavosDe(deuda?.enGestion ?? null)).toBe(gestion)
        expect(centavosDe(deuda?.fueraDeGestion ?? null)).toBe(fuera)
        expect(centavosDe(deuda?.total ?? null)).toBe(gestion + fuera)
        expect(sum(({ total }) => total)).toBe(gestion + fuera)
        const dias = debidos.flatMap(({ liquidadoAl }) => liquidadoAl ?? []).sort()
        expect(deuda?.liquidadoAl).toBe(dias[0] ?? null)
      }
  })

  it('says of each case what its own page says', async () => {
    const [numero = 0] = await deA01()
    const { imponibles, APYNOM } = await readAll('a01', numero)
    expect(APYNOM).not.toBe('')
    const conCaso = imponibles.filter(({ caso }) => caso !== null)
    expect(conCaso.length).toBeGreaterThan(0)
    for (const { imponible, recurso, caso, enGestion, ubicacion, abogado } of conCaso) {
      const url = `/api/casos/pagina?imponible=${imponible}&recurso=${recurso}`
      const response = await test.call('GET', url, tokens.a01)
      expect(response.statusCode, response.body).toBe(200)
      const suyo = response.json<ReplyOf<Contract['getPaginaDeCaso']>>()
      expect(suyo.caso).toMatchObject({ ...caso, monto: enGestion })
      expect([ubicacion, abogado]).toEqual([suyo.ubicacion, 'A01'])
    }
  })

  it('adds up the debt of the register for the head lawyer', async () => {
    const [numero = 0] = await deA01()
    const [debe] = await numbers(sql`
      select coalesce(sum(d.total), 0)::bigint as n from vinculo v join deuda d using (tipo, imponible)
      where v.nro_contrib = ${numero} and v.vinculo_desc <> 'ocupante' and d.estado <> 'CANCELADA'`)
    expect(centavosDe((await read('jefe', numero)).deuda?.total ?? null)).toBe(debe)
  })

  it('shows a lawyer nothing of the items of another lawyer', async () => {
    const [numero = 0] = await numbers(sql`
      select v.nro_contrib as n from vinculo v join caso c using (tipo, imponible)
      where c.abogado in ('A01', 'A02') group by 1 having count(distinct c.abogado) = 2 order by 1 limit 1`)
    const [suya, deOtro, deTodos] = [
      await readAll('a01', numero),
      await readAll('a02', numero),
      await readAll('jefe', numero),
    ]
    const clave = ({ tipo, imponible, recurso }: Pagina['imponibles'][number]) =>
      `${tipo} ${imponible} ${recurso}`
    const propias = suya.imponibles.map(clave)
    const ajenas = deOtro.imponibles.map(clave)
    expect(propias.length * ajenas.length).toBeGreaterThan(0)
    expect(propias.filter((una) => ajenas.includes(una))).toEqual([])
    expect(deTodos.imponibles.map(clave)).toEqual(expect.arrayContaining([...propias, ...ajenas]))
    expect(JSON.stringify(suya)).not.toContain('"A02"')
    // The debt of the lawyer A02 grows. The answer to the lawyer A01 must stay the same and reveal nothing about that
    // debt.
    const antes = (await open('a01', numero)).body
    await test.open.db.execute(sql`
      update deuda d set capital = d.capital + 100 from vinculo v
      where (v.tipo, v.imponible) = (d.tipo, d.imponible) and v.nro_contrib = ${numero} and d.legal = 'A02'`)
    expect((await open('a01', numero)).body).toBe(antes)
  })

  it('without an item that the lawyer may see is refused as a taxpayer that does not exist', async () => {
    const ajenos = await numbers(sql`
      select v.nro_contrib as n from vinculo v join caso c using (tipo, imponible)
      where c.abogado = 'A02' and not exists (
        select from vinculo o where o.nro_contrib = v.nro_contrib and (
          exists (select from caso k where (k.tipo, k.imponible) = (o.tipo, o.imponible) and k.abogado = 'A01')
          or exists (select from deuda d where (d.tipo, d.imponible) = (o.tipo, o.imponible) and d.legal = 'A01')))
      group by 1 order by 1 limit 5`)
    expect(ajenos).toHaveLength(5)
    const nadie = await open('a01', 2_147_483_600)
    expect(nadie.statusCode).toBe(404)
    for (const numero of ajenos) {
      expect((await open('a02', numero)).statusCode).toBe(200)
      const ajeno = await open('a01', numero)
      expect([ajeno.statusCode, ajeno.json().error.message]).toEqual([
        404,
        nadie.json().error.message,
      ])
      expect((await open('sinCodigo', numero)).statusCode).toBe(404)
    }
    for (const malo of ['abc', '0', '-1', '2147483648'])
      expect((await open('a01', malo)).statusCode, malo).toBe(400)
  })

  it('masks the person for a guest, without letters and titles (D10)', async () => {
    const [numero = 0] = await numbers(sql`
      select c.nro_contrib as n from contribuyente c join vinculo v using (nro_contrib) join caso k using (tipo, imponible)
      where c.nro_doc is not null and c.telefonos <> '' order by 1 limit 1`)
    const entera = await read('jefe', numero)
    const velada = await read('invitado', numero)
    expect(velada.APYNOM).toBe(entera.APYNOM)
    expect(velada.NRO_DOC).not.toBe(entera.NRO_DOC)
    expect(velada.TELEFONOS).not.toBe(entera.TELEFONOS)
    expect(velada.NRO_DOC).not.toMatch(/\d{5}/)
    expect([velada.cartas, velada.titulos]).toEqual([null, null])
    expect(velada.deuda).toEqual(entera.deuda)
  })

  it('shows the newest agreements, plans, letters and titles, and counts the rest', async () => {
    const [numero = 0] = await numbers(sql`
      select v.nro_contrib as n from vinculo v
      join convenio_plan p using (tipo, imponible) join convenio c on c.id = p.convenio_id and c.activo
      group by 1 order by count(distinct c.id) desc, 1 limit 1`)
    const pagina = await read('jefe', numero)
    const [cuantos] = await numbers(sql`
      select count(distinct c.id)::integer as n from vinculo v
      join convenio_plan p using (tipo, imponible) join convenio c on c.id = p.convenio_id and c.activo
      where v.nro_contrib = ${numero}`)
    expect(pagina.convenios.filas.length + pagina.convenios.mas).toBe(cuantos)
    const fechas = pagina.convenios.filas.map(({ fecha }) => fecha)
    expect(fechas).toEqual(fechas.toSorted().reverse())
    const conConvenio = await numbers(sql`
      select v.nro_contrib as n from vinculo v
      join convenio_plan p using (tipo, imponible) join convenio c on c.id = p.convenio_id and c.activo
      group by 1 having bool_or(c.codexterno = 'A01') order by bool_or(c.codexterno <> 'A01') desc, 1 limit 12`)
    const abogados: string[] = []
    for (const suyo of conConvenio)
      abogados.push(...(await read('a01', suyo)).convenios.filas.map(({ abogado }) => abogado))
    expect(abogados.length).toBeGreaterThan(0)
    expect(new Set(abogados)).toEqual(new Set(['A01']))
  })

  it('counts the letters and titles that are left out, only among those of the lawyer', async () => {
    const [caso] = (
      await test.open.db.execute<{
        n: number
        tipo: string
        imponible: number
        recurso: string
      }>(sql`
        select v.nro_contrib as n, c.tipo, c.imponible, c.recurso from vinculo v join caso c using (tipo, imponible)
        where c.abogado = 'A01' and c.tipo = 'I' and c.total > 0 order by 1, 2, 3, 4 limit 1`)
    ).rows
    const { n = 0, imponible = 0, recurso = '' } = caso ?? {}
    const before = await read('a01', n)
    expect([before.cartas?.mas, before.titulos?.mas]).toEqual([0, 0])
    for (const abogado of ['A01', 'A02']) {
      const desde = abogado === 'A01' ? 900 : 950
      await test.open.db.execute(sql`
        insert into titulo (numero, anterior, categoria, imponible, recurso, abogado, contribuyente, periodos, total,
          datos, dni, creado)
        select ${desde}::integer + g, true, 'inmueble', ${String(imponible)}, ${recurso}, ${abogado}, 'X', '{}', 100,
          jsonb_build_object('fechaEmision', '2026-01-05'), '20000001', now() from generate_series(1, 7) g`)
      await test.open.db.execute(sql`
        insert into carta (numero, anterior, abogado, fecha, datos, total)
        select 1000000000 + ${desde}::integer + g, ${desde}::integer + g, ${abogado}, '2026-01-05', '{}', 200
        from generate_series(1, 7) g`)
      await test.open.db.execute(sql`
        insert into carta_imponible (numero, tipo, imponible, recurso)
        select 1000000000 + ${desde}::integer + g, 'I', ${imponible}::integer, ${recurso} from generate_series(1, 7) g`)
    }
    const after = await read('a01', n)
    const { cartas, titulos } = after
    expect(titulos?.filas.map(({ numero: uno }) => uno)).toEqual([907, 906, 905, 904, 903])
    expect(titulos?.filas[0]).toMatchObject({ fecha: '2026-01-05', total: '1.00', anulado: false })
    expect(cartas?.filas[0]).toMatchObject({
      numero: 1000000907,
      total: '2.00',
      acuse: 'pendiente',
    })
    expect([titulos?.mas, cartas?.mas]).toEqual([2, 2])
    const todos = await read('jefe', n)
    expect([todos.titulos?.mas, todos.cartas?.mas]).toEqual([9, 9])
    const velada = await read('invitado', n)
    expect([velada.titulos, velada.cartas]).toEqual([null, null])
  })

  it('asks the database the same number of times for one item and for many', async () => {
    // Counts the queries of one reading of the page. Some readings also have queries of the server itself, for example
    // to limit a person's requests. The lowest count of three readings has only the queries of the page.
    const consultas = async (numero: number): Promise<number> => {
      const veces: number[] = []
      for (let i = 0; i < 3; i += 1) {
        const query = vi.spyOn(test.open.pool, 'query')
        await read('jefe', numero)
        veces.push(query.mock.calls.length)
        query.mockRestore()
      }
      return Math.min(...veces)
    }
    const [muchos = 0] = await deA01()
    const [uno = 0] = await numbers(sql`
      select v.nro_contrib as n from vinculo v join caso c using (tipo, imponible) group by 1 having count(*) = 1 limit 1`)
    const deUno = await consultas(uno)
    expect(deUno).toBeGreaterThan(1)
    expect(await consultas(muchos)).toBeLessThanOrEqual(deUno + 1)
  })
})
