import { CAMPOS_DE_CONVENIO } from '@apremia/core'
import { describe, expect, test } from 'vitest'
import { baseGuardada } from './base.ts'
import type { Cuentable } from './cuentable.ts'
import { type EstadoDeFicha, reduceFicha } from './ficha-reducer.ts'
import { pedidoDeCuenta } from './pedido-de-cuenta.ts'
import { elegir, itemDe } from './seleccion.ts'
import { type Convenio, toCampos, VALORES_VACIOS } from './valores.ts'

const CONTEXTO = { clase: 'inmueble', abogado: 'A01', fechaconf: '', edicion: {} } as const
const SIN_CLASE = { clase: undefined, conTexto: false } as const
/**
 * Fields of the payment agreement form. A change of any of them makes the form request new amounts or new warnings
 * about the signer.
 */
const ASKED = [
  ...['fechaconf', 'estado_id', 'otgastos', 'frmpg_id', 'montopago', 'cuotaspago'],
  ...['firma_caracter', 'frm_dni'],
]
const campos = (cambios: object = {}) => toCampos({ ...VALORES_VACIOS, ...cambios }, SIN_CLASE)

const plan = (i: number) => ({
  r: 'SS',
  i,
  plan: 'W2112',
  anticipo: '0.00',
  anticipo_minimo: '0.00',
  cuotas: [],
})
const GUARDADO = {
  clase: 'inmueble',
  codexterno: 'A01',
  otgastos: '0.00',
  montopago: '0.00',
  convenio_convpp: [plan(58), plan(59)],
  convenio_convppcuotas: [58, 59].map((i) => ({ r: 'SS', i, a: 2025, c: 1, total: '50.00' })),
} as unknown as Convenio

const nueva = (rest: EstadoDeFicha): Cuentable => ({
  record: undefined,
  start: { valores: VALORES_VACIOS, rest: { clase: 'inmueble', items: [] }, version: 0 },
  rest,
  otherRest: true,
  changed: [],
})
const edicion = (
  rest = baseGuardada(GUARDADO).rest,
  cambios: Partial<Cuentable> = {},
): Cuentable => ({
  record: GUARDADO,
  start: baseGuardada(GUARDADO),
  rest,
  otherRest: false,
  changed: [],
  ...cambios,
})
const periodo = { a: 2025, c: 1, t: '100.00', legal: 'A01' }

describe('the question about a new agreement', () => {
  const conPlan = { ...elegir(itemDe('SS', 58), [periodo]), plan: 'ABLT' as const, cuotas: '9' }
  const sinPlan = elegir(itemDe('SS', 59), [periodo])
  const ficha = nueva({ clase: 'inmueble', items: [conPlan, sinPlan, itemDe('SS', 60)] })

  test('is one, about every item with periods, and says the plan of those that have one', () => {
    const pedido = pedidoDeCuenta(ficha, CONTEXTO, campos())
    expect(JSON.parse(pedido?.ofrecer ?? '')).toEqual([
      { r: 'SS', i: 58, c: 9 },
      { r: 'SS', i: 59, c: null },
    ])
    expect(JSON.parse(pedido?.planes ?? '')).toEqual([{ r: 'SS', i: 58, plan: 'ABLT', c: 9 }])
    expect(JSON.parse(pedido?.cuotas_plan ?? '')).toHaveLength(2)
  })

  test('is not asked while there is no debt', () => {
    const vacia = nueva({ clase: 'inmueble', items: [itemDe('SS', 58)] })
    expect(pedidoDeCuenta(vacia, CONTEXTO, campos())).toBeNull()
  })

  test.each(CAMPOS_DE_CONVENIO)('changes with %s only when the answer depends on it', (campo) => {
    const valor = { fechaconf: '2026-11-20', frm_dni: '20123456' }[campo as string] ?? '7'
    const cambiado = { ...campos(), [campo]: valor }
    const igual = JSON.stringify(pedidoDeCuenta(ficha, CONTEXTO, campos()))
    expect(JSON.stringify(pedidoDeCuenta(ficha, CONTEXTO, cambiado)) === igual).toBe(
      !ASKED.includes(campo),
    )
  })
})

describe('the question about a saved agreement', () => {
  test('is not asked while nothing of its amounts changed', () => {
    expect(pedidoDeCuenta(edicion(), CONTEXTO, campos())).toBeNull()
    const conTelefono = edicion(undefined, { changed: ['frm_tel'] })
    expect(pedidoDeCuenta(conTelefono, CONTEXTO, campos())).toBeNull()
  })

  test('is over the debt it acknowledges while its selection stays, with the plans asked for', () => {
    const conGastos = edicion(undefined, { changed: ['otgastos'] })
    expect(pedidoDeCuenta(conGastos, CONTEXTO, campos())).toMatchObject({
      cuotas_plan: '[]',
      planes: '[]',
      ofrecer: '[]',
    })
    const rest = reduceFicha(baseGuardada(GUARDADO).rest, { tipo: 'ver-otros', clave: 'SS|59' })
    const pedido = pedidoDeCuenta(edicion(rest), CONTEXTO, campos())
    expect(pedido).toMatchObject({ cuotas_plan: '[]', planes: '[]' })
    expect(JSON.parse(pedido?.ofrecer ?? '')).toMatchObject([{ i: 59 }])
  })

  test('sends the whole debt once some of it changed, and offers plans only for that part', () => {
    const rest = reduceFicha(baseGuardada(GUARDADO).rest, {
      tipo: 'elegir',
      clave: 'SS|58',
      periodos: [{ ...periodo, c: 2 }],
    })
    const pedido = pedidoDeCuenta(edicion(rest, { otherRest: true }), CONTEXTO, campos())
    expect(JSON.parse(pedido?.cuotas_plan ?? '')).toHaveLength(3)
    expect(JSON.parse(pedido?.planes ?? '')).toHaveLength(2)
    expect(JSON.parse(pedido?.ofrecer ?? '')).toMatchObject([{ i: 58 }])
  })

  test('without any period left is not asked: no periods would mean the saved ones', () => {
    const rest = [58, 59].reduce<EstadoDeFicha>(
      (estado, i) => reduceFicha(estado, { tipo: 'quitar', clave: `SS|${i}` }),
      baseGuardada(GUARDADO).rest,
    )
    expect(pedidoDeCuenta(edicion(rest, { otherRest: true }), CONTEXTO, campos())).toBeNull()
  })
})
