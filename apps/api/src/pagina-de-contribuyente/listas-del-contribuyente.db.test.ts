import type { Contract, ReplyOf } from '@apremia/api-client'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DNIS } from '../../test/dnis.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

type Pagina = ReplyOf<Contract['getPaginaDeContribuyente']>
type Quien = 'a01' | 'a02' | 'jefe'

const LISTAS = {
  convenios: (nroContribuyente: string) =>
    ['POST', '/api/convenios/buscar', { nroContribuyente }] as const,
  planes: (nroContribuyente: string) =>
    ['POST', '/municipio/cobrojud/planFiltro', { data: { nroContribuyente } }] as const,
  cartas: (numero: string) => ['GET', `/api/cartas?nroContribuyente=${numero}`] as const,
  titulos: (nroContribuyente: string) =>
    ['POST', '/municipio/cobrojud/listaTitulos', { nroContribuyente }] as const,
}
const CLASES = ['convenios', 'planes', 'cartas', 'titulos'] as const

let test: TestApp
const tokens = {} as Record<Quien, string>
/**
 * Taxpayer numbers. All these taxpayers have cases of the lawyer A01. The first one also has cases of the lawyer A02.
 */
let numeros: number[]
beforeAll(async () => {
  test = await startTestApp()
  for (const quien of ['a01', 'a02', 'jefe'] as const) tokens[quien] = await test.login(DNIS[quien])
  const { rows } = await test.open.db.execute<{ n: number }>(sql`
    select v.nro_contrib as n from vinculo v join caso c using (tipo, imponible)
    group by 1 having bool_or(c.abogado = 'A01')
    order by bool_or(c.abogado = 'A02') desc, count(*) desc, 1 limit 12`)
  numeros = rows.map(({ n }) => n)
  // Adds executive titles to every case of the taxpayers in `numeros`. Each case gets one title of its lawyer and,
  // unless that is the same lawyer, one of A02.
  await test.open.db.execute(sql`
    insert into titulo (numero, anterior, categoria, imponible, recurso, abogado, contribuyente, periodos, total,
      datos, dni, creado)
    select 900 + row_number() over (), true, case k.tipo when 'C' then 'comercio' else 'inmueble' end,
      k.imponible::text, k.recurso, k.abogado, 'X', '{}', 100, '{}', '20000001', now()
    from (
      select distinct c.tipo, c.imponible, c.recurso, a.abogado
      from vinculo v join caso c using (tipo, imponible)
      cross join lateral (select c.abogado union select 'A02') a
      where v.nro_contrib = any(${sql.param(numeros)}::integer[]) and a.abogado <> '') k`)
})
afterAll(() => test.close())

const list = async (quien: Quien, clase: keyof typeof LISTAS, numero: number | string) => {
  const [method, url, body] = LISTAS[clase](String(numero))
  const paginada = `${url}${url.includes('?') ? '&' : '?'}pagina=1&porPagina=200`
  const { headers, body: answer } = await test.call(method, paginada, tokens[quien], body)
  expect(headers, answer).toHaveProperty('x-total-count')
  return { total: Number(headers['x-total-count']), filas: JSON.parse(answer) as object[] }
}

describe('the lists of a taxpayer', () => {
  it('have as many agreements, plans, letters and titles as the page of the taxpayer', async () => {
    const hallados = { convenios: 0, planes: 0, cartas: 0, titulos: 0 }
    for (const quien of ['a01', 'a02', 'jefe'] as const)
      for (const numero of numeros) {
        const url = `/api/contribuyentes/pagina?numero=${numero}`
        const response = await test.call('GET', url, tokens[quien])
        const pagina = response.statusCode === 404 ? undefined : response.json<Pagina>()
        for (const clase of CLASES) {
          const ultimos = pagina?.[clase]
          const { total } = await list(quien, clase, numero)
          expect(total, `${clase} de ${numero}, ${quien}`).toBe(
            ultimos ? ultimos.filas.length + ultimos.mas : 0,
          )
          hallados[clase] += total
        }
      }
    expect(hallados.convenios).toBeGreaterThan(0)
    expect(hallados.planes).toBeGreaterThan(0)
    expect(hallados.titulos).toBeGreaterThan(0)
  })

  it('show a lawyer only the plans and titles of that lawyer', async () => {
    const [numero = 0] = numeros
    const deTodos = { a01: 0, a02: 0 }
    for (const quien of ['a01', 'a02'] as const) {
      const codigo = quien.toUpperCase()
      for (const clase of ['planes', 'titulos'] as const)
        for (const fila of (await list(quien, clase, numero)).filas) {
          expect((fila as { LEGAL: string }).LEGAL.split(', ')).toContain(codigo)
          deTodos[quien] += 1
        }
    }
    expect(deTodos.a01).toBeGreaterThan(0)
    expect(deTodos.a02).toBeGreaterThan(0)
    const { total } = await list('jefe', 'titulos', numero)
    expect(total).toBeGreaterThan((await list('a01', 'titulos', numero)).total)
  })

  it('are empty for a taxpayer that does not exist, and refuse what is no number', async () => {
    for (const clase of CLASES) expect((await list('jefe', clase, 999_999_999)).total).toBe(0)
    for (const clase of CLASES)
      for (const malo of ['PAZ', '0', '-1', '9999999999']) {
        const [method, url, body] = LISTAS[clase](malo)
        const { statusCode } = await test.call(method, url, tokens.jefe, body)
        expect(statusCode, `${clase} ${malo}`).toBe(400)
      }
  })
})
