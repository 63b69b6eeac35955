import { CATALOGO_INICIAL } from '@apremia/core'
import { expect, test } from 'vitest'
import { opcionesDePlan, planInicial } from './opciones.ts'

const posibles = (recurso: string) =>
  opcionesDePlan(CATALOGO_INICIAL, recurso).flatMap(({ codigo, impedimento }) =>
    impedimento ? [] : [codigo],
  )

test.each([
  ['SS', ['ABLT', 'W2112', 'W2113', 'W2201', 'W2200', 'W2203']],
  ['SE', ['SHANT_6', 'SHANT_12']],
  ['ZZ', ['ABLT', 'W2112', 'W2113', 'W2200', 'W2203']],
])('%s may have %j (D34, D125)', (recurso, codigos) => {
  expect(posibles(recurso)).toEqual(codigos)
  expect(planInicial(CATALOGO_INICIAL, recurso)).toBe(codigos[0])
})

test('all eight plans are shown, and each that cannot be chosen shows why', () => {
  const opciones = opcionesDePlan(CATALOGO_INICIAL, 'SE')
  expect(opciones).toHaveLength(8)
  expect(opciones.find(({ codigo }) => codigo === 'W2200')?.impedimento).toBe('Solo para inmuebles')
  expect(
    opcionesDePlan(CATALOGO_INICIAL, 'ZZ').find(({ codigo }) => codigo === 'W2201')?.impedimento,
  ).toBe('El recurso ZZ no tiene pago único')
})
