import type { Contract, ReplyOf } from '@apremia/api-client'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DNIS } from '../../test/dnis.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

type CasoDeMesa = ReplyOf<Contract['pageMesa']>[number]
type PaginaDeCaso = ReplyOf<Contract['getPaginaDeCaso']>

let test: TestApp
const tokens = {} as Record<keyof typeof DNIS, string>
beforeAll(async () => {
  test = await startTestApp()
  for (const [quien, dni] of Object.entries(DNIS))
    tokens[quien as keyof typeof DNIS] = await test.login(dni)
})
afterAll(() => test.close())

const open = (quien: keyof typeof DNIS, caso: { imponible: number; recurso: string }) =>
  test.call(
    'GET',
    `/api/casos/pagina?imponible=${caso.imponible}&recurso=${caso.recurso}`,
    tokens[quien],
  )

const listCasos = async (mesa: string): Promise<CasoDeMesa[]> => {
  const query = `mesa=${mesa}&solapa=todos&historico=true&abogado=A01&porPagina=200`
  return (await test.call('GET', `/api/mesas?${query}`, tokens.admin)).json()
}

describe('the page of a case', () => {
  it('says the same as the row of its own desk, with the address', async () => {
    for (const mesa of ['judicial', 'extrajudicial']) {
      const suyos = (await listCasos(mesa)).filter((caso) => caso.mesa === mesa)
      expect(suyos.length).toBeGreaterThan(20)
      for (const caso of suyos.slice(0, 25)) {
        const response = await open('a01', caso)
        expect(response.statusCode, response.body).toBe(200)
        const pagina = response.json<PaginaDeCaso>()
        // A lawyer sees less debt than the administrator, and the prescription of fewer periods (D21).
        const { monto, prescripcion } = pagina.caso
        expect(pagina.caso).toEqual({ ...caso, monto, prescripcion })
        expect(pagina.ubicacion).not.toBe('')
      }
    }
  })

  it('is refused when the kind of the item is not that of the resource', async () => {
    const [caso] = await listCasos('judicial')
    const otra = caso?.tipo === 'C' ? 'inmueble' : 'comercio'
    const response = await test.call(
      'GET',
      `/api/casos/pagina?imponible=${caso?.imponible}&recurso=${caso?.recurso}&clase=${otra}`,
      tokens.a01,
    )
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'campos-invalidos'])
  })

  it('of another lawyer is refused exactly as a case that does not exist', async () => {
    const { rows } = await test.open.db.execute<{ imponible: number; recurso: string }>(sql`
      select c.imponible, c.recurso from caso c
      where c.abogado = 'A02' and not exists (select from deuda d
        where (d.tipo, d.imponible, d.recurso) = (c.tipo, c.imponible, c.recurso) and d.legal = 'A01')
      limit 5`)
    expect(rows.length).toBe(5)
    const nadie = await open('a01', { imponible: 99_999_998, recurso: 'AB' })
    expect(nadie.statusCode).toBe(404)
    for (const caso of rows) {
      expect((await open('a02', caso)).statusCode).toBe(200)
      expect((await open('jefe', caso)).statusCode).toBe(200)
      const ajeno = await open('a01', caso)
      expect([ajeno.statusCode, ajeno.json().error.message]).toEqual([
        404,
        nadie.json().error.message,
      ])
      expect((await open('sinCodigo', caso)).statusCode).toBe(404)
    }
  })
})
