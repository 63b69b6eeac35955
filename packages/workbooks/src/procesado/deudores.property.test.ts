import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinDeudores, splitDeudores } from './deudores.ts'

const name = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc
    .array(fc.constantFrom('|', '\\', ' ', 'Ñ', ' | ', '\\|'), { minLength: 1, maxLength: 6 })
    .map((p) => p.join('')),
)
const deudor = fc.record(
  {
    nombre: name,
    documento: fc.oneof(fc.constant(''), name),
    caracter: fc.constantFrom('titular', 'propietario'),
    domicilio: name,
  },
  { requiredKeys: ['nombre', 'documento'] },
)

const split = (nombres: string, documentos: string, caracteres = '', domicilios = '') => {
  const result = splitDeudores({ nombres, documentos, caracteres, domicilios })
  return 'value' in result ? result.value : result.problem.regla
}

describe('several debtors in one cell', () => {
  it('come back as they were, in order', () => {
    fc.assert(
      fc.property(fc.array(deudor, { maxLength: 6 }), (deudores) => {
        const { nombres, documentos, caracteres, domicilios } = joinDeudores(deudores)
        expect(split(nombres, documentos, caracteres, domicilios)).toEqual(deudores)
      }),
    )
  })

  it('read well', () => {
    const deudores = [
      { nombre: 'PÉREZ, Ana', documento: '27-11111111-4' },
      { nombre: 'LÓPEZ | HIJOS', documento: '' },
    ]
    expect(joinDeudores(deudores)).toEqual({
      nombres: 'PÉREZ, Ana | LÓPEZ \\| HIJOS',
      documentos: '27-11111111-4 | ',
      ...{ caracteres: '', domicilios: '' },
    })
  })

  it('a datum that only one of them has is in its place', () => {
    const deudores = [
      { nombre: 'A', documento: '1' },
      { nombre: 'B', documento: '2', caracter: 'titular' },
    ]
    expect(joinDeudores(deudores).caracteres).toBe(' | titular')
    expect(split('A | B', '1 | 2', '| titular')).toEqual(deudores)
    expect(split('A | B', '1 | 2', 'titular')).toBe('planilla.deudores')
  })

  it('survive the trimming of a cell', () => {
    expect(split('A | B', '1 |')).toEqual([
      { nombre: 'A', documento: '1' },
      { nombre: 'B', documento: '' },
    ])
    expect(split('A|B', '|2')).toEqual([
      { nombre: 'A', documento: '' },
      { nombre: 'B', documento: '2' },
    ])
  })

  it('must have as many documents as names', () => {
    expect(split('A | B', '1')).toBe('planilla.deudores')
    expect(split('', '')).toEqual([])
    expect(split('A', '')).toEqual([{ nombre: 'A', documento: '' }])
  })

  it('are not cut when they do not fit in a cell', () => {
    const deudores = Array.from({ length: 600 }, () => ({ nombre: 'N'.repeat(60), documento: '1' }))
    expect(() => joinDeudores(deudores)).toThrow(RangeError)
  })
})
