import { normalizarBusqueda } from '@apremia/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patronesDe } from './listados-por-nombre.ts'

const palabra = fc.stringMatching(/^[a-záéíóúüñ']{1,12}$/)
const nombre = fc.array(palabra, { minLength: 1, maxLength: 5 })

const found = (stored: string, typed: string): boolean => {
  const column = normalizarBusqueda(stored).toLowerCase()
  return (patronesDe(typed) ?? []).every((patron) =>
    column.includes(patron.slice(1, -1).replace(/\\(.)/g, '$1')),
  )
}

const ACENTOS = /[\u0300-\u0302\u0304-\u036f]|(?<!n)\u0303/gi
const withoutAccents = (texto: string): string =>
  texto.normalize('NFD').replace(ACENTOS, '').normalize('NFC')

const holds = <T>(name: string, arbitrary: fc.Arbitrary<T>, predicate: (value: T) => void) =>
  it(name, () => fc.assert(fc.property(arbitrary, predicate), { numRuns: 1_000 }))

describe('a name typed to search', () => {
  holds(
    'finds the person by any of its words, in any order, case and separators',
    nombre.chain((palabras) =>
      fc.record({
        stored: fc.constant(palabras.join(' ').toLocaleUpperCase('es-AR')),
        typed: fc.shuffledSubarray(palabras, { minLength: 1 }),
        entre: fc.constantFrom(' ', '  ', ', ', ' ; ', ','),
      }),
    ),
    ({ stored, typed, entre }) => {
      const texto = typed.join(entre)
      for (const forma of [texto, texto.toUpperCase(), texto.normalize('NFD')])
        expect(found(stored, forma)).toBe(true)
      expect(found(stored, withoutAccents(texto))).toBe(true)
    },
  )

  holds('finds nobody whose name has an n in the place of the ñ', palabra, (texto) => {
    fc.pre(texto.includes('ñ'))
    expect(found(texto.replaceAll('ñ', 'n'), texto)).toBe(false)
    expect(found(texto, texto.replaceAll('ñ', 'n'))).toBe(false)
  })

  holds('is never a pattern by itself', fc.stringMatching(/^[%_\\a-z]{1,8}$/), (texto) => {
    expect(found(`el ${texto} de`, texto)).toBe(true)
    const [patron = ''] = patronesDe(texto) ?? []
    expect(patron.slice(1, -1).replace(/\\[\\%_]/g, '')).not.toMatch(/[%_\\]/)
  })

  it('without words looks for nothing', () => {
    for (const texto of ['', '  ', ' , ', ';']) expect(patronesDe(texto)).toBeUndefined()
  })
})
