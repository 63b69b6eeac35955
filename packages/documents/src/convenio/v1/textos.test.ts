import { centavos, describePorcentaje } from '@apremia/core'
import { describe, expect, test } from 'vitest'
import { numeroEscrito, type TramoDeTexto } from '../../react-pdf/palabras.ts'
import { sampleConvenio, samplePago } from '../../testing/sample-convenio.ts'
import { clausulas } from './clausulas.ts'
import { pagoDeHonorarios } from './textos.ts'

const decir = (tramos: readonly TramoDeTexto[]) =>
  tramos
    .map(({ texto }) => texto)
    .join('')
    .replaceAll('\u00a0', ' ')

const pagar = (pago: ReturnType<typeof samplePago>) =>
  decir(pagoDeHonorarios(sampleConvenio(undefined, { pago })))

describe('how fees are paid', () => {
  test.each([
    [0, 'Forma de pago: Contado. El total de esta cláusula se paga así: $ 1.000,00 al contado.'],
    [
      1,
      'Forma de pago: En Cuotas. El total de esta cláusula se paga así: una cuota de $ 1.000,00.',
    ],
    [4, 'cuotas mensuales y consecutivas de $ 250,00 cada una.'],
    [3, '3 cuotas mensuales y consecutivas: 2 de $ 333,33 y la última de $ 333,34.'],
  ])('%i instalments', (cuotas, expected) => {
    expect(pagar(samplePago(centavos(100_000), cuotas))).toContain(expected)
  })

  test('without anything to pay, only the form of payment is printed', () => {
    const cuotas: [] = []
    expect(pagar({ forma: 'Contado', alContado: centavos(0), cuotas })).toBe(
      'Forma de pago: Contado.',
    )
  })

  test('something down and the rest in instalments', () => {
    const { cuotas } = samplePago(centavos(60_000), 2)
    expect(pagar({ forma: 'Mixto', alContado: centavos(40_000), cuotas })).toContain(
      '$ 400,00 al contado y 2 cuotas mensuales y consecutivas de $ 300,00 cada una.',
    )
  })

  test('instalments that all differ are listed one by one', () => {
    const cuotas = [1, 2, 3].map((cuota) => ({ cuota, monto: centavos(cuota * 100) }))
    expect(pagar({ forma: 'En Cuotas', alContado: centavos(0), cuotas })).toContain(
      '3 cuotas mensuales y consecutivas: la 1.ª de $ 1,00, la 2.ª de $ 2,00, la 3.ª de $ 3,00.',
    )
  })
})

test('the limits of lapse are written with the numbers of the data, in singular or plural', () => {
  const caducidad = { cuotasImpagas: 1, diasTrasElUltimo: 31 }
  const [cuarta = []] = clausulas(sampleConvenio(undefined, { caducidad }))
  expect(decir(cuarta)).toContain(
    'falta de pago de una (1) cuota, o cuando pasen treinta y un (31)',
  )
})

test('numbers and percentages as contracts write them', () => {
  expect(numeroEscrito(21, 'femenino')).toBe('veintiuna\u00a0(21)')
  expect(numeroEscrito(21, 'masculino')).toBe('veintiún\u00a0(21)')
  expect(['2.2', '10.00', '21', '0.50', '100'].map(describePorcentaje)).toEqual(
    ['2,2', '10', '21', '0,5', '100'].map((texto) => `${texto}\u00a0%`),
  )
})
