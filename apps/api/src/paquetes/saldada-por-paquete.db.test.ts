import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitTrabajo } from '../../test/padron.ts'
import {
  type FilasDePaqueteDePrueba,
  loadPaqueteDePrueba,
  zipDePrueba,
} from '../../test/paquetes.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

type Fila = FilasDePaqueteDePrueba[number]
interface Clave {
  readonly tipo: string
  readonly imponible: number
  readonly recurso: string
}

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
})
afterAll(() => test.close())

const query = async (texto: string, valores: unknown[] = []) =>
  (await test.open.pool.query(texto, valores)).rows
const load = async (deuda: FilasDePaqueteDePrueba, modo = 'parcial') => {
  const zip = await zipDePrueba({ deuda }, { modos: { deuda: modo } })
  const { carga, trabajo } = await loadPaqueteDePrueba(test, admin, zip, { bajasHasta: '100' })
  expect({ error: trabajo.error, motivos: carga.motivos }).toEqual({ error: null, motivos: [] })
  return carga
}

const findCasos = async (cuantos: number) =>
  (await query(
    `select c.tipo, c.imponible, c.recurso, c.abogado from caso c
    where c.abogado <> 'A00' and c.saldada is null and c.vence is not null and not exists (
        select from deuda d where (d.tipo, d.imponible, d.recurso) = (c.tipo, c.imponible, c.recurso)
          and (d.legal not in ('', c.abogado) or d.estado = 'EN PLAN'))
      and exists (select from deuda d where (d.tipo, d.imponible, d.recurso) = (c.tipo, c.imponible, c.recurso)
          and d.legal <> '' having count(*) > 1)
    order by 1, 2, 3 limit ${cuantos}`,
  )) as (Clave & { abogado: string })[]

const periodosDe = async ({ tipo, imponible, recurso }: Clave): Promise<Fila[]> => {
  const filas = await query(
    `select tipo as "TIPO", imponible as "IMPONIBLE", recurso as "RECURSO", anio as "ANIO", cuota as "CUOTA",
      vencimiento as "VENCIMIENTO", (capital / 100.0)::numeric(20, 2)::text as "CAPITAL",
      (interes / 100.0)::numeric(20, 2)::text as "INTERES", estado as "ESTADO", situacion as "SITUACION", legal as "LEGAL"
    from deuda where (tipo, imponible, recurso) = ($1, $2, $3) and legal <> '' order by anio, cuota`,
    [tipo, imponible, recurso],
  )
  return filas.map((fila) => ({ ...fila, VENCIMIENTO: String(fila.VENCIMIENTO) }))
}

const pagar = (filas: readonly Fila[], otros: Fila = {}): Fila[] =>
  filas.map((fila) => ({ ...fila, ESTADO: 'CANCELADA', ...otros }))

const readCaso = async ({ tipo, imponible, recurso }: Clave) =>
  (
    await query(
      `select saldada, vence, abogado, total::int, solapa_judicial, solapa_extrajudicial from caso
      where (tipo, imponible, recurso) = ($1, $2, $3)`,
      [tipo, imponible, recurso],
    )
  )[0]

const countDiferencias = async () => {
  const response = await test.call('POST', '/api/casos/verificar', admin)
  const { resumen } = await waitTrabajo(test, admin, response.json().id)
  return (resumen as { diferencias: number }).diferencias
}

