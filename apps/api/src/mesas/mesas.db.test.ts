import type { Contract, ReplyOf } from '@apremia/api-client'
import {
  addDays,
  buildResumenDeCaso,
  computePlazo,
  decideAlarmas,
  decideColor,
  decideEsperas,
  decideEstadoDePlazo,
  decideSolapa,
  decideTipoDeCaso,
  decideVencimientos,
  decideVentana,
  desdeDeListado,
  findCambioSinPlazo,
  MESAS,
  type Mesa,
  textos,
  VENCIMIENTOS,
} from '@apremia/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DNIS } from '../../test/dnis.ts'
import { HOY } from '../../test/global-setup.ts'
import {
  type CasoAlAzar,
  changeReglas,
  createHistorias,
  prepareHistorias,
} from '../../test/historias-de-caso.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { buildCaso } from '../casos/build-caso.ts'
import { refreshCasos } from '../casos/refresh-casos.ts'
import { loadCalendarioHabil } from '../dias-inhabiles/dias-inhabiles-repo.ts'

type Caso = ReplyOf<Contract['pageMesa']>[number]
type Cuentas = ReplyOf<Contract['countMesa']>

const SOLAPAS = ['activos', 'sinEvaluar', 'planDePagos', 'todos'] as const
const VENCE = ['', ...VENCIMIENTOS] as const
type Persona = keyof typeof DNIS
const CODIGOS: Readonly<Record<Persona, string | null>> = {
  admin: '',
  jefe: '',
  a01: 'A01',
  a02: 'A02',
  invitado: '',
  sinCodigo: null,
}

let test: TestApp
const tokens = {} as Record<Persona, string>

const ask = async <T>(quien: Persona, path: string, query: Readonly<Record<string, string>>) => {
  const busca = new URLSearchParams(query)
  const response = await test.call('GET', `/api${path}?${busca}`, tokens[quien])
  expect(response.statusCode, response.body).toBe(200)
  return { valor: response.json<T>(), total: Number(response.headers['x-total-count']) }
}

beforeAll(async () => {
  test = await startTestApp()
  for (const [quien, dni] of Object.entries(DNIS)) tokens[quien as Persona] = await test.login(dni)
})
afterAll(() => test.close())

const nameOf = ({ imponible, recurso }: { imponible: number; recurso: string }) =>
  `${imponible} ${recurso}`

const lookAt = (
  { clave, conocido }: CasoAlAzar,
  mesa: Mesa,
  reglas: Parameters<typeof buildCaso>[2],
) => {
  const resumen = buildResumenDeCaso(conocido.historia)
  const fila = buildCaso(clave, conocido, reglas)
  const { solapa, enTodos } = decideSolapa(resumen, mesa, reglas.fechas).valor
  const plazo = computePlazo(resumen, reglas.inicio).valor
  const vista = { hoy: HOY, fechas: reglas.fechas, solapa }
  return {
    nombre: nameOf(clave),
    abogado: fila?.abogado ?? '',
    solapa,
    enTodos: fila !== null && enTodos,
    enVentana: decideVentana(resumen, { hoy: HOY, solapa }).valor,
    muestra: {
      ultima: resumen.ultima?.fecha ?? null,
      inicial: resumen.ingreso,
      vence: plazo?.vence ?? null,
      cambio: findCambioSinPlazo(plazo?.origen ?? null, resumen),
      color: decideColor(plazo, vista).valor,
      plazo: decideEstadoDePlazo(plazo, resumen.saldada !== null, vista).valor,
      situacion: decideTipoDeCaso(resumen).valor.situacion,
    },
    urge: decideVencimientos(resumen, plazo, vista).valor,
  }
}

