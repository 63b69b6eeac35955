import { ApiError } from '@apremia/api-client'
import { expect, test } from 'vitest'
import { explainFailure } from './failure.ts'
import { RespuestaTardia } from './respuesta-tardia.ts'

const withoutAnswer = (cause: Error): ApiError =>
  Object.assign(new ApiError(0, { code: 'sin-conexion', message: 'No se pudo conectar' }), {
    cause,
  })

test('a service that did not answer in time is not told as one that is down', () => {
  const { message, salida } = explainFailure(withoutAnswer(new RespuestaTardia(300)))
  expect([message, salida]).toEqual(['El servicio no contestó en 300 segundos.', 'noDisponible'])
})

test('a service without connection is told to be started, or looked for elsewhere', () => {
  const { salida, sugerencias } = explainFailure(withoutAnswer(new Error('ECONNREFUSED')))
  expect(salida).toBe('noDisponible')
  expect(sugerencias.join()).toContain('Compruebe que el servicio esté en marcha')
})
