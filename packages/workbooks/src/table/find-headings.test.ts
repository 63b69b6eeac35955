import { describe, expect, it } from 'vitest'
import { headingsBasicos } from '../basico/columnas-basicas.ts'
import type { Cell } from '../read/cell.ts'
import { findHeadings } from './find-headings.ts'
import { normalizeHeading } from './normalize-heading.ts'

const find = (...cells: readonly Cell[]) =>
  findHeadings({ number: 1, hidden: false, cells }, headingsBasicos('inmueble'), 'Hoja')

describe('headings', () => {
  it.each([
    'NRO_INMUEBLE',
    'nro inmueble',
    'Nro. Inmueble',
    'N° Inmueble',
    'Nº INMUEBLE',
    'Número de Inmueble',
    ' Inmueble ',
  ])('%s is the number', (heading) => {
    expect(find(heading, 'Recurso', 'Abogado').columns.get('imponible')).toBe(0)
  })

  it('ignore case, accents, spaces, underscores, dots and degree signs', () => {
    expect(normalizeHeading(' N.º  de_Inmüeble° ')).toBe('ndeinmueble')
  })

  it('may stand in any order, with others between', () => {
    const found = find('x', 'Cód. Abogado', undefined, 'RECURSO', 7, 'NRO_INMUEBLE')
    expect(Object.fromEntries(found.columns)).toEqual({ abogado: 1, recurso: 3, imponible: 5 })
    expect(found.titles.get('abogado')).toBe('Cód. Abogado')
    expect(found.ignored).toEqual(['x', '7'])
    expect(found.missing).toEqual([])
  })

  it('are all named when they are missing', () => {
    expect(find('DESDE').missing).toEqual(['NRO_INMUEBLE', 'RECURSO', 'ABOGADO'])
  })
})
