import type { Contract, ReplyOf } from '@apremia/api-client'
import { FILAS_DE_MI_DIA } from '@apremia/api-client'
import {
  addDays,
  type CartaDeCaso,
  type Centavos,
  decideTrabajoDelDia,
  type FechasDeMesa,
  GRUPOS_DE_MI_DIA,
  isEnVigor,
  type ResultadoDeCarta,
  type TrabajoDelDia,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DNIS } from '../../test/dnis.ts'
import { HOY } from '../../test/global-setup.ts'
import { changeReglas, createHistorias, prepareHistorias } from '../../test/historias-de-caso.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { caso } from '../casos/caso-table.ts'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import { type EsperaDeCaso, findEsperas } from '../casos/esperas-repo.ts'
import { readFechasDeMesa } from '../casos/fechas-repo.ts'
import { refreshCasos } from '../casos/refresh-casos.ts'
import { findPlanesEnRiesgo } from '../casos/riesgo-repo.ts'
import { loadCalendarioHabil } from '../dias-inhabiles/dias-inhabiles-repo.ts'

type MiDia = ReplyOf<Contract['getMiDia']>

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const miDiaDe = async (dni: string, abogado = ''): Promise<MiDia> => {
  const url = `/api/hoy/mi-dia?abogado=${abogado}`
  const response = await test.call('GET', url, await test.login(dni))
  expect(response.statusCode, response.body).toBe(200)
  return response.json<MiDia>()
}

const nameOf = ({ tipo, imponible, recurso }: ClaveDeCaso) => `${tipo} ${imponible} ${recurso}`

const readCartas = async () => {
  const { rows } = await test.open.db.execute<
    ClaveDeCaso & {
      numero: number
      abogado: string
      fecha: string
      resultado: ResultadoDeCarta | null
      recibida: string | null
    } & Record<string, unknown>
  >(sql`
    select i.tipo, i.imponible, i.recurso, c.numero, c.abogado, c.fecha::text, a.resultado, a.fecha::text as recibida
    from carta c join carta_imponible i using (numero) left join carta_acuse a using (numero)
    where c.anulada is null and c.anterior is null and i.retirado is null order by c.numero`)
  return new Map(
    rows.map((una) => [
      `${nameOf(una)} ${una.abogado}`,
      {
        numero: una.numero,
        fecha: una.fecha,
        acuse: una.resultado && { resultado: una.resultado, fecha: una.recibida },
      } as CartaDeCaso,
    ]),
  )
}

const readEnConvenio = async () => {
  const { rows } = await test.open.db.execute<
    ClaveDeCaso & { activo: boolean; confirmado: string | null; retirado: boolean } & Record<
        string,
        unknown
      >
  >(sql`
    select distinct p.tipo, p.imponible, p.recurso, v.activo, v.fc_confirma::text as confirmado, r.suelta as retirado
    from convenio_plan p join convenio v on v.id = p.convenio_id join tipo_retiro r on r.id = p.estado_retiro
    join convenio_cuota q on q.convenio_id = p.convenio_id and q.tipo = p.tipo and q.imponible = p.imponible
      and q.recurso = p.recurso and q.activo`)
  return new Set(rows.filter((uno) => isEnVigor(uno as never)).map(nameOf))
}

type Esperado = ClaveDeCaso & TrabajoDelDia & { readonly abogado: string; readonly frase: string }

const readEsperados = async (fechas: FechasDeMesa): Promise<Esperado[]> => {
  const { db } = test.open
  const calendario = await loadCalendarioHabil(db)
  const cartas = await readCartas()
  const enConvenio = await readEnConvenio()
  const planes = await findPlanesEnRiesgo(db, { abogado: '' }, HOY)
  const riesgos = new Map(planes.toReversed().map((plan) => [nameOf(plan), plan.hasta]))
  const esperas = await findEsperas(db, { abogado: '' }, HOY)
  const esperaDe = (fila: ClaveDeCaso, clase: EsperaDeCaso['clase']) =>
    esperas.find((una) => una.clase === clase && nameOf(una) === nameOf(fila))?.hasta ?? null
  const etapas = await db.execute<{ tp_id: number; nombre: string; cierra: boolean }>(
    sql`select tp_id, nombre, cierra from tipo_etapa`,
  )
  const etapaDe = new Map(etapas.rows.map((una) => [una.tp_id, una]))
  const filas = await db.select().from(caso)
  return filas.flatMap((fila) => {
    const etapa = fila.tpId === null ? undefined : etapaDe.get(fila.tpId)
    const hechos = {
      calendario,
      mesa: fila.mesa,
      activo: fila.solapaJudicial === 'activos' || fila.solapaExtrajudicial === 'activos',
      enMesa: fila.todosJudicial || fila.todosExtrajudicial,
      enConvenio: enConvenio.has(nameOf(fila)),
      etapa: etapa?.nombre ?? '',
      actuacion:
        fila.tpId !== null && fila.actuacionFecha
          ? { tpId: fila.tpId, fecha: fila.actuacionFecha }
          : null,
      plazo:
        fila.vence && fila.plazoDesde && fila.plazoOrigen
          ? { vence: fila.vence, desde: fila.plazoDesde, origen: fila.plazoOrigen }
          : null,
      carta: cartas.get(`${nameOf(fila)} ${fila.abogado}`) ?? null,
      alarmas: {
        caducidad: fila.caducidad,
        medida: fila.medidaVence,
        resolucion: esperaDe(fila, 'resolucion'),
        banco: esperaDe(fila, 'banco'),
        convenio: riesgos.get(nameOf(fila)) ?? null,
      },
      saldada: fila.saldada && { desde: fila.saldada, sabido: fila.saldadaSabida ?? fila.saldada },
      conMedida: false,
      cerrada: etapa?.cierra ?? false,
    }
    const { valor, frase } = decideTrabajoDelDia(hechos, HOY, fechas)
    const { tipo, imponible, recurso, abogado } = fila
    return valor ? [{ tipo, imponible, recurso, abogado, frase, ...valor }] : []
  })
}

