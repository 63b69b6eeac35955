import { readFileSync } from 'node:fs'
import { CLAVES_PROPUESTAS, fecha, findPropuestas } from '@apremia/core'
import { expect, it } from 'vitest'
import { openTestDb } from '../../test/test-db.ts'

it('the migration leaves as decided what a database in use worked with, and a new one with proposals', async () => {
  const open = await openTestDb()
  const sql = readFileSync(
    new URL('../../drizzle/0057_valores_decididos.sql', import.meta.url),
    'utf8',
  )
  const propias = [{ clave: 'honorarios.iva', vigente_desde: '1900-01-01', valor: '10.5' }]
  const migrate = async (clase: string | null) => {
    await open.pool.query('delete from parametro')
    await open.pool.query(
      "insert into parametro (clave, vigente_desde, valor) values ('honorarios.iva', '1900-01-01', '10.5')",
    )
    await open.pool.query('update instalacion set clase = $1', [clase])
    await open.pool.query(sql)
    const { rows } = await open.pool.query(
      'select clave, vigente_desde::text as vigente_desde, valor from parametro',
    )
    return rows
  }
  expect(await migrate(null)).toEqual(propias)
  const decididas = findPropuestas([], fecha('2026-11-20'))
    // Two parameters were added to the product after this database migration was written, so the migration saves no
    // value for them.
    .filter(({ clave }) => !['honorarios.iva', 'plan.origenDeVencimientos'].includes(clave))
    .map((propuesta) => ({ ...propuesta, vigente_desde: '1900-01-01' }))
  const rows = await migrate('real')
  expect(rows).toHaveLength(CLAVES_PROPUESTAS.length - 1)
  expect(rows).toEqual(expect.arrayContaining([...propias, ...decididas]))
  await open.close()
})
