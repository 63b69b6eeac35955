import { parseFecha } from '@apremia/core'
import type { FilaDeInmueble } from '@apremia/workbooks'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDb, type TestDb } from '../../../test/test-db.ts'
import { createInmueblesEnOrden } from '../../libros/inmuebles-por-bloque.ts'
import { claveDeImponible } from '../../padron/clave-imponible.ts'
import { sumDeudas } from './deudas-de-varios.ts'
import { pageInmueblesDeLibro } from './inmuebles-repo.ts'
import { findLibroInmuebles } from './libro-inmuebles.ts'

let open: TestDb
beforeAll(async () => {
  open = await openTestDb()
})
afterAll(() => open.close())

const ORDEN = { orden: 'APYNOM', sentido: 'desc' } as const
const POR_NUMERO = { orden: 'NRO_INMUEBLE', sentido: 'asc' } as const
const LARGO = 120_000
type Orden = Parameters<typeof findLibroInmuebles>[2]

const readPorPaginas = async (
  filtro: object = {},
  orden: Orden = ORDEN,
): Promise<FilaDeInmueble[]> => {
  const { rows } = await pageInmueblesDeLibro(open.db, filtro, '', {
    pagina: 1,
    porPagina: 100_000,
    ...orden,
  })
  const claves = rows.map((fila) => ({
    imponible: String(fila.NRO_INMUEBLE),
    recurso: fila.RECURSO,
  }))
  const deudas = await sumDeudas(open.db, 'I', claves, '')
  return rows.map((fila, i) => ({
    numero: fila.NRO_INMUEBLE,
    recurso: fila.RECURSO,
    contribuyente: fila.APYNOM,
    domicilio: fila.DOMICILIO,
    barrio: fila.BARRIO,
    nomenclatura: fila.NOMENCLATURA,
    partida: fila.PARTIDA,
    abogado: fila.LEGAL,
    deuda: deudas.get(claveDeImponible(claves[i] ?? { imponible: '', recurso: '' })) ?? 'ERROR',
    activo: fila.ACTIVO,
    saldada: parseFecha(fila.SALDADA ?? '') ?? null,
  }))
}

const readPorBloques = async (
  filtro: object = {},
  orden: Orden = ORDEN,
): Promise<FilaDeInmueble[]> => {
  const lotes = await findLibroInmuebles(open.db, filtro, orden, 1)
  const filas: FilaDeInmueble[] = []
  let add: ReturnType<typeof createInmueblesEnOrden> | undefined
  for await (const lote of lotes ?? []) {
    if (lote.orden) add = createInmueblesEnOrden(lote.orden)
    for (const bloque of lote.bloques) for (const tanda of add?.(bloque) ?? []) filas.push(...tanda)
  }
  return filas
}

const expectIguales = async (filtro: object = {}, orden: Orden = ORDEN): Promise<void> => {
  const live = await readPorPaginas(filtro, orden)
  expect(live.length).toBeGreaterThan(20)
  expect(await readPorBloques(filtro, orden)).toEqual(live)
}

const una = (n: number): SQL => sql`(
  select imponible from deuda where tipo = 'I' group by imponible order by imponible
  offset ${n} % (select count(distinct imponible) from deuda where tipo = 'I') limit 1)`

