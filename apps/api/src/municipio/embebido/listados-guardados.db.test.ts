import {
  ORDENES_DE_COMERCIOS,
  ORDENES_DE_CONTRIBUYENTES,
  ORDENES_DE_INMUEBLES,
} from '@apremia/api-client'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDb, type TestDb } from '../../../test/test-db.ts'
import { searchComercios } from './comercios-repo.ts'
import { searchContribuyentes } from './contribuyentes-repo.ts'
import { pageInmuebles, pageInmueblesDeLibro, searchInmuebles } from './inmuebles-repo.ts'
import { keepListados, ordenesDe } from './keep-listados.ts'
import { readGuardada } from './listados-guardados.ts'
import { type ConsultaGuardable, selectPage, selectPageGuardable } from './listados-select-page.ts'

let open: TestDb
beforeAll(async () => {
  open = await openTestDb()
})
afterAll(() => open.close())

const POR_PAGINA = 47

const paginasDe = (total: number): number[] => {
  const ultima = Math.ceil(total / POR_PAGINA)
  return [...new Set([1, 2, 11, ultima - 1, ultima, ultima + 3])].filter((pagina) => pagina > 0)
}

interface Fila {
  readonly n: number
  readonly imponible?: number
  readonly nro_contrib?: number
  readonly nro_comercio?: number
  readonly recurso?: string
}

const claveDe = ({ imponible, nro_contrib, nro_comercio, recurso }: Fila): string =>
  `${imponible ?? nro_contrib ?? nro_comercio} ${recurso}`

const expectSame = async (consulta: ConsultaGuardable): Promise<number> => {
  expect(consulta.guardada).toBeDefined()
  const soloClaves = { ...consulta, detalle: sql`select * from p` }
  const plain = await selectPage<Fila>(open.db, soloClaves, { pagina: 1, porPagina: 10_000 })
  const claves = plain.rows.map(claveDe)
  expect(claves).toHaveLength(plain.total)
  for (const pagina of paginasDe(plain.total)) {
    const una = { pagina, porPagina: POR_PAGINA }
    const kept = await selectPageGuardable<Fila>(open.db, soloClaves, una)
    expect(kept.total).toBe(plain.total)
    expect(kept.rows.map(claveDe)).toEqual(
      claves.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA),
    )
  }
  const una = { pagina: 2, porPagina: 10 }
  const [entera, guardada] = [
    await selectPage<Fila>(open.db, consulta, una),
    await selectPageGuardable<Fila>(open.db, consulta, una),
  ].map(({ rows }) => rows.map(({ n, ...fila }) => fila))
  expect(guardada).toEqual(entera)
  return plain.total
}

const isKept = async ({ guardada, detalle }: ConsultaGuardable): Promise<boolean> =>
  guardada !== undefined &&
  (await readGuardada(open.db, guardada, detalle, { pagina: 1, porPagina: 1 })) !== undefined

const DE_CADA_LISTA: readonly (readonly [string, readonly ConsultaGuardable[]])[] = [
  ...ORDENES_DE_INMUEBLES.map(
    (uno) =>
      [
        `inmuebles by ${uno}`,
        ordenesDe([uno]).map((orden) => searchInmuebles({}, '', orden)),
      ] as const,
  ),
  [
    'contribuyentes',
    ordenesDe(ORDENES_DE_CONTRIBUYENTES).map((orden) => searchContribuyentes({}, '', orden)),
  ],
  ['comercios', ordenesDe(ORDENES_DE_COMERCIOS).map((orden) => searchComercios({}, '', orden))],
]

const RAREZAS = sql`
  with vecinas as (select nro_inmueble from inmueble order by nro_inmueble limit 40)
  update inmueble set calle = case nro_inmueble % 4 when 0 then 'Ñandú' when 1 then 'Nuñez'
      when 2 then 'Nandú' else '' end, nro = nullif(nro_inmueble % 3, 0), barrio = 'ÁRBOL'
  where nro_inmueble in (select nro_inmueble from vecinas)`

