import { expect, test } from 'vitest'
import { loadFuentes, nodeDeflate } from '../node.ts'
import { readPages } from '../testing/read-pages.ts'
import { sampleEvaluacion } from '../testing/sample-evaluacion.ts'
import { renderHojaDeEvaluacion } from './index.ts'

const fuentes = loadFuentes()
const render = (datos = sampleEvaluacion()) =>
  renderHojaDeEvaluacion(datos, { fuentes, deflate: nodeDeflate })
const logical = (bytes: Uint8Array): string[] =>
  readPages(bytes).map((page) =>
    page
      .filter(({ mark }) => mark !== 'Artifact')
      .map(({ text }) => text)
      .join(' ')
      .replaceAll('\u00a0', ' ')
      // The texts of a page, once joined, may have two spaces in a row. Only one of the spaces is kept.
      .replace(/ +/g, ' ')
      .replaceAll(' %', '%'),
  )

test('prints the figures, their basis and the cases of each count', () => {
  const text = logical(render()).join(' ')
  for (const part of [
    'MUNICIPALIDAD DE SAN NICOLÁS Provincia de Buenos Aires EVALUACIÓN N.º 12 DESAPROBADO',
    'Abogado Muñoz, Ana (código A01)',
    'Lapso Del 01/07/2026 al 30/09/2026, ambos incluidos',
    'Hecha El 20/11/2026 por Gil Ibáñez, Luz',
    'Actuaciones 1.234 en el lapso',
    'Sin radicar, de los casos a radicar 2 de 2 100% 20% Corregir al menos 2',
    'Sin archivar, de los de archivo 4 de 6 66,67% 100% Dentro del máximo',
    'Faltantes, de los restantes 2 de 4 50% 30,5% Corregir al menos 1',
    'Juicios activos 6 A radicar 2 Sin radicar 2 De archivo 6',
    'Fecha inicial 01/01/2024 Sin evaluar —',
    'Inicio del apremio 90 días de plazo',
    'Reglas Versión 1',
    'a1b2c3d4'.repeat(8),
    'Juicios activos, A radicar, Sin radicar: 2 casos',
    'Inmueble 1001, AB 10/08/2026 Sin radicar: debía iniciarse hasta el 01/09/2026, desde el 03/06/2026 más 90 días.',
    'De archivo: 2 casos',
  ])
    expect(text).toContain(part)
})

test('failing cases come first, and every case appears once, however many there are', () => {
  const pages = logical(render(sampleEvaluacion(400)))
  const text = pages.join(' ')
  const at = (part: string) => text.indexOf(part)
  expect(at('Sin radicar: 100 casos')).toBeLessThan(at('Faltantes, Apremios: 100 casos'))
  expect(at('Faltantes, Apremios: 100 casos')).toBeLessThan(at('Restantes, Apremios: 100 casos'))
  const casos = [...text.matchAll(/(?:Inmueble|Comercio) (\d+), (?:AB|19)/g)].map(([, n]) => n)
  expect([casos.length, new Set(casos).size]).toEqual([400, 400])
  expect(pages.length).toBeLessThan(20)
})

test('an evaluation without cases is one page that says so', () => {
  const [text = '', ...more] = logical(render(sampleEvaluacion(0)))
  expect(more).toEqual([])
  expect(text).toContain('0 de 0 0%')
  expect(text).not.toContain('Los casos de cada cuenta')
})

test('the same data give the same bytes, dated by the data', () => {
  const bytes = render()
  expect(renderHojaDeEvaluacion(sampleEvaluacion(), { fuentes: loadFuentes() })).toEqual(bytes)
  expect(
    Buffer.from(bytes)
      .toString('latin1')
      .match(/D:\d{14}[^)]*/)?.[0],
  ).toContain('20261120')
})
