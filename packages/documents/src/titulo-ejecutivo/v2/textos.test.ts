import { separateSaldos } from '@apremia/core'
import { describe, expect, test } from 'vitest'
import { samplePeriodos } from '../../testing/sample-titulo.ts'
import {
  periodosConSaldo,
  sampleConFundamento,
  TRES_DEUDORES,
} from '../../testing/sample-titulo-con-fundamento.ts'
import {
  autorizacion,
  certificacionConFundamento,
  descuento,
  ejecutividadConFundamento,
} from './textos.ts'

const leer = (tramos: readonly { texto: string }[]) =>
  tramos
    .map(({ texto }) => texto)
    .join('')
    .replaceAll('\u00a0', ' ')

const descontar = (places: readonly number[]) => {
  const titulo = sampleConFundamento(periodosConSaldo(12, places))
  return leer(descuento(titulo, separateSaldos(titulo.periodos)))
}

describe('Ley 13.406, art. 2, inc. 1: the officer is an authorised one', () => {
  test('the certification says which decree authorises the officer', () => {
    expect(leer(certificacionConFundamento(sampleConFundamento(samplePeriodos(1))))).toBe(
      'Quien suscribe, Cdra. María Eugenia Álvarez, Directora de Rentas, autorizado/a por Decreto N.º 123/2024, ' +
        'en ejercicio de las facultades que le otorgan la Ley Orgánica de las Municipalidades (Decreto-Ley ' +
        '6.769/58) y las ordenanzas vigentes, certifica que, según los registros municipales, GONZÁLEZ PEÑA, ' +
        'MARÍA adeuda a la Municipalidad de San Nicolás la suma de $ 1.691,34, líquida al 04/09/2026, en ' +
        'concepto de Tasa por Servicios Generales (recurso 2), por los períodos que se detallan del inmueble ' +
        'N.º 12345.',
    )
  })

  test('the number of the decree stays on the line of its sign', () => {
    expect(autorizacion(sampleConFundamento([]).municipio)).toBe(
      'autorizado/a por Decreto N.º\u00a0123/2024',
    )
  })
})

describe('several debtors are jointly liable only where the ordinance says so', () => {
  const solidarios = (solidaridad: string, deudores = TRES_DEUDORES) =>
    leer(
      certificacionConFundamento(sampleConFundamento(samplePeriodos(1), { deudores }, solidaridad)),
    )

  test('with the article', () => {
    expect(solidarios('art. 12 de la Ordenanza Fiscal')).toContain(
      'IBÁÑEZ, RITA adeudan, en forma solidaria (art. 12 de la Ordenanza Fiscal), a la Municipalidad',
    )
  })
  test('without it nothing is said', () => {
    expect(solidarios('')).toContain('IBÁÑEZ, RITA adeudan a la Municipalidad')
  })
  test('one debtor alone is never jointly liable', () => {
    expect(solidarios('art. 12', TRES_DEUDORES.slice(0, 1))).not.toContain('solidaria')
  })
})

describe('Cám. CA Mar del Plata, Fisco c/ Jaratz (2010): a credit is not in the table of what is owed', () => {
  test('without credits nothing is discounted', () => {
    expect(descontar([])).toBe('')
  })
  test('one credit', () => {
    expect(descontar([4])).toBe(
      'Descontado el saldo a favor de $ 150,50 registrado en el período 5/2019, el total adeudado es de $ 88.296,00.',
    )
  })
  test('several credits, each with its period', () => {
    expect(descontar([4, 7, 8])).toContain(
      'Descontados los saldos a favor, por $ 451,50, registrados en los períodos 5/2019 ($ 150,50), ' +
        '2/2020 ($ 150,50) y 3/2020 ($ 150,50), el total adeudado es de ',
    )
  })
})

test('the interest runs from each due date (Ley 13.406 arts. 1 to 3)', () => {
  expect(leer(ejecutividadConFundamento(sampleConFundamento([])))).toContain(
    'Los intereses se calcularon desde cada vencimiento y hasta el 04/09/2026, sin perjuicio de ',
  )
})
