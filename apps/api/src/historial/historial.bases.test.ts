import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAzar } from '../../test/azar.ts'
import { MEDIODIA, openTestDb, type TestDb } from '../../test/test-db.ts'
import type { Config } from '../platform/config.ts'
import type { Ancla } from './ancla.ts'
import { anclar, readAnclas } from './anclas.ts'
import { appendHistorial, SISTEMA } from './append-historial.ts'
import { verifyChain } from './verify-chain.ts'

/** Number of random changes that the test makes to the audit history. Set `ADULTERACIONES=1000` for a long run. */
const ADULTERACIONES = Number(process.env.ADULTERACIONES ?? 20)

type Cambio = (fila: number, valor: number) => ReturnType<typeof sql>

const CAMBIOS: readonly (readonly [name: string, change: Cambio])[] = [
  [
    'descripción',
    (fila, valor) => sql`update historial set descripcion = ${`x${valor}`} where orden = ${fila}`,
  ],
  [
    'operación',
    (fila, valor) => sql`update historial set operacion = ${`x${valor}`} where orden = ${fila}`,
  ],
  [
    'entidad',
    (fila, valor) => sql`update historial set entidad_id = ${`x${valor}`} where orden = ${fila}`,
  ],
  [
    'instante',
    (fila, valor) =>
      sql`update historial set momento = ${new Date(MEDIODIA.getTime() + valor + 1).toISOString()} where orden = ${fila}`,
  ],
  [
    'datos',
    (fila, valor) =>
      sql`update historial set despues = ${JSON.stringify({ importe: valor })} where orden = ${fila}`,
  ],
  [
    'huella',
    (fila, valor) =>
      sql`update historial set hash = ${String(valor).padStart(64, '0')} where orden = ${fila}`,
  ],
  ['fila borrada', (fila) => sql`delete from historial where orden = ${fila}`],
  ['final cortado', (fila) => sql`delete from historial where orden >= ${fila}`],
  [
    'final cortado con la cabeza rehecha',
    (fila) => sql`
      with cortadas as (delete from historial where orden >= ${fila})
      update historial_cabeza set orden = ${fila - 1},
        hash = coalesce((select hash from historial where orden = ${fila - 1}), hash)`,
  ],
  [
    'fila agregada',
    (fila, valor) => sql`
      insert into historial select (jsonb_populate_record(h, jsonb_build_object(
        'orden', (select max(orden) + 1 from historial), 'hash', ${String(valor).padStart(64, '0')}::text))).*
      from historial h where orden = ${fila}`,
  ],
]

let open: TestDb
beforeAll(async () => {
  open = await openTestDb()
})
afterAll(() => open.close())

const append = (descripcion: string) =>
  open.db.transaction((tx) =>
    appendHistorial(tx, {
      momento: MEDIODIA,
      actor: SISTEMA,
      operacion: 'prueba',
      entidad: 'prueba',
      entidadId: '1',
      descripcion,
      despues: { importe: 123, nombre: 'Ñandú «á»' },
    }),
  )

const tamper = async (statement: ReturnType<typeof sql>, anclas: readonly Ancla[] = []) => {
  let result: Awaited<ReturnType<typeof verifyChain>> | undefined
  await open.db
    .transaction(async (tx) => {
      await tx.execute(sql`alter table historial disable trigger all`)
      await tx.execute(statement)
      result = await verifyChain(tx as never, anclas)
      tx.rollback()
    })
    .catch(() => undefined)
  return result
}