const expectMiDia = ({ grupos }: Pick<MiDia, 'grupos'>, esperados: readonly Esperado[]) => {
  expect(grupos.map(({ grupo }) => grupo)).toEqual(GRUPOS_DE_MI_DIA)
  for (const { grupo, total, filas } of grupos) {
    const suyos = esperados.filter((uno) => uno.grupo === grupo)
    expect(total, grupo).toBe(suyos.length)
    expect(filas, grupo).toHaveLength(Math.min(total, FILAS_DE_MI_DIA))
    const dias = suyos.map(({ dia }) => dia).sort()
    expect(filas.map(({ dia }) => dia)).toEqual(dias.slice(0, FILAS_DE_MI_DIA))
    const porNombre = new Map(suyos.map((uno) => [nameOf(uno), uno]))
    for (const fila of filas) {
      const suyo = porNombre.get(nameOf(fila))
      const { abogado, dia, paso, frase } = suyo ?? {}
      if (grupo === 'saldadas') expect(fila).toMatchObject({ abogado, dia, paso: fila.cierre })
      else expect(fila, grupo).toMatchObject({ abogado, dia, paso, frase })
    }
  }
}

const expectDeTodos = async (minimo: number) => {
  const esperados = await readEsperados(await readFechasDeMesa(test.open.db))
  const deJefe = await miDiaDe(DNIS.jefe)
  expect(esperados.length).toBeGreaterThan(minimo)
  for (const { grupo, total, filas } of deJefe.grupos) {
    expect(total, grupo).toBe(esperados.filter((uno) => uno.grupo === grupo).length)
    expect(filas).toEqual([])
  }
  for (const { abogado, cuentas } of deJefe.abogados)
    for (const grupo of GRUPOS_DE_MI_DIA)
      expect(cuentas[grupo], `${abogado} ${grupo}`).toBe(
        esperados.filter((uno) => uno.abogado === abogado && uno.grupo === grupo).length,
      )
  for (const [dni, codigo] of [
    [DNIS.a01, 'A01'],
    [DNIS.a02, 'A02'],
  ] as const) {
    const suyos = esperados.filter(({ abogado }) => abogado === codigo)
    expect(suyos.length).toBeGreaterThan(0)
    for (const pedido of ['', 'A03']) {
      const propio = await miDiaDe(dni, pedido)
      expectMiDia(propio, suyos)
      expect(propio.abogados).toEqual([])
    }
    expectMiDia(await miDiaDe(DNIS.admin, codigo), suyos)
  }
  return esperados
}

