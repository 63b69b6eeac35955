import { normalizarBusqueda } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDb, type TestDb } from '../../test/test-db.ts'
import { contribuyente, inmueble } from '../demo/tables.ts'

let open: TestDb
beforeAll(async () => {
  open = await openTestDb()
})
afterAll(() => open.close())

const search = async (term: string): Promise<string[]> => {
  const rows = await open.db
    .select({ apynom: contribuyente.apynom })
    .from(contribuyente)
    .where(sql`f_busqueda(${contribuyente.apynom}) like '%' || f_busqueda(${term}) || '%'`)
  return rows.map((row) => row.apynom)
}

describe('f_busqueda', () => {
  it('compares as normalizarBusqueda does, for every name and street of the demo', async () => {
    const apynom = contribuyente.apynom
    const people = await open.db
      .select({ text: apynom, found: sql<string>`f_busqueda(${apynom})` })
      .from(contribuyente)
    const streets = await open.db
      .select({ text: inmueble.calle, found: sql<string>`f_busqueda(${inmueble.calle})` })
      .from(inmueble)
    for (const { text, found } of [...people, ...streets])
      expect(found).toBe(normalizarBusqueda(text).toLowerCase())
  })

  it.each([
    ['  Núñez \t de   LA  Peña ', 'nuñez de la peña'],
    ['ÁÉÍÓÚ ÜÏ ÇÀ', 'aeiou ui ca'],
    ['Man\u0303ana a\u0301cida', 'mañana acida'],
    ["D'ANGELO", "d'angelo"],
    ['', ''],
  ])('%j becomes %j', async (text, expected) => {
    const { rows } = await open.db.execute<{ f: string }>(sql`select f_busqueda(${text}) as f`)
    expect(rows[0]?.f).toBe(expected)
  })

  it('finds with or without accents and never takes an n for an ñ', async () => {
    const withAccent = await search('pérez')
    expect(withAccent.length).toBeGreaterThan(5)
    expect(await search('PEREZ')).toEqual(withAccent)
    expect((await search('peña')).every((name) => name.includes('PEÑA'))).toBe(true)
    const pena = await search('pena')
    expect(pena.length).toBeGreaterThan(0)
    expect(pena.some((name) => name.includes('PEÑA'))).toBe(false)
  })

  it('is served by the index', async () => {
    const plan = await open.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const { rows } = await tx.execute(
        sql`explain select 1 from contribuyente where apynom_busqueda like '%' || f_busqueda('Núñez') || '%'`,
      )
      return JSON.stringify(rows)
    })
    expect(plan).toContain('contribuyente_busqueda')
  })
})