describe('the tabs of both desks', () => {
  const CASOS = 400
  it('list and count the cases that core gives, for every tab, filter and person', async () => {
    const { db } = test.open
    await prepareHistorias(db)
    for (const ronda of [0, 2]) {
      const reglas = await changeReglas(db, ronda)
      const lote = { semilla: 40 + ronda, desde: 1 + ronda * CASOS, cantidad: CASOS }
      const casos = await createHistorias(db, { ...lote, fechas: reglas.fechas })
      await db.execute('delete from caso')
      await db.transaction((tx) =>
        refreshCasos(
          tx,
          casos.map(({ clave }) => clave),
        ),
      )
      let vistos = 0
      for (const mesa of MESAS) {
        const segunCore = casos.map((caso) => lookAt(caso, mesa, reglas))
        for (const vence of VENCE)
          for (const historico of ['', 'true']) {
            const dentro = (caso: (typeof segunCore)[number], completa: boolean) =>
              caso.enTodos &&
              (vence === '' || caso.urge.includes(vence)) &&
              (completa || caso.enVentana)
            for (const [quien, codigo] of Object.entries(CODIGOS) as [Persona, string | null][]) {
              if (quien === 'invitado' && historico === 'true') continue
              const suyos = segunCore.filter(
                ({ abogado }) => codigo !== null && (codigo === '' || abogado === codigo),
              )
              const filtro = { mesa, vence, historico }
              const { valor: cuentas } = await ask<Cuentas>(quien, '/mesas/cuentas', filtro)
              const todos: Record<string, number> = {}
              for (const solapa of SOLAPAS) {
                const esperados = suyos.filter(
                  (caso) =>
                    dentro(caso, historico === 'true') &&
                    (solapa === 'todos' || caso.solapa === solapa),
                )
                todos[solapa] = suyos.filter(
                  (caso) => dentro(caso, true) && (solapa === 'todos' || caso.solapa === solapa),
                ).length
                const { valor: filas, total } = await ask<Caso[]>(quien, '/mesas', {
                  ...filtro,
                  solapa,
                })
                expect(filas).toHaveLength(total)
                expect(total, `${quien} ${mesa} ${solapa} ${vence} ${historico}`).toBe(
                  cuentas.cuentas[solapa],
                )
                expect(cuentas.cuentas[solapa] + cuentas.anteriores[solapa]).toBe(todos[solapa])
                expect(filas.map(nameOf).sort()).toEqual(
                  esperados.map(({ nombre }) => nombre).sort(),
                )
                const porNombre = new Map(esperados.map((caso) => [caso.nombre, caso]))
                for (const fila of filas) {
                  const { muestra, abogado } = porNombre.get(nameOf(fila)) ?? {}
                  expect(fila).toMatchObject({ ...muestra, abogado })
                }
                vistos += filas.length
              }
            }
          }
      }
      expect(vistos).toBeGreaterThan(500)
    }
  }, 240_000)

  it('come by their deadline, the first first, and by any column both ways', async () => {
    const lista = async (orden: string, sentido: string) => {
      const { valor } = await ask<Caso[]>('jefe', '/mesas', {
        ...{ mesa: 'extrajudicial', solapa: 'todos', historico: 'true', orden, sentido },
      })
      return valor
    }
    const porPlazo = await lista('vence', 'asc')
    const plazos = porPlazo.flatMap(({ vence }) => vence ?? [])
    expect(plazos).toEqual([...plazos].sort())
    expect(porPlazo.slice(0, plazos.length).every(({ vence }) => vence !== null)).toBe(true)
    const columnas: Readonly<Record<string, (fila: Caso) => string | number | null>> = {
      abogado: (fila: Caso) => fila.abogado,
      imponible: (fila: Caso) => fila.imponible,
      recurso: (fila: Caso) => fila.recurso,
      situacion: (fila: Caso) => fila.situacion,
      categoria: (fila: Caso) => fila.categoria,
      ultima: (fila: Caso) => fila.ultima ?? null,
      inicial: (fila: Caso) => fila.inicial ?? null,
      monto: (fila: Caso) => Number(fila.monto),
    }
    for (const [orden, valor] of Object.entries(columnas))
      for (const sentido of ['asc', 'desc']) {
        const valores = (await lista(orden, sentido)).map(valor).filter((uno) => uno !== null)
        const ordenados = [...valores].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
        expect(valores, `${orden} ${sentido}`).toEqual(
          sentido === 'asc' ? ordenados : ordenados.reverse(),
        )
      }
    for (const orden of ['contribuyente', 'expediente'])
      expect(await lista(orden, 'asc')).toHaveLength(porPlazo.length)
  })
})