describe('a kept list', () => {
  beforeEach(() => open.db.execute(sql`delete from lista_guardada`))

  it.each(DE_CADA_LISTA)('gives every page of %s as the select does', async (_, consultas) => {
    await open.db.execute(RAREZAS)
    await open.db.execute(sql`
      delete from vinculo where tipo = 'I' and imponible in (
        select nro_inmueble from inmueble order by nro_inmueble desc limit 60)`)
    for (const consulta of consultas) {
      expect(await expectSame(consulta)).toBeGreaterThan(200)
      expect(await isKept(consulta)).toBe(true)
    }
  })

  it('narrowed by resource, state and situation gives what the select does', async () => {
    for (const filtro of [
      { recurso: 'AB' },
      { situacion: 'GL' },
      { situacion: 'NO', recurso: 'SS' },
      { estado: 'EN PLAN', recurso: 'AB' },
      { situacion: 'NADA' },
    ])
      for (const orden of ['NRO_INMUEBLE', 'APYNOM'] as const) {
        const consulta = searchInmuebles(filtro, '', { orden, sentido: 'desc' })
        const total = await expectSame(consulta)
        expect(total > 0, JSON.stringify(filtro)).toBe(filtro.situacion !== 'NADA')
        expect(await isKept(consulta)).toBe(true)
      }
  })

  it('is void after a change of its data, and after no other change', async () => {
    const entera = searchInmuebles({}, '', { orden: 'DOMICILIO', sentido: 'desc' })
    const deLaDeuda = searchInmuebles({ situacion: 'GL' }, '', {
      orden: 'APYNOM',
      sentido: 'asc',
    })
    const una = sql`(select imponible from deuda where tipo = 'I' and situacion = 'GL' limit 1)`
    const cambios = [
      [sql`update inmueble set calle = 'Zapiola' where nro_inmueble = ${una}`, false, false],
      [sql`update contribuyente set apynom = 'ÑUSTA' where nro_contrib = 1`, false, false],
      [
        sql`delete from vinculo where tipo = 'I' and imponible = ${una} and orden = 1`,
        false,
        false,
      ],
      [sql`update deuda set situacion = 'NO' where tipo = 'I' and imponible = ${una}`, true, false],
      [
        sql`update deuda set legal = '', interes = interes + 1 where imponible = ${una}`,
        true,
        true,
      ],
    ] as const
    for (const [cambio, queda, quedaLaDeDeuda] of cambios) {
      await expectSame(entera)
      await expectSame(deLaDeuda)
      await open.db.execute(cambio)
      expect(await isKept(entera)).toBe(queda)
      expect(await isKept(deLaDeuda)).toBe(quedaLaDeDeuda)
      await expectSame(entera)
      await expectSame(deLaDeuda)
    }
  })

  it('is not kept for what narrows to a few, nor for a lawyer', () => {
    const orden = { orden: 'APYNOM', sentido: 'asc' } as const
    expect(searchInmuebles({ nombre: 'garcía' }, '', orden).guardada).toBeUndefined()
    expect(searchInmuebles({ recurso: 'AB', nombre: 'a' }, '', orden).guardada).toBeUndefined()
    expect(searchInmuebles({}, 'A01', orden).guardada).toBeUndefined()
    expect(searchContribuyentes({}, 'A01', orden).guardada).toBeUndefined()
  })

  it('is made once by many who ask at the same time, and each gets its page', async () => {
    const consulta = searchInmuebles({}, '', { orden: 'PARTIDA', sentido: 'asc' })
    const una = { pagina: 3, porPagina: 20 }
    const plain = await selectPage<{ recurso: string }>(open.db, consulta, una)
    const pages = await Promise.all(
      Array.from({ length: 12 }, () =>
        selectPageGuardable<{ recurso: string }>(open.db, consulta, una),
      ),
    )
    for (const { rows, total } of pages) {
      expect(total).toBe(plain.total)
      expect(rows.map(({ recurso }) => recurso)).toEqual(plain.rows.map((fila) => fila.recurso))
    }
    const { rows } = await open.db.execute<{ total: number; claves: number }>(sql`
      select g.total, (select sum(cardinality(b.claves))::integer from lista_guardada_bloque b) as claves
      from lista_guardada g`)
    expect(rows).toEqual([{ total: plain.total, claves: plain.total }])
  })

  it('is answered as usual when it cannot be kept', async () => {
    const consulta = searchInmuebles({}, '', { orden: 'BARRIO', sentido: 'asc' })
    await open.db.execute(sql`alter table lista_guardada add constraint nada check (false)`)
    await expectSame(consulta)
    expect(await isKept(consulta)).toBe(false)
    await open.db.execute(sql`alter table lista_guardada drop constraint nada`)
    await expectSame(consulta)
    expect(await isKept(consulta)).toBe(true)
  })

  it('filtered lists have a limit; all the others may be made beforehand', async () => {
    await keepListados(open.db)
    for (let i = 0; i < 70; i += 1)
      await selectPageGuardable(
        open.db,
        searchInmuebles({ situacion: `X${i}` }, '', { orden: 'RECURSO', sentido: 'asc' }),
        { pagina: 1, porPagina: 1 },
      )
    const { rows } = await open.db.execute<{ filtro: boolean; n: number }>(sql`
      select filtro <> '' as filtro, count(*)::integer as n from lista_guardada group by 1 order by 1`)
    expect(rows).toEqual([
      { filtro: false, n: 32 },
      { filtro: true, n: 60 },
    ])
  })
})

it('a workbook has of each property what the list shows', async () => {
  const NADA = { porPagina: 5_000, pagina: 1, orden: 'NOMENCLATURA', sentido: 'asc' } as const
  for (const [filtro, abogado] of [
    [{}, ''],
    [{ situacion: 'GL' }, ''],
    [{ calle: 'a' }, 'A01'],
  ] as const) {
    const lista = await pageInmuebles(open.db, filtro, abogado, NADA)
    const planilla = await pageInmueblesDeLibro(open.db, filtro, abogado, NADA)
    expect(planilla.total).toBe(lista.total)
    expect(planilla.rows.length).toBeGreaterThan(10)
    expect(lista.rows).toEqual(planilla.rows.map((fila) => expect.objectContaining(fila)))
  }
})