describe('a load that pays a case', () => {
  it('leaves it Saldada on the day of its last collection, on its tab, with its lawyer and nothing due', async () => {
    const [caso] = await findCasos(1)
    if (caso === undefined) throw new Error('Sin casos')
    const antes = await readCaso(caso)
    const filas = await periodosDe(caso)
    const pagas = pagar(filas, { LEGAL: '', FECHA_COBRANZA: '2026-11-12' })
    const carga = await load([
      { ...pagas[0], FECHA_COBRANZA: '2026-11-18' } as Fila,
      ...pagas.slice(1),
    ])
    expect(carga.efectos).toEqual([
      expect.objectContaining({ abogado: caso.abogado, saldados: 1, salen: 0 }),
    ])
    const { solapa_judicial, solapa_extrajudicial } = antes
    expect(await readCaso(caso)).toEqual({
      ...{ saldada: '2026-11-18', vence: null, abogado: caso.abogado, total: 0 },
      ...{ solapa_judicial, solapa_extrajudicial },
    })
    expect(await countDiferencias()).toBe(0)
  })

  it('without the day of collection is Saldada since the load, until a collection gives the day', async () => {
    const [caso] = await findCasos(1)
    if (caso === undefined) throw new Error('Sin casos')
    const filas = await periodosDe(caso)
    await load(pagar(filas))
    expect(await readCaso(caso)).toMatchObject({ saldada: '2026-11-20' })
    test.setAhora(new Date('2026-11-21T15:00:00Z'))
    admin = await test.login('20000001')
    const [archivo] = (await load(pagar(filas))).archivos
    expect(archivo).toMatchObject({ cambiados: 0, iguales: filas.length })
    await load(pagar(filas, { FECHA_COBRANZA: '2026-11-13' }))
    expect(await readCaso(caso)).toMatchObject({ saldada: '2026-11-13' })
    const carga = await load(filas.slice(0, 1))
    expect(carga.efectos.map(({ saldados }) => saldados)).toEqual([0])
    const abierto = await readCaso(caso)
    expect([abierto.saldada, abierto.vence]).toEqual([null, expect.any(String)])
    await load(pagar(filas.slice(0, 1)))
    expect(await readCaso(caso)).toMatchObject({ saldada: '2026-11-21' })
    expect(await countDiferencias()).toBe(0)
  })

  it('when the load that paid the case is undone, its debt is owed again', async () => {
    const [caso] = await findCasos(1)
    if (caso === undefined) throw new Error('Sin casos')
    const antes = await readCaso(caso)
    const filas = await periodosDe(caso)
    const { id } = await load(pagar(filas, { LEGAL: '' }))
    expect((await readCaso(caso)).saldada).toEqual(expect.any(String))
    const pedido = await test.call('POST', `/api/paquetes/${id}/deshacer`, admin)
    expect(pedido.statusCode, pedido.body).toBe(200)
    expect(await waitTrabajo(test, admin, pedido.json().id)).toMatchObject({ estado: 'terminado' })
    expect(await readCaso(caso)).toEqual(antes)
    expect(await periodosDe(caso)).toEqual(filas)
    expect(await countDiferencias()).toBe(0)
  })

  it('marks as Saldada, since the load, a case whose periods a complete load does not bring', async () => {
    const [caso, otro] = await findCasos(2)
    if (caso === undefined || otro === undefined) throw new Error('Sin casos')
    const abiertas = await query(
      `select tipo, imponible, recurso from deuda where estado <> 'CANCELADA'
        and (tipo, imponible, recurso) <> ($1, $2, $3) group by 1, 2, 3 order by 1, 2, 3`,
      [caso.tipo, caso.imponible, caso.recurso],
    )
    expect(abiertas.length).toBeGreaterThan(1)
    await load(await periodosDe(otro), 'completo')
    expect(await readCaso(caso)).toMatchObject({ saldada: '2026-11-21', abogado: caso.abogado })
    expect(await readCaso(otro)).toMatchObject({ saldada: null })
    expect(await countDiferencias()).toBe(0)
  })
})

it('a case that was reassigned here does not go back to its first lawyer when it is paid', async () => {
  const [caso] = await findCasos(1)
  if (caso === undefined) throw new Error('Sin casos')
  const [{ codexterno: destino }] = (await query(
    `select codexterno from abogado where not baja and codexterno not in ($1, 'A00') order by 1 limit 1`,
    [caso.abogado],
  )) as [{ codexterno: string }]
  const filas = await periodosDe(caso)
  const { imponible, recurso } = caso
  const pedido = {
    origen: caso.abogado,
    destino,
    casos: [{ imponible: String(imponible), recurso }],
  }
  expect((await test.call('POST', '/api/casos/reasignar', admin, pedido)).statusCode).toBe(200)
  const carga = await load(pagar(filas, { FECHA_COBRANZA: '2026-11-18' }))
  expect(carga.avisos).toEqual([expect.stringContaining(`Queda con ${destino}`)])
  expect(await readCaso(caso)).toMatchObject({ saldada: '2026-11-18', abogado: destino })
  expect(await countDiferencias()).toBe(0)
})
