import { expect, test } from 'vitest'
import { makeStore } from '../app/store.ts'
import { almacen, sesionDe } from '../test/respuestas.ts'
import { selectExpiraEn, selectUsuario, sesionRenovada } from './session-slice.ts'
import { CLAVE_DE_SESION } from './session-storage.ts'

const { usuario } = sesionDe()
const DESPUES = '2026-11-20T16:00:00.000Z'

const open = () => {
  const storage = almacen({ [CLAVE_DE_SESION]: JSON.stringify(sesionDe()) })
  return makeStore({ fetch: () => Promise.reject(new TypeError('red')), storage })
}

test('a session that is only renewed is of the same person: no screen is made again', () => {
  const store = open()
  const antes = selectUsuario(store.getState())
  store.dispatch(sesionRenovada({ expiraEn: DESPUES, usuario: { ...usuario, permisos: [] } }))
  expect(selectUsuario(store.getState())).toBe(antes)
  expect(selectExpiraEn(store.getState())).toBe(DESPUES)
})

test('a person whose role or code changed meanwhile is seen as the server says', () => {
  const store = open()
  store.dispatch(
    sesionRenovada({ expiraEn: DESPUES, usuario: { ...usuario, rol: 'user', abogado: 'A07' } }),
  )
  expect(selectUsuario(store.getState())).toMatchObject({ rol: 'user', abogado: 'A07' })
})
