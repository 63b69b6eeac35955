import { expect, test } from 'vitest'
import { progresoDeEnvio } from './progreso-de-envio.ts'

test('files are sent one after the other, after the fields', () => {
  expect(progresoDeEnvio([100, 300], 0, 450)).toEqual([0, 0])
  expect(progresoDeEnvio([100, 300], 50, 450)).toEqual([0, 0])
  expect(progresoDeEnvio([100, 300], 100, 450)).toEqual([0.5, 0])
  expect(progresoDeEnvio([100, 300], 300, 450)).toEqual([1, 0.5])
  expect(progresoDeEnvio([100, 300], 450, 450)).toEqual([1, 1])
})