describe('the alarms of the desks', () => {
  it('are those core says, filtered and counted once, on the judicial desk when the case is in its TODOS', async () => {
    const { db } = test.open
    const reglas = await changeReglas(db, 2)
    const lote = { semilla: 90, desde: 5_001, cantidad: 400 }
    const casos = await createHistorias(db, { ...lote, fechas: reglas.fechas })
    await db.execute('delete from caso')
    await db.transaction((tx) =>
      refreshCasos(
        tx,
        casos.map(({ clave }) => clave),
      ),
    )
    const calendario = await loadCalendarioHabil(test.open.db)
    for (const clase of ['caducidad', 'medida', 'resolucion', 'banco'] as const)
      for (const mesa of MESAS) {
        const esperados = casos.flatMap((caso) => {
          const fila = buildCaso(caso.clave, caso.conocido, reglas)
          if (fila === null || !lookAt(caso, mesa, reglas).enTodos) return []
          if (mesa === 'extrajudicial' && lookAt(caso, 'judicial', reglas).enTodos) return []
          const { caducidad, medidaVence: medida, saldada } = fila
          const esperas = decideEsperas(caso.conocido.historia.actuaciones, calendario, HOY)
          const [resolucion, banco] = [esperas.resolucion.valor, esperas.banco.valor]
          const fechas = {
            ...{ caducidad, medida, convenio: null, saldada },
            ...{ resolucion: resolucion?.hasta ?? null, banco: banco?.hasta ?? null },
          }
          const alarmas = decideAlarmas(fechas, HOY).valor
          return alarmas.some((una) => una.clase === clase)
            ? [{ nombre: nameOf(caso.clave), alarmas }]
            : []
        })
        const filtro = { mesa, alarma: clase, historico: 'true' }
        const lista = { ...filtro, solapa: 'todos' }
        const { valor, total } = await ask<Caso[]>('admin', '/mesas', lista)
        const { valor: cuentas } = await ask<Cuentas>('admin', '/mesas/cuentas', filtro)
        if (mesa === 'judicial') expect(total).toBeGreaterThan(0)
        expect([total, cuentas.cuentas.todos]).toEqual([esperados.length, esperados.length])
        const porNombre = new Map(esperados.map((uno) => [uno.nombre, uno.alarmas]))
        for (const fila of valor) expect(fila.alarmas).toEqual(porNombre.get(nameOf(fila)))
      }
  })
})

describe('the window of 120 days', () => {
  it('includes its first day and not the day before; the cases outside are counted and can be shown (D67)', async () => {
    const PRIMERO = 900_001
    const { db } = test.open
    await db.execute('delete from caso')
    const desde = desdeDeListado(HOY)
    for (const [i, dia] of [addDays(desde, -1), desde, addDays(desde, 1)].entries())
      await db.execute(`insert into actuacion (id, tipo, imponible, recurso, abogado, fecha, tp_id, gp_id)
        values (${PRIMERO + i}, 'I', ${PRIMERO + i}, 'AB', 'A01', '${dia}', 200, 2)`)
    await db.transaction((tx) =>
      refreshCasos(
        tx,
        [0, 1, 2].map((i) => ({ tipo: 'I' as const, imponible: PRIMERO + i, recurso: 'AB' })),
      ),
    )
    const numeros = async (historico: string) =>
      (
        await ask<Caso[]>('a01', '/mesas', {
          ...{ mesa: 'extrajudicial', solapa: 'todos', orden: 'imponible', historico },
        })
      ).valor.map(({ imponible }) => imponible - PRIMERO)
    expect(await numeros('')).toEqual([1, 2])
    expect(await numeros('si')).toEqual([1, 2])
    expect(await numeros('true')).toEqual([0, 1, 2])
    const { valor } = await ask<Cuentas>('a01', '/mesas/cuentas', { mesa: 'extrajudicial' })
    expect(valor).toMatchObject({
      desde,
      hoy: HOY,
      cuentas: { todos: 2 },
      anteriores: { todos: 1 },
    })
  })
})

describe('the historic search', () => {
  it.each(['/mesas', '/mesas/cuentas'])('is refused to a guest in %s (S2 §6)', async (path) => {
    const query = 'mesa=judicial&historico=true'
    const refused = await test.call('GET', `/api${path}?${query}`, tokens.invitado)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({
      error: { code: 'sin-permiso', message: textos.mesas.sinHistorico },
    })
    const listed = await test.call('GET', `/api${path}?mesa=judicial`, tokens.invitado)
    expect(listed.statusCode).toBe(200)
  })
})
