import { randomUUID } from 'node:crypto'
import { fechaEnZona } from '@apremia/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { insertEvaluaciones } from './evaluate-abogados.ts'
import { loadVara, readLapso } from './load-vara.ts'

const LAPSO = { desde: '2026-08-01', hasta: '2026-11-20' }

interface Hecha {
  readonly id: number
  readonly abogado: string
}

let test: TestApp
let admin: string
let titular: string
let hechas: readonly Hecha[]
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  titular = await test.login('20000008')
  for (const categoria of ['sin_radicar', 'sin_archivar', 'faltantes'])
    await test.call('PUT', '/api/evaluaciones-config', admin, { categoria, maximo: 10 })
  const trabajo = (await test.call('POST', '/api/evaluaciones/correr', admin, LAPSO)).json()
  await test.services.trabajos.wait(trabajo.id, AbortSignal.timeout(60_000))
  hechas = (await test.call('GET', `/api/evaluaciones/corridas/${trabajo.id}`, admin)).json()
})
afterAll(() => test.close())

const idDe = (codigo: string): number => {
  const una = hechas.find(({ abogado }) => abogado === codigo)
  if (una === undefined) throw new Error(`No se evaluó a ${codigo}`)
  return una.id
}
const recalcular = async (id: number) => {
  const answer = await test.call('POST', `/api/evaluaciones/${id}/recalcular`, titular, {})
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const TOCADO =
  'Lo guardado no es lo que se anotó en el historial al evaluar: un dato se cambió o se borró después.'

const tamper = async (...cambios: readonly string[]): Promise<void> => {
  const { pool } = test.open
  for (const que of ['disable', 'enable']) {
    for (const tabla of ['evaluacion', 'evaluacion_caso'])
      await pool.query(`alter table ${tabla} ${que} trigger ${tabla}_sin_cambios`)
    if (que === 'disable') for (const cambio of cambios) await pool.query(cambio)
  }
}

describe('made again from what was kept', () => {
  it('gives the same bytes years later, whatever changed since: values, stages, names, cases and hands', async () => {
    const id = idDe('A01')
    const files = async () => {
      const [pdf, excel] = [
        await test.call('GET', `/api/evaluaciones/${id}/pdf`, titular),
        await test.call('GET', `/api/evaluaciones/${id}/excel?formato=csv`, titular),
      ]
      return [pdf.rawPayload.toString('base64'), excel.body]
    }
    const antes = [await recalcular(id), await files()]
    expect(antes[0]).toMatchObject({ igual: true, diferencias: [] })
    for (const categoria of ['sin_radicar', 'sin_archivar', 'faltantes'])
      await test.call('PUT', '/api/evaluaciones-config', admin, {
        ...{ categoria, maximo: 99, motivo: 'Otro máximo' },
      })
    const { pool } = test.open
    await pool.query(
      `update tipo_etapa set tiempo = 1, tipo_tiempo = 'day', nombre = nombre || ' otra'`,
    )
    await pool.query(`delete from parametro where clave = 'FECHA_INICIAL'`)
    await pool.query(`update abogado set apellido = 'Otra', matricula = 'Otra'`)
    await pool.query(`update usuario set apellido = 'Otro'`)
    await pool.query(`insert into parametro (clave, vigente_desde, valor)
      values ('municipio.nombre', '2030-01-01', 'Otro municipio')`)
    await pool.query(`update deuda set legal = 'A02' where legal = 'A01'`)
    await pool.query(`update actuacion set vigente = false, baja = now()`)
    await pool.query(`delete from situacion_historica`)
    await pool.query('delete from caso')
    test.setAhora(new Date('2031-03-01T15:00:00Z'))
    titular = await test.login('20000008')
    expect([await recalcular(id), await files()]).toEqual(antes)
  })

  it.each(['update evaluacion set faltantes = 0', 'delete from evaluacion_caso'])(
    '%s is refused by the database',
    async (cambio) => {
      await expect(test.open.pool.query(cambio)).rejects.toThrow('no se cambia')
    },
  )

  it('names the figure that somebody changed', async () => {
    const id = idDe('A02')
    const { rows } = await test.open.pool.query(`select total from evaluacion where id = ${id}`)
    await tamper(`update evaluacion set total = total + 1 where id = ${id}`)
    const { igual, diferencias } = await recalcular(id)
    expect([igual, diferencias]).toEqual([
      ...[
        false,
        [`Juicios activos: se guardó ${rows[0].total + 1} y da ${rows[0].total}.`, TOCADO],
      ],
    ])
  })

  it.each([
    [
      'A04',
      'a result with the maxima that would give it',
      (id: number) => [
        `update evaluacion set maximo_sin_radicar = 10000, maximo_sin_archivar = 10000,
          maximo_faltantes = 10000, resultado = 'Aprobado' where id = ${id}`,
      ],
    ],
    [
      'A05',
      'a case, with the figures it was in',
      (id: number) => [
        `delete from evaluacion_caso where (evaluacion, tipo, imponible, recurso) = (
          select evaluacion, tipo, imponible, recurso from evaluacion_caso
          where evaluacion = ${id} and cuentas = '{total,a_radicar}' limit 1)`,
        `update evaluacion set total = total - 1, a_radicar = a_radicar - 1 where id = ${id}`,
      ],
    ],
    [
      'A06',
      'a fact that changes no figure',
      (id: number) => [
        `update evaluacion_caso set inicio_desde = inicio_desde - 1
          where evaluacion = ${id} and 'sin_radicar' = any(cuentas)`,
      ],
    ],
    [
      'A07',
      'whose it is said to be',
      (id: number) => [
        `update evaluacion set membrete = jsonb_set(membrete, '{abogado,nombre}', '"Otro"') where id = ${id}`,
      ],
    ],
  ])(
    'of %s still gives equal bytes after %s is changed in the database, and only the seal in the history shows the change',
    async (codigo, _, cambios) => {
      const id = idDe(codigo)
      expect(await recalcular(id)).toMatchObject({ igual: true, diferencias: [] })
      await tamper(...cambios(id))
      const { igual, huella, recalculada, diferencias } = await recalcular(id)
      expect([igual, diferencias]).toEqual([false, [TOCADO]])
      expect(recalculada).toBe(huella)
    },
  )

  it('an evaluation older than the seal is only recomputed', async () => {
    const hoy = fechaEnZona(test.services.ahora())
    const [una] = await test.open.db.transaction(async (tx) =>
      insertEvaluaciones(tx, {
        ...{ vara: await loadVara(tx, readLapso(LAPSO, hoy), hoy), abogados: ['A01'] },
        ...{ corrida: randomUUID(), fecha: hoy, momento: test.services.ahora(), dni: '20000001' },
      }),
    )
    expect(await recalcular(una?.id ?? 0)).toMatchObject({ igual: true, diferencias: [] })
  })
})
