import { fecha, type TituloDatos } from '@apremia/core'
import { describe, expect, test } from 'vitest'
import { samplePeriodos, sampleTitulo } from '../../testing/sample-titulo.ts'
import { certificacion, ejecutividad, fechaLarga, nombreMunicipio, provincia } from './textos.ts'

const sample = (over: Partial<TituloDatos> = {}) => sampleTitulo(samplePeriodos(1), over)
const municipio = (over: Partial<TituloDatos['municipio']>) =>
  sample({ municipio: { ...sample().municipio, ...over } })
const leer = (tramos: readonly { texto: string }[]) =>
  tramos
    .map(({ texto }) => texto)
    .join('')
    .replaceAll('\u00a0', ' ')

test('dates in words', () => {
  expect(fechaLarga(fecha('2026-09-05')).replaceAll('\u00a0', ' ')).toBe('5 de septiembre de 2026')
  expect(fechaLarga(fecha('2027-01-01')).replaceAll('\u00a0', ' ')).toBe('1.º de enero de 2027')
})

test('the municipality signs with its full name', () => {
  expect(nombreMunicipio(municipio({ nombre: 'San Nicolás' }))).toBe('Municipalidad de San Nicolás')
  expect(nombreMunicipio(municipio({ nombre: 'Municipalidad de Salto' }))).toBe(
    'Municipalidad de Salto',
  )
  expect(provincia(municipio({ provincia: 'Provincia de Salta' }))).toBe('Provincia de Salta')
  expect(provincia(municipio({ provincia: '' }))).toBe('')
})

describe('the certification', () => {
  test('says who owes what, when and why', () => {
    expect(leer(certificacion(sample()))).toBe(
      'Quien suscribe, Cdra. María Eugenia Álvarez, Directora de Rentas, en ejercicio de las facultades ' +
        'que le otorgan la Ley Orgánica de las Municipalidades (Decreto-Ley 6.769/58) y las ordenanzas ' +
        'vigentes, certifica que, según los registros municipales, GONZÁLEZ PEÑA, MARÍA adeuda a la ' +
        'Municipalidad de San Nicolás la suma de $ 1.691,34, líquida al 04/09/2026, en concepto de Tasa ' +
        'por Servicios Generales (recurso 2), por los períodos que se detallan del inmueble N.º 12345.',
    )
  })

  test.each([
    [[], 'la persona obligada al pago adeuda'],
    [['Ana', 'Bruno'], 'ANA y BRUNO adeudan'],
    [['Ana', 'Bruno', 'Carla'], 'ANA, BRUNO y CARLA adeudan'],
    [
      ['Ana', 'Bruno', 'Carla', 'Dino'],
      'los deudores que se individualizan a continuación adeudan',
    ],
    [['Ana', ''], 'los deudores que se individualizan a continuación adeudan'],
  ])('names %j', (nombres, expected) => {
    const deudores = nombres.map((nombre) => ({ nombre, documento: '' }))
    expect(leer(certificacion(sample({ deudores })))).toContain(expected)
  })

  test('reads well without the data it lacks', () => {
    const bare = municipio({ funcionario: '', cargo: '' })
    const text = leer(
      certificacion({
        ...bare,
        categoria: 'comercio',
        imponible: '',
        recurso: '',
        recursoNombre: '',
      }),
    )
    expect(text).toMatch(/^El funcionario autorizado que suscribe, en ejercicio/)
    expect(text).toMatch(
      /líquida al 04\/09\/2026, por los períodos que se detallan del comercio\.$/,
    )
    expect(leer(certificacion(sample({ recursoNombre: '' })))).toContain(
      'en concepto de recurso 2,',
    )
  })
})

test.each([
  [{}, 'a la representación letrada a cargo de Dr. Juan Ignacio Bertolini (código A01).'],
  [{ abogadoNombre: '' }, 'a la representación letrada a cargo de código A01.'],
  [{ abogadoNombre: '', abogadoCodigo: '' }, 'a la representación letrada del municipio.'],
])('is handed to the lawyer %j', (over, expected) => {
  expect(leer(ejecutividad(sample(over)))).toContain(expected)
})
