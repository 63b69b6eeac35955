import { centavos, fecha } from '@apremia/core'
import { collectDemo, type Deuda, type TablaDemo } from '@apremia/fixtures'
import { eq, getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOY } from '../../test/global-setup.ts'
import { openTestDb, type TestDb } from '../../test/test-db.ts'
import { DESTINOS, loadDemo } from './load-demo.ts'
import {
  actuacion,
  convenio,
  convenioCuota,
  convenioPlan,
  deuda,
  imponibleRecurso,
  vinculo,
} from './tables.ts'

const opciones = { semilla: 1, tamano: 'chico', hoy: HOY } as const
const demo = collectDemo(opciones)

let open: TestDb
beforeAll(async () => {
  open = await openTestDb()
})
afterAll(() => open.close())

const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (error: { cause?: { code?: string; constraint?: string } }) =>
      error.cause?.constraint ?? error.cause?.code ?? 'otro',
  )

describe('loadDemo', () => {
  it('saves every row', async () => {
    for (const [tabla, destino] of Object.entries(DESTINOS)) {
      const { rows } = await open.db.execute<{ n: number }>(
        sql`select count(*)::int as n from ${sql.identifier(getTableName(destino))}`,
      )
      expect([tabla, rows[0]?.n]).toEqual([tabla, demo[tabla as TablaDemo].length])
    }
  })

  it('keeps amounts, dates, empty values and JSON as they were', async () => {
    const saved = await open.db.select().from(deuda)
    const key = (d: Pick<Deuda, 'tipo' | 'imponible' | 'recurso' | 'anio' | 'cuota'>) =>
      [d.tipo, d.imponible, d.recurso, d.anio, d.cuota].join('|')
    const originals = new Map(demo.deuda.map((d) => [key(d), d]))
    for (const { legalAbogado, total, ...row } of saved) {
      expect(row).toEqual(originals.get(key(row)))
      expect(total).toBe(row.capital + row.interes)
      expect(legalAbogado).toBe(row.legal === '' ? null : row.legal)
    }
    const withData = demo.actuacion.find((a) => 'caratula' in a.dato)
    const rows = await open.db.select().from(actuacion)
    expect(rows.find((a) => a.id === withData?.id)?.dato).toEqual(withData?.dato)
  })

  it('refuses to load twice and changes nothing', async () => {
    expect(await codeOf(loadDemo(open.db, opciones))).toBe('abogado_titulo_pkey')
    expect(await open.db.$count(deuda)).toBe(demo.deuda.length)
  })

  it('goes on numbering after the demo', async () => {
    const [first] = demo.actuacion
    if (first === undefined) throw new Error('Sin actuaciones')
    const { id, ...rest } = first
    const [created] = await open.db.insert(actuacion).values(rest).returning({ id: actuacion.id })
    expect(id).toBe(1)
    expect(created?.id).toBe(demo.actuacion.length + 1)
  })
})

describe('the registry refuses', () => {
  const linea = {
    tipo: 'I',
    imponible: 1,
    recurso: 'AB',
    anio: 1999,
    cuota: 1,
    vencimiento: fecha('1999-01-31'),
    capital: centavos(100),
    interes: centavos(0),
    estado: 'PENDIENTE',
    situacion: 'NO',
  } as const

  it.each([
    ['a lawyer nobody knows', { legal: 'A99' }, 'deuda_legal_fk'],
    ['a resource the item does not have', { recurso: 'PA' }, 'deuda_imponible_fk'],
    ['an unknown state', { estado: 'OTRO' as 'PENDIENTE' }, 'deuda_estado'],
    ['a period in a plan of nobody', { estado: 'EN PLAN' as const }, 'deuda_en_plan'],
    ['a paid period without its day', { estado: 'CANCELADA' as const }, 'deuda_cancelada'],
    ['a plan of another item', { nroPlan: 100_001 }, 'deuda_plan_fk'],
  ])('%s', async (_, change, constraint) => {
    expect(demo.planPago[0]?.imponible).not.toBe(1)
    expect(await codeOf(open.db.insert(deuda).values({ ...linea, ...change }))).toBe(constraint)
  })

  it('items that do not exist and resources of the other kind', async () => {
    const gravado = { tipo: 'C', imponible: 301, recurso: 'SE' } as const
    expect(await codeOf(open.db.insert(imponibleRecurso).values(gravado))).toBe(
      'imponible_recurso_comercio_fk',
    )
    expect(
      await codeOf(
        open.db.insert(imponibleRecurso).values({ ...gravado, imponible: 1, recurso: 'PA' }),
      ),
    ).toBe('imponible_recurso_recurso_fk')
    expect(
      await codeOf(
        open.db.insert(vinculo).values({
          tipo: 'I',
          imponible: 2_001,
          orden: 1,
          nroContrib: 1,
          vinculoDesc: 'titular',
        }),
      ),
    ).toBe('vinculo_inmueble_fk')
  })

  it('a period in two active agreements, and lets it go when one ends (D43)', async () => {
    const first = demo.convenio.find((c) => c.activo && c.fcConfirma === null)
    const cuota = demo.convenioCuota.find((c) => c.convenioId === first?.id)
    const plan = demo.convenioPlan.find((p) => p.convenioId === first?.id)
    if (!first || !cuota || !plan) throw new Error('Sin convenios')
    const { id, ...rest } = first
    const [second] = await open.db
      .insert(convenio)
      .values({ ...rest, convenio: 'otro' })
      .returning({ id: convenio.id })
    const convenioId = second?.id ?? 0
    await open.db.insert(convenioPlan).values({ ...plan, convenioId })
    const save = () => codeOf(open.db.insert(convenioCuota).values({ ...cuota, convenioId }))
    expect(await save()).toBe('convenio_cuota_activa')
    await open.db.update(convenio).set({ activo: false }).where(eq(convenio.id, id))
    expect(await save()).toBe('ok')
  })
})
