import type { Contract, ReplyOf } from '@apremia/api-client'
import {
  addDays,
  buildResumenDeCaso,
  CUADROS,
  computePlazo,
  decideSolapa,
  decideTramo,
  decideVencimientos,
  MESAS,
  parseSignedWireAmount,
  TRAMOS,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { intimables, pedirCartas } from '../../test/cartas.ts'
import { DNIS } from '../../test/dnis.ts'
import { HOY } from '../../test/global-setup.ts'
import { changeReglas, createHistorias, prepareHistorias } from '../../test/historias-de-caso.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { buildCaso } from '../casos/build-caso.ts'
import { refreshCasos } from '../casos/refresh-casos.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { readEstadisticas } from './read-estadisticas.ts'

type Estadisticas = ReplyOf<Contract['getEstadisticas']>
type Caso = ReplyOf<Contract['pageMesa']>[number]

type DeMesa = Pick<Caso, 'mesa' | 'monto'> & { readonly casos: number }
type Persona = keyof typeof DNIS

let test: TestApp
const tokens = {} as Record<Persona, string>
beforeAll(async () => {
  test = await startTestApp()
  for (const [quien, dni] of Object.entries(DNIS)) tokens[quien as Persona] = await test.login(dni)
})
afterAll(() => test.close())

const read = async (quien: Persona, abogado = ''): Promise<Estadisticas> => {
  const response = await test.call('GET', `/api/estadisticas?abogado=${abogado}`, tokens[quien])
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Estadisticas>()
}

const enCentavos = (wire: string | null | undefined): number =>
  parseSignedWireAmount(wire ?? '0.00') ?? Number.NaN

const suma = <T>(filas: readonly T[], de: (fila: T) => number): number =>
  filas.reduce((total, fila) => total + de(fila), 0)

/**
 * Lists all the cases of a work list that a person sees, however old. The API refuses work lists to a guest (S2 §6).
 * For a guest, the test asks as an admin, who sees the same cases.
 */
const listMesa = async (quien: Persona, filtro: Readonly<Record<string, string>>) => {
  const ve = quien === 'invitado' ? 'admin' : quien
  const filas: Caso[] = []
  for (let pagina = 1; ; pagina += 1) {
    const busca = new URLSearchParams({
      ...{ solapa: 'todos', historico: 'true', porPagina: '200', pagina: String(pagina) },
      ...filtro,
    })
    const response = await test.call('GET', `/api/mesas?${busca}`, tokens[ve])
    expect(response.statusCode, response.body).toBe(200)
    filas.push(...response.json<Caso[]>())
    if (filas.length >= Number(response.headers['x-total-count'])) return filas
  }
}

const totalOf = async (
  quien: Persona,
  url: string,
  body?: Readonly<Record<string, string>>,
): Promise<number> => {
  const response = await test.call(body ? 'POST' : 'GET', `/api${url}`, tokens[quien], body)
  expect(response.statusCode, response.body).toBe(200)
  return Number(response.headers['x-total-count'])
}

/**
 * Checks each figure of the statistics against the matching list of cases. The count must equal the number of rows, and
 * the amount must equal the debt of these rows to the centavo.
 */
const expectLoQueLista = async (quien: Persona, abogado: string) => {
  const datos = await read(quien, abogado)
  for (const mesa of MESAS) {
    const de = { mesa, abogado }
    const suyas = <T extends DeMesa>(filas: readonly T[]) =>
      filas.filter((fila) => fila.mesa === mesa)
    const todos = await listMesa(quien, de)
    for (const filas of [datos.cartera, datos.antiguedad].map((unas) => suyas<DeMesa>(unas))) {
      expect(suma(filas, ({ casos }) => casos)).toBe(todos.length)
      expect(suma(filas, ({ monto }) => enCentavos(monto))).toBe(
        suma(todos, ({ monto }) => enCentavos(monto)),
      )
    }
    for (const { parte, casos, monto } of suyas(datos.cartera)) {
      const filas = todos.filter(({ solapa }) => (solapa ?? 'otros') === parte)
      expect([casos, enCentavos(monto)], `${quien} ${abogado} ${mesa} ${parte}`).toEqual([
        filas.length,
        suma(filas, (fila) => enCentavos(fila.monto)),
      ])
    }
    for (const { tramo, casos } of suyas(datos.antiguedad))
      expect(casos, `${quien} ${abogado} ${mesa} ${tramo}`).toBe(
        (await listMesa(quien, { ...de, antiguedad: tramo })).length,
      )
    for (const { vence, casos } of suyas(datos.plazos))
      expect(casos).toBe((await listMesa(quien, { ...de, solapa: 'activos', vence })).length)
  }
  for (const { desde, hasta, convenios } of datos.meses)
    expect(
      await totalOf(quien, '/convenios/buscar?porPagina=1', {
        ...{ desde, hasta, abogado, confirmado: '1' },
      }),
      `${quien} ${abogado} ${desde}`,
    ).toBe(convenios)
  for (const { acuse, cartas } of datos.cartas ?? [])
    expect(
      await totalOf(quien, `/cartas?acuse=${acuse}&abogado=${abogado}&porPagina=1`),
      `${quien} ${abogado} ${acuse}`,
    ).toBe(cartas)
  return datos
}

describe('the statistics of each person', () => {
  it.each(['admin', 'jefe', 'a01', 'a02', 'invitado'] as const)(
    '%s: every number is what its list has',
    async (quien) => {
      const datos = await expectLoQueLista(quien, '')
      expect(datos.casos).toBeGreaterThan(0)
      for (const { abogado } of datos.abogados.filter((uno) => uno.abogado !== '').slice(0, 2)) {
        const suyas = await expectLoQueLista(quien, abogado)
        expect(suyas.abogados).toEqual([])
        const fila = datos.abogados.find((uno) => uno.abogado === abogado)
        expect(fila).toMatchObject({
          monto: suyas.monto,
          judicial: suma(
            suyas.cartera.filter(({ mesa }) => mesa === 'judicial'),
            ({ casos }) => casos,
          ),
          vencidos: suma(
            suyas.plazos.filter(({ vence }) => vence === 'vencidos'),
            ({ casos }) => casos,
          ),
          convenios: suma(suyas.meses, ({ convenios }) => convenios),
          cuotas: suma(suyas.meses, ({ cuotas }) => cuotas ?? 0),
        })
        expect(enCentavos(fila?.recuperado)).toBe(
          suma(suyas.meses, ({ recuperado }) => enCentavos(recuperado)),
        )
      }
      if (datos.abogados.length > 0) {
        for (const campo of ['monto', 'convenido'] as const)
          expect(suma(datos.abogados, (uno) => enCentavos(uno[campo]))).toBe(
            campo === 'monto'
              ? enCentavos(datos.monto)
              : suma(datos.meses, ({ convenido }) => enCentavos(convenido)),
          )
      }
    },
    120_000,
  )

  it('a lawyer receives only their own figures, whatever lawyer they ask for; a person without a code receives none', async () => {
    expect(await read('a01', 'A02')).toEqual(await read('a01'))
    expect((await read('a01')).abogados).toEqual([])
    expect(await read('sinCodigo')).toMatchObject({ casos: 0, cartas: null, evaluaciones: null })
    expect((await read('sinCodigo')).meses).toHaveLength(12)
  })

  it('the evaluations of each month are shown to those who evaluate and to those with the permission (D14, D179)', async () => {
    const body = { desde: '2026-08-01', hasta: '2026-11-20', resultado: 'Aprobado' }
    for (const abogado of ['A01', 'A01', 'A02'])
      expect(
        (await test.call('POST', '/api/evaluaciones', tokens.jefe, { ...body, abogado }))
          .statusCode,
      ).toBe(200)
    const countDe = ({ evaluaciones }: Estadisticas) =>
      suma(evaluaciones ?? [], ({ aprobadas, desaprobadas }) => aprobadas + desaprobadas)
    const cuantas = async (quien: Persona, abogado = '') => countDe(await read(quien, abogado))
    for (const quien of ['admin', 'jefe'] as const) expect(await cuantas(quien)).toBe(3)
    const titular = await test.login('20000008')
    const suyas = await test.call('GET', '/api/estadisticas', titular)
    expect(countDe(suyas.json())).toBe(3)
    expect(await cuantas('admin', 'A01')).toBe(2)
    expect(await cuantas('a02')).toBe(1)
    expect((await read('sinCodigo')).evaluaciones).toBeNull()
  })

  it('a guest sees neither letters nor evaluations, and exports nothing (D10)', async () => {
    const datos = await read('invitado')
    expect([datos.cartas, datos.evaluaciones]).toEqual([null, null])
    expect(datos.abogados.length).toBeGreaterThan(1)
    const url = '/api/estadisticas/excel?cuadro=cartera'
    expect((await test.call('GET', url, tokens.invitado)).statusCode).toBe(403)
  })

  it('count as collected the quotas of plans and the periods in management, with late interest', async () => {
    const { meses } = await read('jefe')
    const lapso = [meses[0]?.desde, meses.at(-1)?.hasta]
    const ask = async (text: string) => {
      const { rows } = await test.open.pool.query(text, lapso)
      expect(Number(rows[0].cuotas)).toBeGreaterThan(0)
      return [Number(rows[0].cuotas), Number(rows[0].recuperado)] as const
    }
    const deCuotas = await ask(
      `select count(*)::int as cuotas, sum(q.monto + q.int_cobranza)::bigint as recuperado
       from plan_cuota q where q.fecha_cobranza between $1 and $2
         and exists (select from deuda d where d.nro_plan = q.nro_plan and d.legal <> '')`,
    )
    const dePeriodos = await ask(
      `select count(d.cobrado)::int as cuotas, sum(d.cobrado)::bigint as recuperado from deuda d
       where d.fecha_cobranza between $1 and $2 and d.legal <> '' and d.nro_plan is null`,
    )
    expect(suma(meses, ({ cuotas }) => cuotas ?? 0)).toBe(deCuotas[0] + dePeriodos[0])
    expect(suma(meses, ({ recuperado }) => enCentavos(recuperado))).toBe(
      deCuotas[1] + dePeriodos[1],
    )
  })

  it('count a collected period without a plan on its day and for its lawyer, and a period of a plan only once', async () => {
    const antes = await read('jefe')
    const deA01 = ({ abogados }: Estadisticas) => {
      const suya = abogados.find(({ abogado }) => abogado === 'A01')
      return [suya?.cuotas ?? 0, enCentavos(suya?.recuperado)] as const
    }
    const elegir = (plan: string) => `select d.ctid from deuda d
      where d.legal = 'A01' and d.fecha_cobranza is null and ${plan} limit 1`
    const conCuotas = 'exists (select from plan_cuota q where q.nro_plan = d.nro_plan)'
    const collect = async (plan: string, cobrado: number | null) => {
      const { rowCount } = await test.open.pool.query(
        `update deuda set fecha_cobranza = $1, cobrado = $2 where ctid = (${elegir(plan)})`,
        [antes.hoy, cobrado],
      )
      expect(rowCount).toBe(1)
    }
    await collect('d.nro_plan is null', 123_45)
    await collect('d.nro_plan is null', null)
    await collect(conCuotas, 999_00)
    const despues = await read('jefe')
    const [cuotas, recuperado] = deA01(antes)
    expect(deA01(despues)).toEqual([cuotas + 1, recuperado + 123_45])
    const delMes = ({ meses }: Estadisticas) => enCentavos(meses.at(-1)?.recuperado)
    expect(delMes(despues)).toBe(delMes(antes) + 123_45)
  })

  it("with the municipality's own service, the amounts it keeps are blank (D110)", async () => {
    const { services } = test
    const remoto = {
      ...services,
      config: { ...services.config, servicioMunicipal: { url: 'http://127.0.0.1:9' } as never },
    }
    const jefe = { rol: 'user', abogado: 'A00', permisos: [] } as unknown as Sesion
    const datos = await readEstadisticas(remoto, jefe, '')
    const deCasos = [...datos.cartera, ...datos.antiguedad, ...datos.plazos, ...datos.abogados]
    expect(new Set([datos, ...deCasos].map(({ monto }) => monto))).toEqual(new Set([null]))
    const cobros = [...datos.meses, ...datos.abogados]
    expect(cobros.flatMap(({ cuotas, recuperado }) => [cuotas, recuperado])).not.toContainEqual(
      expect.anything(),
    )
    expect(datos.casos).toBe((await read('jefe')).casos)
  })

  it.each(CUADROS)('%s is exported whole', async (cuadro) => {
    const url = `/api/estadisticas/excel?cuadro=${cuadro}&formato=csv`
    const response = await test.call('GET', url, tokens.jefe)
    expect(response.statusCode, response.body).toBe(200)
    expect(response.headers['content-disposition']).toContain(`estadisticas-${cuadro}_`)
    const datos = await read('jefe')
    const filas = response.body.trim().split('\r\n').slice(1)
    expect(filas).toHaveLength(datos[cuadro]?.length ?? 0)
  })
})

describe('data kept between requests', () => {
  beforeAll(async () => {
    const cartas = await pedirCartas(test, tokens.a01, await intimables(test, 'A01', 2))
    expect(cartas.statusCode, cartas.body).toBeLessThan(300)
  })

  const recuperado = ({ meses }: Estadisticas) => suma(meses, (mes) => enCentavos(mes.recuperado))

  it('is read again once a plan, a debt or a case changed', async () => {
    const antes = await read('invitado')
    expect(await read('invitado')).toEqual(antes)
    const { rows } = await test.open.pool.query(`
      update deuda d set nro_plan = p.nro_plan from (
        select p.nro_plan, x.tipo, x.imponible, x.recurso, x.anio, x.cuota
        from plan_pago p join deuda x using (tipo, imponible, recurso)
        where x.legal <> '' and exists (select from plan_cuota q where q.nro_plan = p.nro_plan)
        order by 1, 2, 3, 4, 5, 6 limit 1) p
      where (d.tipo, d.imponible, d.recurso, d.anio, d.cuota)
        = (p.tipo, p.imponible, p.recurso, p.anio, p.cuota)
      returning d.nro_plan`)
    await test.open.pool.query(
      'update plan_cuota set fecha_cobranza = $1, int_cobranza = int_cobranza + 100 where nro_plan = $2',
      [antes.hoy, rows[0].nro_plan],
    )
    const cobrado = await read('invitado')
    expect(recuperado(cobrado)).toBeGreaterThan(recuperado(antes))

    const propia = await read('a01')
    await test.open.pool.query(
      "update deuda set capital = capital + 100 where legal = 'A01' and estado <> 'CANCELADA'",
    )
    expect(enCentavos((await read('a01')).monto)).toBeGreaterThan(enCentavos(propia.monto))
  })

  const enVigor = `activo and fc_confirma is not null and fechaconf > date '${HOY}' - 200`
  it.each([
    [
      'a plan of an agreement',
      `update convenio_plan set monto = monto + 100
       where convenio_id in (select id from convenio where ${enVigor})`,
    ],
    ['an agreement', `update convenio set fechaconf = fechaconf - 400 where ${enVigor}`],
    ['a letter', 'update carta set total = total + 100'],
    [
      'an acknowledgement',
      `insert into carta_acuse (numero, medio, resultado, fecha, dni, anotado)
       select numero, 'postal', 'entregada', fecha, '${DNIS.a01}', now() from carta`,
    ],
    ['the name of a lawyer', "update abogado set nombre = nombre || ' Segunda'"],
  ])('is read again once %s changed', async (_, sql) => {
    const antes = await read('jefe')
    expect((await test.open.pool.query(`${sql} returning 1`)).rows.length).toBeGreaterThan(0)
    expect(await read('jefe')).not.toEqual(antes)
  })

  it('is read again once there is a new evaluation', async () => {
    const antes = await read('jefe')
    const body = { desde: '2026-08-01', hasta: '2026-11-20', resultado: 'Aprobado', abogado: 'A01' }
    expect((await test.call('POST', '/api/evaluaciones', tokens.jefe, body)).statusCode).toBe(200)
    expect((await read('jefe')).evaluaciones).not.toEqual(antes.evaluaciones)
  })

  it('is the same for all who ask at once', async () => {
    const todas = await Promise.all(Array.from({ length: 8 }, () => read('invitado')))
    expect(new Set(todas.map((una) => JSON.stringify(una))).size).toBe(1)
  })
})

// The tests of this block delete the cases of the demo, so this block comes after the tests that need the demo's cases.
describe('cases of any history', () => {
  it('are where core says, on each desk, by their last movement and by what hurries them', async () => {
    const { db } = test.open
    await prepareHistorias(db)
    for (const ronda of [0, 2]) {
      const reglas = await changeReglas(db, ronda)
      const lote = { semilla: 90 + ronda, desde: 1 + ronda * 300, cantidad: 300 }
      const casos = await createHistorias(db, { ...lote, fechas: reglas.fechas })
      await db.execute(sql`delete from caso`)
      await db.transaction((tx) =>
        refreshCasos(
          tx,
          casos.map(({ clave }) => clave),
        ),
      )
      const { antiguedad, plazos, cartera } = await read('jefe')
      for (const mesa of MESAS) {
        const segunCore = casos.flatMap(({ clave, conocido }) => {
          const resumen = buildResumenDeCaso(conocido.historia)
          const { solapa, enTodos } = decideSolapa(resumen, mesa, reglas.fechas).valor
          if (!enTodos || buildCaso(clave, conocido, reglas) === null) return []
          const vista = { hoy: HOY, fechas: reglas.fechas, solapa }
          const plazo = computePlazo(resumen, reglas.inicio).valor
          return [
            {
              parte: solapa ?? 'otros',
              tramo: decideTramo(resumen.ultima?.fecha ?? null, HOY),
              urge: decideVencimientos(resumen, plazo, vista).valor,
            },
          ]
        })
        const cuantos = (prueba: (uno: (typeof segunCore)[number]) => boolean) =>
          segunCore.filter(prueba).length
        for (const fila of cartera.filter((una) => una.mesa === mesa))
          expect(fila.casos).toBe(cuantos(({ parte }) => parte === fila.parte))
        for (const fila of antiguedad.filter((una) => una.mesa === mesa)) {
          expect(fila.casos, fila.tramo).toBe(cuantos(({ tramo }) => tramo === fila.tramo))
          expect(await listMesa('jefe', { mesa, antiguedad: fila.tramo })).toHaveLength(fila.casos)
        }
        for (const fila of plazos.filter((una) => una.mesa === mesa))
          expect(fila.casos).toBe(
            cuantos(({ parte, urge }) => parte === 'activos' && urge.includes(fila.vence)),
          )
      }
    }
  })

  it('have each stretch begin and end on its days', async () => {
    const { db } = test.open
    await db.execute(sql`delete from caso`)
    const dias = [0, 30, 31, 90, 91, 120, 121, 365, 366]
    for (const [i, hace] of dias.entries())
      await db.execute(sql`insert into caso (tipo, imponible, recurso, todos_judicial, ultima_fecha)
        values ('I', ${950_000 + i}, 'AB', true, ${addDays(HOY, -hace)})`)
    for (const tramo of TRAMOS) {
      const filas = await listMesa('jefe', { mesa: 'judicial', antiguedad: tramo })
      expect(filas.map(({ imponible }) => dias[imponible - 950_000])).toEqual(
        dias.filter((hace) => decideTramo(addDays(HOY, -hace), HOY) === tramo),
      )
    }
  })
})