describe('historial', () => {
  it('chains rows written at once without forks', async () => {
    await Promise.all(Array.from({ length: 32 }, (_, i) => append(`fila ${i}`)))
    const result = await verifyChain(open.db)
    expect(result.fallas).toEqual([])
    expect(result.filas).toBe(32)
  })

  it('leaves no row when the change is rolled back', async () => {
    const before = await verifyChain(open.db)
    await open.db
      .transaction(async (tx) => {
        await appendHistorial(tx, {
          momento: MEDIODIA,
          actor: SISTEMA,
          operacion: 'x',
          entidad: 'x',
          entidadId: '1',
          descripcion: 'no',
        })
        tx.rollback()
      })
      .catch(() => undefined)
    expect(await verifyChain(open.db)).toEqual(before)
  })

  it.each([
    ['update', sql`update historial set descripcion = 'otra' where orden = 3`],
    ['delete', sql`delete from historial where orden = 3`],
    ['truncate', sql`truncate historial`],
  ])('the database refuses %s', async (_, statement) => {
    await expect(open.db.execute(statement)).rejects.toThrow()
  })

  it.each([
    ['an edited text', sql`update historial set descripcion = 'otra' where orden = 3`, 3],
    [
      'an edited amount',
      sql`update historial set despues = replace(despues, '123', '124') where orden = 5`,
      5,
    ],
    [
      'an edited instant',
      sql`update historial set momento = '2026-11-21T15:00:00.000Z' where orden = 7`,
      7,
    ],
    ['a deleted row', sql`delete from historial where orden = 9`, 9],
    ['a deleted tail', sql`delete from historial where orden > 30`, 31],
    ['a deleted head of the chain', sql`delete from historial where orden = 1`, 1],
    [
      'two rows swapped',
      sql`update historial set orden = case orden when 11 then -1 else 11 end where orden in (11, 12)`,
      1,
    ],
  ])('finds %s', async (_, statement, where) => {
    const result = await tamper(statement)
    expect(result?.valido).toBe(false)
    expect(result?.fallas[0]?.orden).toBeLessThanOrEqual(where)
    expect((await verifyChain(open.db)).valido).toBe(true)
  })

  it('finds a cut tail, even with the head restored, by the notes outside the database', async () => {
    const { filas: orden, cabeza: hash } = await verifyChain(open.db)
    const corte = sql`
      with cortadas as (delete from historial where orden > 30)
      update historial_cabeza set orden = 30, hash = (select hash from historial where orden = 30)`
    expect((await tamper(corte))?.valido).toBe(true)
    const anclas = [{ orden, hash, momento: MEDIODIA.toISOString() }]
    expect((await tamper(corte, anclas))?.fallas).toEqual([
      { orden, motivo: 'Falta, y se había anotado fuera de la base el 20/11/2026.' },
    ])
    expect((await verifyChain(open.db, anclas)).valido).toBe(true)
    const otra = await verifyChain(open.db, [{ orden: 3, hash, momento: MEDIODIA.toISOString() }])
    expect(otra.fallas).toMatchObject([{ orden: 3 }])
    // The verification compares the row with its first anchor (copy of the hash stored outside the database), whatever
    // the later anchors of the same row say.
    const reescrita = [{ ...anclas[0], hash: '0'.repeat(64) } as Ancla, ...anclas]
    expect((await verifyChain(open.db, reescrita)).fallas).toMatchObject([{ orden }])
  })

  it(`finds ${ADULTERACIONES} random alterations (R15)`, async () => {
    const azar = createAzar(20_261_127)
    const { filas: orden, cabeza: hash } = await verifyChain(open.db)
    const anclas = [{ orden, hash, momento: MEDIODIA.toISOString() }]
    const ocultas: string[] = []
    for (let n = 0; n < ADULTERACIONES; n += 1) {
      const [nombre, change] = azar.elegir(CAMBIOS)
      const fila = 1 + azar.hasta(orden)
      const statement = change(fila, azar.hasta(1_000_000))
      if ((await tamper(statement, anclas))?.valido !== false) ocultas.push(`${nombre} ${fila}`)
    }
    console.info(
      `R15: ${ADULTERACIONES} adulteraciones al azar de ${CAMBIOS.length} clases, ${ADULTERACIONES - ocultas.length} encontradas`,
    )
    expect(ocultas).toEqual([])
    expect((await verifyChain(open.db, anclas)).valido).toBe(true)
  })

  it('notes the head once a day, and a line that was cut says nothing', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'apremia-anclas-'))
    let ahora = MEDIODIA
    const lugar = { db: open.db, ahora: () => ahora, config: { dataDir } as Config }
    try {
      await anclar(lugar)
      await anclar(lugar)
      const [una] = await readAnclas(lugar)
      expect(una).toMatchObject({ orden: 32 })
      appendFileSync(join(dataDir, 'historial-anclas.ndjson'), '{"orden": 4')
      expect(await readAnclas(lugar)).toEqual([una])
      ahora = new Date(MEDIODIA.getTime() + 24 * 3_600_000)
      await anclar(lugar)
      expect(await readAnclas(lugar)).toHaveLength(2)
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})
