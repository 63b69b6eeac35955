import { CODIGOS_DE_PLAN, TIPOS_DE_PLAN } from '@apremia/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baseGuardada } from './base.ts'
import { readCuenta } from './cuenta.ts'
import type { Cuentable } from './cuentable.ts'
import {
  type AccionDeFicha,
  type EstadoDeFicha,
  reduceFicha,
  soloLoElegido,
} from './ficha-reducer.ts'
import type { PeriodoDeFicha } from './periodos.ts'
import type { PlanDeFicha } from './planes.ts'
import { claveDeItem, cuotasPlan, totalElegido } from './seleccion.ts'
import type { Convenio } from './valores.ts'

const VACIO: EstadoDeFicha = { clase: 'inmueble', items: [] }
const periodo = (c: number, t = '100.00') => ({ a: 2025, c, t, legal: 'A01' })
const run = (acciones: readonly AccionDeFicha[], desde = VACIO) =>
  acciones.reduce(reduceFicha, desde)

const clave = fc.constantFrom('SS|58', 'AB|58', 'SS|59')
const c = fc.integer({ min: 1, max: 4 })
const periodos = fc.array(
  fc.record({
    a: fc.constant(2025),
    c,
    t: fc.constantFrom('100.00', '50.10'),
    legal: fc.constant('A01'),
  }),
)
const leido: fc.Arbitrary<PeriodoDeFicha> = fc.record({
  a: fc.constant(2025),
  c,
  capital: fc.constant('80.00'),
  interes: fc.constant('20.00'),
  total: fc.constantFrom('100.00', '101.00', null),
  legal: fc.constant('A01'),
  titulos: fc.constant([]),
  vencimiento: fc.constant(null),
  impedimento: fc.constant(''),
  afuera: fc.constant(null),
})
const clase = fc.constantFrom('inmueble' as const, 'comercio' as const)
const accion: fc.Arbitrary<AccionDeFicha> = fc.oneof(
  fc.record({
    tipo: fc.constant('agregar' as const),
    r: fc.constantFrom('SS', 'AB'),
    i: fc.constantFrom(58, 59),
  }),
  fc.record({ tipo: fc.constant('quitar' as const), clave }),
  fc.record({ tipo: fc.constant('clase' as const), clase }),
  fc.record({ tipo: fc.constant('elegir' as const), clave, periodos }),
  fc.record({ tipo: fc.constant('dejar' as const), clave, periodos }),
  fc.record({
    tipo: fc.constant('plan' as const),
    clave,
    cambio: fc.record(
      {
        plan: fc.constantFrom(...CODIGOS_DE_PLAN),
        cuotas: fc.constantFrom('', '9', '99', 'x'),
        anticipo: fc.constantFrom('', '45,50', '1', 'x'),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    tipo: fc.constant('al-dia' as const),
    leidos: fc.array(fc.tuple(clave, fc.array(leido))).map((pares) => new Map(pares)),
  }),
  fc.record({ tipo: fc.constant('ver-otros' as const), clave }),
  fc.record({
    tipo: fc.constant('preguntar' as const),
    pregunta: fc.record({ tipo: fc.constant('quitar' as const), clave }),
  }),
  fc.constant<AccionDeFicha>({ tipo: 'intentar', foco: undefined }),
  fc.constant<AccionDeFicha>({ tipo: 'seguir' }),
)
const acciones = fc.array(accion, { maxLength: 25 })

const plan = (codigo: (typeof CODIGOS_DE_PLAN)[number]): PlanDeFicha => ({
  plan: codigo,
  nombre: TIPOS_DE_PLAN[codigo].nombre,
  cambiado_de: null,
  capital: '80.00',
  interes: '20.00',
  total: '100.00',
  descuento: '0.00',
  financiacion: '0.00',
  tasa: null,
  anticipo: TIPOS_DE_PLAN[codigo].anticipo ? '30.00' : '0.00',
  a_pagar: '100.00',
  origen_de_vencimientos: '',
  cuotas: [
    { cuota: 1, capital: '80.00', interes: '20.00', monto: '100.00', vencimiento: '2026-12-10' },
  ],
})

const ficha = (rest: EstadoDeFicha): Cuentable => ({
  record: undefined,
  start: { valores: {} as never, rest: VACIO, version: 0 },
  rest,
  otherRest: true,
  changed: [],
})

describe('whatever the person does', () => {
  test('an item is there once, with each period once and in order', () => {
    fc.assert(
      fc.property(acciones, (todas) => {
        const { items } = run(todas)
        expect(new Set(items.map(claveDeItem)).size).toBe(items.length)
        for (const { periodos: elegidos } of items) {
          const numeros = elegidos.map((uno) => uno.c)
          expect(numeros).toEqual([...new Set(numeros)].sort((x, y) => x - y))
        }
        expect(cuotasPlan(items)).toHaveLength(items.flatMap((item) => item.periodos).length)
        expect(Number.isInteger(totalElegido(items))).toBe(true)
      }),
    )
  })

  test('no plan is sent for a debt that does not offer it, nor for a debt without periods', () => {
    const ofertas = fc.dictionary(
      clave,
      fc.uniqueArray(fc.constantFrom(...CODIGOS_DE_PLAN), { maxLength: 5 }),
    )
    fc.assert(
      fc.property(acciones, ofertas, (todas, ofrecidos) => {
        const rest = run(todas)
        const imponibles = Object.entries(ofrecidos).map(([de, codigos]) => {
          const [r = '', i = ''] = de.split('|')
          return { r, i: Number(i), planes: codigos.map(plan), motivos: [] }
        })
        const { planes, faltas, items } = readCuenta(ficha(rest), {
          ok: false,
          motivos: [],
          avisos: [],
          resumen: null,
          imponibles,
          tope_de_cuotas: 15,
          faltan_del_papel: [],
          estado_propuesto: null,
        })
        const conPeriodos = items.filter(({ item }) => item.periodos.length > 0)
        for (const { item, vigente } of conPeriodos)
          if (vigente) expect(ofrecidos[claveDeItem(item)]).toContain(vigente.plan.plan)
        expect(planes === undefined).toBe(conPeriodos.some(({ vigente }) => !vigente))
        for (const enviado of planes ?? [])
          expect(ofrecidos[claveDeItem(enviado)]).toContain(enviado.plan)
        const sinPlan = conPeriodos.filter(({ vigente }) => !vigente)
        expect(faltas.length).toBeGreaterThanOrEqual(sinPlan.length)
      }),
    )
  })

  test('a draft of what was chosen goes on as if nothing had happened', () => {
    fc.assert(
      fc.property(acciones, acciones, (antes, despues) => {
        const estado = run(antes)
        const borrador = JSON.parse(JSON.stringify(soloLoElegido(estado))) as EstadoDeFicha
        expect(soloLoElegido(run(despues, borrador))).toEqual(soloLoElegido(run(despues, estado)))
        expect(Object.keys(borrador).sort()).toEqual(['clase', 'items'])
      }),
    )
  })

  test('an item that was removed comes back empty, and the others stay as they are', () => {
    fc.assert(
      fc.property(acciones, (todas) => {
        const estado = run(todas)
        const [r, i] = ['SS', 58]
        const vuelto = run(
          [
            { tipo: 'quitar', clave: 'SS|58' },
            { tipo: 'agregar', r, i },
          ],
          estado,
        )
        expect(vuelto.items.at(-1)).toMatchObject({ r, i, periodos: [], plan: null, cuotas: '' })
        const otros = estado.items.filter((item) => claveDeItem(item) !== 'SS|58')
        expect(vuelto.items.slice(0, -1)).toEqual(otros)
      }),
    )
  })
})

test('adding an item twice leaves the first as it was', () => {
  const uno: AccionDeFicha = { tipo: 'agregar', r: 'SS', i: 58 }
  const elegido = run([uno, { tipo: 'elegir', clave: 'SS|58', periodos: [periodo(1)] }])
  expect(reduceFicha(elegido, uno)).toBe(elegido)
})

test('a question over the former debt goes away with it', () => {
  const con = run([
    { tipo: 'agregar', r: 'SS', i: 58 },
    { tipo: 'intentar', foco: undefined },
  ])
  expect(con.pregunta).toEqual({ tipo: 'guardar' })
  expect(
    reduceFicha(con, { tipo: 'plan', clave: 'SS|58', cambio: { plan: 'ABLT' } }).pregunta,
  ).toBeUndefined()
  expect(run([{ tipo: 'intentar', foco: { en: 'frm_dni' } }], con)).toMatchObject({
    pregunta: undefined,
    foco: { en: 'frm_dni' },
  })
})

test('another kind leaves the debt behind, the same kind does not', () => {
  const con = run([{ tipo: 'agregar', r: 'SS', i: 58 }])
  expect(reduceFicha(con, { tipo: 'clase', clase: 'inmueble' }).items).toHaveLength(1)
  expect(reduceFicha(con, { tipo: 'clase', clase: 'comercio' })).toMatchObject({
    clase: 'comercio',
    items: [],
  })
})

test('a saved agreement is read as it was saved: its debt, its plan and its amount to pay', () => {
  const guardado = {
    clase: 'inmueble',
    codexterno: 'A01',
    otgastos: '0.00',
    montopago: '0.00',
    convenio_convpp: [
      { ...plan('W2200'), r: 'SS', i: 58, c: 1, anticipo: '45.50', anticipo_minimo: '30.00' },
    ],
    convenio_convppcuotas: [
      { r: 'SS', i: 58, a: 2025, c: 2, capital: '40.00', interes: '10.00', total: '50.00' },
      { r: 'SS', i: 58, a: 2025, c: 1, capital: '40.00', interes: '10.00', total: '50.00' },
    ],
  } as unknown as Convenio
  const start = baseGuardada(guardado)
  const cuenta = readCuenta(
    { record: guardado, start, rest: start.rest, otherRest: false, changed: [] },
    undefined,
  )
  expect(cuenta.intacto).toBe(guardado)
  expect(cuenta.planes).toEqual([{ r: 'SS', i: 58, plan: 'W2200', anticipo: '45.50', m: '100.00' }])
  expect(cuotasPlan(cuenta.conPeriodos).map(({ t, ...resto }) => [resto.c, t])).toEqual([
    [1, '50.00'],
    [2, '50.00'],
  ])
  expect(cuenta.faltas).toEqual([])
})