const CAMBIOS: readonly ((n: number) => SQL)[] = [
  (n) => sql`update deuda set capital = capital + ${n} where tipo = 'I' and imponible = ${una(n)}`,
  (n) => sql`update deuda set interes = interes * 2 where tipo = 'I' and imponible % 7 = ${n % 7}`,
  (n) => sql`update deuda set legal = ${n % 2 ? 'A01' : ''} where imponible = ${una(n)}`,
  () => sql`update deuda set legal = 'A02' where legal = 'A01' and estado <> 'CANCELADA'`,
  (n) => sql`
    update deuda set estado = 'CANCELADA', cancelada = current_date
    where tipo = 'I' and imponible = ${una(n)} and cuota < 5`,
  (n) => sql`
    delete from deuda d where d.tipo = 'I' and d.imponible = ${una(n)} and d.nro_plan is null
      and not exists (select from convenio_cuota q
        where (q.tipo, q.imponible, q.recurso, q.anio, q.cuota)
          = (d.tipo, d.imponible, d.recurso, d.anio, d.cuota))`,
  (n) => sql`
    insert into deuda (tipo, imponible, recurso, anio, cuota, vencimiento, capital, interes, estado, situacion)
    select tipo, imponible, recurso, 2190, ${n % 90}, '2190-01-01', ${n}, 0, 'PENDIENTE', situacion
    from deuda where tipo = 'I' and imponible = ${una(n)} limit 1
    on conflict (tipo, imponible, recurso, anio, cuota) do update set capital = excluded.capital`,
  (n) => sql`
    update deuda set imponible = ${una(n + 3)} where (tipo, imponible, recurso, anio, cuota) in (
      select d.tipo, d.imponible, d.recurso, d.anio, d.cuota from deuda d
      where d.tipo = 'I' and d.imponible = ${una(n)} and d.anio = 2190
        and exists (select from imponible_recurso ir where ir.tipo = 'I'
          and ir.imponible = ${una(n + 3)} and ir.recurso = d.recurso)
        and not exists (select from deuda o where o.tipo = 'I' and o.imponible = ${una(n + 3)}
          and o.recurso = d.recurso and o.anio = 2190))`,
  (n) =>
    sql`update caso set saldada = current_date, saldada_sabida = current_date where tipo = 'I' and imponible = ${una(n)}`,
  () => sql`update caso set abogado = 'A03' where tipo = 'I' and saldada is not null`,
  () =>
    sql`update caso set saldada = null, saldada_sabida = null where tipo = 'I' and recurso = '2'`,
  () => sql`delete from caso where tipo = 'I' and saldada is not null`,
  (n) => sql`
    update inmueble set calle = 'Ñandú "1" \\ | ', manzana_let = 'b', nro = null
    where nro_inmueble = ${una(n)}`,
  (n) => sql`
    update contribuyente set apynom = 'PÉREZ, ' || ${String(n)} where nro_contrib = (
      select nro_contrib from vinculo where tipo = 'I' and imponible = ${una(n)} and orden = 1)`,
  (n) => sql`update inmueble set activo = not activo where nro_inmueble = ${una(n)}`,
  (n) => sql`delete from vinculo where tipo = 'I' and imponible = ${una(n)}`,
  (n) => sql`
    insert into imponible_recurso (tipo, imponible, recurso)
    select 'I', ${una(n)}, codigo from recurso where tipo = 'I' order by codigo limit 1
    on conflict do nothing`,
  () => sql`
    delete from imponible_recurso ir where ir.tipo = 'I' and (ir.tipo, ir.imponible, ir.recurso) in (
      select tipo, imponible, recurso from imponible_recurso
      except select tipo, imponible, recurso from deuda
      except select tipo, imponible, recurso from actuacion
      except select tipo, imponible, recurso from plan_pago limit 1)`,
]

describe('the workbook of properties read by blocks', () => {
  it(
    'equals the list and its debts, after each kind of change',
    async () => {
      await expectIguales()
      for (const [n, cambio] of CAMBIOS.entries()) {
        await open.db.execute(cambio(n * 7))
        await expectIguales({}, POR_NUMERO)
      }
    },
    LARGO,
  )

  it.each([
    [{}, { orden: 'NRO_INMUEBLE', sentido: 'asc' }],
    [{}, { orden: 'RECURSO', sentido: 'desc' }],
    [{}, { orden: 'NOMENCLATURA', sentido: 'asc' }],
    [{ recurso: 'AB' }, { orden: 'NRO_INMUEBLE', sentido: 'desc' }],
    [{ situacion: 'GL' }, { orden: 'BARRIO', sentido: 'asc' }],
  ] as const)('has the rows of %j in the order %j', (filtro, orden) => expectIguales(filtro, orden))

  it('is not used for a filter that selects a few rows, nor for a short list', async () => {
    expect(await findLibroInmuebles(open.db, { nombre: 'garcía' }, ORDEN, 1)).toBeNull()
    expect(await findLibroInmuebles(open.db, {}, ORDEN, 100_000)).toBeNull()
  })

  it('is not used while the order of the list cannot be stored', async () => {
    await open.db.execute(
      sql`alter table lista_guardada add constraint nada check (orden = '') not valid`,
    )
    await open.db.execute(sql`update cambios_del_padron set version = version + 1`)
    expect(await findLibroInmuebles(open.db, {}, ORDEN, 1)).toBeNull()
    await open.db.execute(sql`alter table lista_guardada drop constraint nada`)
    await expectIguales()
  })
})
