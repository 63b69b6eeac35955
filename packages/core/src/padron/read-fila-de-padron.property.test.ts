import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FORMATO_INICIAL_DE_PARTIDA } from '../identificador/formato-de-partida.ts'
import { type CampoDeInmueble, NOMBRES_DE_CAMPOS } from './campos-de-inmueble.ts'
import { createLectorDeFilas } from './read-fila-de-padron.ts'

const RECURSOS = new Set(['AB', 'SS'])

const escrito = fc.constantFrom(
  ...['', ' ', '0', '7', ' 007 ', 'A', ' López  Núñez', '098-012345-6', '0980123456', 'a\u200bb'],
  ...['1234567890', 'x'.repeat(130)],
)

const fila = fc.record({
  numero: fc.oneof(escrito, fc.constant('500000001')),
  imponible: escrito,
  recurso: fc.oneof(escrito, fc.constantFrom('AB', ' ss ')),
  campos: fc.array(escrito, {
    minLength: NOMBRES_DE_CAMPOS.length,
    maxLength: NOMBRES_DE_CAMPOS.length,
  }),
})

it('reads each row as if it had read no other', () => {
  const create = () => createLectorDeFilas(NOMBRES_DE_CAMPOS, RECURSOS, FORMATO_INICIAL_DE_PARTIDA)
  fc.assert(
    fc.property(fc.array(fila, { maxLength: 30 }), (filas) => {
      const read = create()
      for (const una of filas) expect(read(una)).toEqual(create()(una))
    }),
  )
})

it('goes on reading when there are more texts than it remembers', () => {
  const campos: CampoDeInmueble[] = ['CALLE', 'NRO']
  const read = createLectorDeFilas(campos, RECURSOS, FORMATO_INICIAL_DE_PARTIDA)
  for (const vuelta of [1, 2])
    for (let i = 1; i < 6_000; i++) {
      const leida = read({
        numero: '1',
        imponible: '',
        recurso: 'AB',
        campos: [`Calle ${i}`, `${i}`],
      })
      expect(leida, `${vuelta}`).toEqual({
        ok: true,
        valor: { numero: 1, recurso: 'AB', valores: [`Calle ${i}`, i] },
      })
    }
})
