import type { Contract, ReplyOf } from '@apremia/api-client'
import { addDays, desdeDeListado, type Fecha, LIMITES_DE_CASO } from '@apremia/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOY } from '../../test/global-setup.ts'
import { libroBasico, upload } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { MEDIODIA } from '../../test/test-db.ts'
import { refreshCasos } from '../casos/refresh-casos.ts'

type Caso = ReplyOf<Contract['pageMesa']>[number]
type Cuentas = ReplyOf<Contract['countMesa']>

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
})
afterAll(() => test.close())

interface Clave {
  readonly imponible: number
  readonly recurso: string
}

const ask = async <T>(path: string): Promise<T> => {
  const answer = await test.call('GET', `/api${path}`, admin)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<T>()
}

const enMesa = async ({ imponible, recurso }: Clave, solapa: string, more = '') => {
  const clave = `imponible=${imponible}&recurso=${recurso}`
  return (await ask<Caso[]>(`/mesas?mesa=judicial&solapa=${solapa}&${clave}${more}`))[0]
}

const cuentas = ({ imponible, recurso }: Clave) =>
  ask<Cuentas>(`/mesas/cuentas?mesa=judicial&imponible=${imponible}&recurso=${recurso}`)

const moveDias = async (dias: number): Promise<void> => {
  test.setAhora(new Date(MEDIODIA.getTime() + dias * 86_400_000))
  admin = await test.login('20000001')
}

describe('a title issued through the API', () => {
  it('puts its case on the judicial desk, counted by the day of the title (D174, D188)', async () => {
    const { rows } = await test.open.pool.query<Clave & { abogado: string; vence: Fecha | null }>(
      `select c.imponible, c.recurso, c.abogado, c.vence::text from caso c
       join abogado a on a.codexterno = c.abogado and not a.baja
       where c.tipo = 'I' and c.actuacion_fecha < $1 and c.titulo is null and not c.todos_judicial
         and exists (select from deuda d where d.tipo = 'I' and d.imponible = c.imponible
           and d.recurso = c.recurso and d.legal = c.abogado and d.estado = 'PENDIENTE' and d.total > 0)
         and not exists (select from deuda d where d.tipo = 'I' and d.imponible = c.imponible
           and d.recurso = c.recurso and (d.estado = 'EN PLAN' or d.legal not in ('', c.abogado)))
         and not exists (select from convenio_cuota q where q.activo and q.tipo = 'I'
           and q.imponible = c.imponible and q.recurso = c.recurso)
       order by 1, 2 limit 1`,
      [desdeDeListado(HOY)],
    )
    const [caso] = rows
    if (caso === undefined) throw new Error('sin casos')
    expect(await enMesa(caso, 'todos', '&historico=true')).toBeUndefined()
    const category = 'inmueble'
    const filas = [[caso.imponible, caso.recurso, caso.abogado]] as const
    const file = { name: 'b.xlsx', bytes: libroBasico(filas) }
    const url = '/api/creaciontitulos'
    const procesada = await upload(test, `${url}/generatexls`, admin, { category }, file)
    const generar = { category, startTitleNumber: '1' }
    const lote = { name: 'l.xlsx', bytes: procesada.rawPayload }
    const zip = await upload(test, `${url}/generatetitles`, admin, generar, lote)
    expect(zip.statusCode, zip.body.slice(0, 500)).toBe(200)

    const fila = await enMesa(caso, 'activos')
    expect(fila).toMatchObject({
      ...{ ultima: HOY, vence: caso.vence },
      cambio: { clase: 'tituloEjecutivo', desde: HOY },
    })
    expect((await cuentas(caso)).cuentas).toMatchObject({ activos: 1, todos: 1 })
    await moveDias(LIMITES_DE_CASO.ventana)
    expect((await cuentas(caso)).cuentas).toMatchObject({ activos: 1, todos: 1 })
    await moveDias(LIMITES_DE_CASO.ventana + 1)
    expect(await cuentas(caso)).toMatchObject({
      cuentas: { activos: 0, todos: 0 },
      anteriores: { activos: 1, todos: 1 },
    })
    expect(await enMesa(caso, 'activos', '&historico=true')).toMatchObject({ ultima: HOY })
    await moveDias(0)
  })
})

describe('the window of a desk (D174)', () => {
  const PRIMERA = 910_000
  let libres: Clave[]
  beforeAll(async () => {
    libres = (
      await test.open.pool.query<Clave>(
        `select r.imponible, r.recurso from imponible_recurso r where r.tipo = 'I'
           and not exists (select from caso c
             where (c.tipo, c.imponible, c.recurso) = (r.tipo, r.imponible, r.recurso))
           and not exists (select from situacion_historica s
             where (s.tipo, s.imponible, s.recurso) = (r.tipo, r.imponible, r.recurso))
         order by 1, 2 limit 10`,
      )
    ).rows
  })
  const desde = desdeDeListado(HOY)
  const viejo = addDays(desde, -1)

  const crear = async (dias: {
    readonly actuacion?: Fecha
    readonly situacion?: Fecha
  }): Promise<Clave> => {
    const clave = libres.shift()
    if (clave === undefined) throw new Error('sin imponibles')
    const { imponible, recurso } = clave
    const { pool, db } = test.open
    if (dias.actuacion !== undefined)
      await pool.query(
        `insert into actuacion (id, tipo, imponible, recurso, abogado, fecha, tp_id, gp_id)
         values ($1, 'I', $2, $3, 'A01', $4, 2, 3)`,
        [PRIMERA + libres.length, imponible, recurso, dias.actuacion],
      )
    if (dias.situacion !== undefined)
      await pool.query(
        `insert into situacion_historica (tipo, imponible, recurso, fecha, situacion, legal)
         values ('I', $1, $2, $3, 'TE', 'A01')`,
        [imponible, recurso, dias.situacion],
      )
    await db.transaction((tx) => refreshCasos(tx, [{ tipo: 'I', ...clave }]))
    return clave
  }

  it.each([
    ['its action', { actuacion: desde }, desde],
    ['its situation, later than its action', { actuacion: viejo, situacion: desde }, desde],
    ['its action, later than its situation', { actuacion: desde, situacion: viejo }, desde],
    ['its situation, without an action', { situacion: desde }, desde],
  ] as const)('counts from the latest: %s', async (_, dias, ultima) => {
    const clave = await crear(dias)
    expect(await enMesa(clave, 'todos')).toMatchObject({ ultima })
    expect(await cuentas(clave)).toMatchObject({ cuentas: { todos: 1 }, anteriores: { todos: 0 } })
  })

  it('leaves out older cases on every desk, and the history mode shows them', async () => {
    const clave = await crear({ actuacion: viejo, situacion: viejo })
    expect(await enMesa(clave, 'todos')).toBeUndefined()
    expect(await cuentas(clave)).toMatchObject({ cuentas: { todos: 0 }, anteriores: { todos: 1 } })
    expect(await enMesa(clave, 'todos', '&historico=true')).toMatchObject({ ultima: viejo })
  })

  it('does not apply to SIN EVALUAR', async () => {
    const { rows } = await test.open.pool.query<Clave>(
      `select imponible, recurso from caso where solapa_judicial = 'sinEvaluar' and ultima_fecha < $1 limit 1`,
      [desde],
    )
    const [clave] = rows
    if (clave === undefined) throw new Error('sin casos')
    expect(await enMesa(clave, 'sinEvaluar')).toMatchObject({ solapa: 'sinEvaluar' })
    expect(await cuentas(clave)).toMatchObject({ cuentas: { sinEvaluar: 1 } })
  })
})