describe('the work of the day', () => {
  it('is what core decides for the demo, with its agreements at risk', async () => {
    const esperados = await expectDeTodos(50)
    expect(esperados.some(({ grupo }) => grupo === 'convenios')).toBe(true)
  })

  it('is hidden from a guest and empty for a person without a code', async () => {
    for (const dni of [DNIS.invitado, DNIS.sinCodigo]) {
      const response = await test.call('GET', '/api/hoy/mi-dia', await test.login(dni))
      expect(response.statusCode).toBe(403)
    }
  })

  it('is what core decides for random cases with letters and agreements', async () => {
    const { db } = test.open
    await prepareHistorias(db)
    // Non-working days of the municipality move the end of the term of some letters. Non-working days of a single court
    // move none.
    await db.execute(sql`insert into dia_inhabil (desde, ambito, hasta, clase, motivo) values
      ('2026-11-10', 'municipio', '2026-11-12', 'asueto', 'Aniversario'),
      ('2026-11-02', 'juzgado: Juzgado 1', '2026-11-13', 'asueto', 'Acordada 1')`)
    const vistos = new Set<string>()
    for (const ronda of [0, 2, 3]) {
      const reglas = await changeReglas(db, ronda)
      const lote = { semilla: 300 + ronda, desde: 1 + ronda * 500, cantidad: 500 }
      const casos = await createHistorias(db, { ...lote, fechas: reglas.fechas })
      await db.execute(sql`truncate caso, carta cascade`)
      await db.execute(sql`update tipo_etapa set cierra = tp_id % 7 = 0`)
      const claves = casos.map(({ clave }) => clave)
      await db.transaction(async (tx) => {
        await refreshCasos(tx, claves)
      })
      const deConvenios = await addCasosDeConvenios()
      await addCartas([...claves, ...deConvenios], ronda)
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`)
        await tx.execute(sql`update caso set vence = ${HOY}::date + (imponible / 3 % 12 - 4), plazo_desde = ${addDays(HOY, -30)},
          plazo_origen = 'etapa', tp_id = case when imponible % 5 = 0 then 10 else tp_id end
          where imponible % 3 = 0 and saldada is null and vence is not null`)
        await tx.execute(sql`update caso set caducidad = ${HOY}::date + (imponible % 60 - 10)
          where imponible % 11 = 0 and saldada is null`)
        await tx.execute(sql`update caso set vence = null, caducidad = null, medida_vence = null, mesa = 'extrajudicial',
          solapa_extrajudicial = 'activos', todos_extrajudicial = true
          where imponible % 3 = 1 and saldada is null`)
      })
      for (const uno of await expectDeTodos(100)) vistos.add(`${uno.grupo} ${uno.paso}`)
    }
    expect([...vistos].sort()).toEqual(
      expect.arrayContaining([
        'alarmas actuar',
        'cartas anotarAcuse',
        'maduros radicar',
        'saldadas archivar',
        'semana actuar',
        'venceHoy actuar',
        'vencidos anotarAcuse',
        'vencidos radicar',
      ]),
    )
  }, 240_000)
})

/**
 * The random cases of the test have no agreements. This function adds the cases of the properties and businesses that
 * have agreements in the demonstration data.
 */
const addCasosDeConvenios = async (): Promise<ClaveDeCaso[]> => {
  const { rows } = await test.open.db.execute<ClaveDeCaso & Record<string, unknown>>(sql`
    insert into caso (tipo, imponible, recurso, mesa, solapa_extrajudicial, todos_extrajudicial)
    select distinct tipo, imponible, recurso, 'extrajudicial', 'activos', true from convenio_plan
    on conflict do nothing returning tipo, imponible, recurso`)
  return rows
}

const addCartas = async (claves: readonly ClaveDeCaso[], ronda: number) => {
  const RESULTADOS = ['recibida', 'negada', 'fijada', 'mudado', 'devuelta', null, null] as const
  const cartas = claves.flatMap((clave, i) =>
    i % 2 === 0
      ? []
      : [0, 1].map((cual) => {
          const numero = ronda * 10_000 + i * 2 + cual + 1
          const azar = (numero * 7919) % 1009
          const fecha = addDays(HOY, -(azar % 40) - 3)
          return {
            ...clave,
            ...{ numero, fecha, abogado: ['A01', 'A02', 'A03'][azar % 3] },
            resultado: RESULTADOS[azar % RESULTADOS.length] ?? null,
            recibida: addDays(fecha, azar % 3),
            anulada: azar % 17 === 0,
            retirado: azar % 19 === 0,
          }
        }),
  )
  const total = 1 as Centavos
  await test.open.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    const json = sql`json_to_recordset(${JSON.stringify(cartas)}::json) as x(tipo text, imponible int, recurso text,
      numero int, fecha date, abogado text, resultado text, recibida date, anulada bool, retirado bool)`
    await tx.execute(sql`
      insert into carta (numero, lote, abogado, fecha, datos, total, codigo_verificacion, anulada)
      select numero, gen_random_uuid(), abogado, fecha, '{}', ${total}, numero::text, case when anulada then now() end from ${json}`)
    await tx.execute(sql`
      insert into carta_imponible (numero, tipo, imponible, recurso, retirado)
      select numero, tipo, imponible, recurso, case when retirado then now() end from ${json}`)
    await tx.execute(sql`
      insert into carta_acuse (numero, medio, resultado, fecha, dni, anotado)
      select numero, 'postal', resultado, recibida, '20000001', now() from ${json} where resultado is not null`)
    await tx.execute(
      sql`update caso set abogado = (array['A01', 'A02', 'A03'])[1 + (imponible * 7) % 3]`,
    )
  })
}
