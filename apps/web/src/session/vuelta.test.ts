import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../app/store.ts'
import { almacen, fallo, json, servidor, sesionDe } from '../test/respuestas.ts'
import { endSession } from './end-session.ts'
import type { MotivoDeCierre } from './session-slice.ts'
import { CLAVE_DE_SESION } from './session-storage.ts'
import { validateSesion } from './validate.ts'
import { takeVuelta } from './vuelta.ts'

const { dni } = sesionDe().usuario
const DONDE = '/gestion?grupo=3&barrio=Centro'

afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

const openStore = () => {
  history.replaceState(null, '', DONDE)
  return makeStore({
    fetch: servidor({
      '/api/usuarios/logout': () => json({}),
      '/api/usuarios/validate-token': () => fallo(401, 'sin-sesion', 'Venció.'),
    }).fetch,
    storage: almacen({ [CLAVE_DE_SESION]: JSON.stringify(sesionDe()) }),
  })
}

test('a session that expired here takes its person back to where they were, once', async () => {
  await openStore().dispatch(endSession('vencida'))
  expect([takeVuelta(dni), takeVuelta(dni)]).toEqual([DONDE, '/home'])
})

test('a session revoked on the server is restored to its screen too', async () => {
  await openStore().dispatch(validateSesion())
  expect(takeVuelta(dni)).toBe(DONDE)
})

test('another person starts at the home screen, and the kept address is dropped', async () => {
  await openStore().dispatch(endSession('vencida'))
  expect([takeVuelta('20000003'), takeVuelta(dni)]).toEqual(['/home', '/home'])
})

test.each<MotivoDeCierre | null>([null, 'otra-pestana'])(
  'a person who signed out (%s) begins at the start',
  async (cierre) => {
    await openStore().dispatch(endSession('vencida'))
    await openStore().dispatch(endSession(cierre))
    expect(takeVuelta(dni)).toBe('/home')
  },
)

test('a stored value that the product did not write is ignored', () => {
  sessionStorage.setItem('apremia.borrador.vuelta', 'x')
  expect(takeVuelta(dni)).toBe('/home')
})
