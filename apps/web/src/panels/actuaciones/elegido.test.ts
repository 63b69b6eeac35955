import { expect, test } from 'vitest'
import { elegidoDe, paresDe } from './elegido.ts'

const inmueble = elegidoDe({ imponible: 58, recurso: 'SS', contribuyente: 'X', legal: 'A01, A02' })
const comercio = (imponible: number, recursos: readonly string[] | null) =>
  elegidoDe({ imponible, recursos, contribuyente: 'X', legal: 'A01' })

test('a property is chosen by one of its resources, with every lawyer it has', () => {
  expect(inmueble).toMatchObject({ clave: '58-SS', nombre: '58 SS', legales: ['A01', 'A02'] })
  expect(paresDe([inmueble], [])).toEqual([{ imponible: 58, recurso: 'SS' }])
})

test('an action over a business is over each of the chosen resources it has', () => {
  expect(paresDe([comercio(7, ['SE', 'SH']), comercio(8, ['SE'])], ['SE', 'SH'])).toEqual([
    { imponible: 7, recurso: 'SE' },
    { imponible: 7, recurso: 'SH' },
    { imponible: 8, recurso: 'SE' },
  ])
  // The search did not return the taxes of business 9 (null). The chosen tax is kept, because only the server can check
  // it (D88).
  expect(paresDe([comercio(9, null)], ['EP'])).toEqual([{ imponible: 9, recurso: 'EP' }])
  expect(paresDe([comercio(7, ['SE'])], [])).toEqual([])
})
