import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkOrdenanzas, formatOrdenanzas, parseOrdenanzas } from './ordenanzas.ts'

const texto = fc
  .string({ unit: fc.constantFrom(...'aZñ9 .,%º/()-'), maxLength: 40 })
  .map((escrito) => escrito.trim())
const ordenanza = fc.record({
  anio: fc.integer({ min: 1900, max: 2200 }),
  ordenanza: texto.filter((escrito) => escrito !== ''),
  tributo: texto,
  interes: texto,
})

it('the ordinances of a tax are read back from their text as they were', () => {
  fc.assert(
    fc.property(fc.uniqueArray(ordenanza, { selector: ({ anio }) => anio }), (ordenanzas) => {
      const enOrden = [...ordenanzas].sort((a, b) => a.anio - b.anio)
      expect(parseOrdenanzas(formatOrdenanzas(ordenanzas))).toEqual(enOrden)
      expect(checkOrdenanzas(ordenanzas)).toEqual([])
    }),
  )
})
