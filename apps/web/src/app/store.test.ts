import { describe, expect, test } from 'vitest'
import { configApi } from '../api/config-api.ts'
import { selectIngreso, selectSesion } from '../session/session-slice.ts'
import { CLAVE_DE_SESION } from '../session/session-storage.ts'
import { signIn } from '../session/sign-in.ts'
import { validateSesion } from '../session/validate.ts'
import { filtroGuardado, selectFiltro } from '../session/working-filters-slice.ts'
import { almacen, fallo, json, servidor, sesionDe } from '../test/respuestas.ts'
import { makeStore } from './store.ts'

const VALIDATE = '/api/usuarios/validate-token'
const LOGIN = '/api/usuarios/login'
const LOGOUT = '/api/usuarios/logout'

const kept = (sesion = sesionDe()) => almacen({ [CLAVE_DE_SESION]: JSON.stringify(sesion) })
const empty = () => new Response(null, { status: 204 })

describe('session in the store', () => {
  test('starts with the one the tab kept', () => {
    const store = makeStore({ fetch: servidor({}).fetch, storage: kept() })
    expect(selectSesion(store.getState())).toEqual(sesionDe())
  })

  test('a 401 ends it, in memory and in storage', async () => {
    const storage = kept()
    const { fetch } = servidor({ [VALIDATE]: () => fallo(401, 'sin-sesion', 'Venció.') })
    const store = makeStore({ fetch, storage })
    await store.dispatch(validateSesion())
    expect(store.getState().sesion).toMatchObject({ actual: null, cierre: 'vencida' })
    expect(storage.values.size).toBe(0)
  })

  test('a late 401 of an earlier session does not end the present one', async () => {
    let answer = (_response: Response): void => undefined
    const late = new Promise<Response>((resolve) => {
      answer = resolve
    })
    const { fetch } = servidor({ [LOGIN]: () => json(sesionDe({ dni: '20000003' }, 'nuevo')) })
    const store = makeStore({
      fetch: (input, init) => (String(input) === VALIDATE ? late : fetch(input, init)),
      storage: kept(),
    })
    const asking = store.dispatch(validateSesion())
    await store.dispatch(signIn('proveedor'))
    answer(fallo(401, 'sin-sesion', 'Venció.'))
    await asking
    expect(selectSesion(store.getState())?.token).toBe('nuevo')
  })

  test.each([500, 403])('a %d says nothing about the session', async (status) => {
    const { fetch } = servidor({ [VALIDATE]: () => fallo(status, 'x', 'Falla.') })
    const store = makeStore({ fetch, storage: kept() })
    await store.dispatch(validateSesion())
    expect(selectSesion(store.getState())?.token).toBe('apr_s_1')
  })

  test('validating moves the limit and brings what changed of the person', async () => {
    const { usuario } = sesionDe({ abogado: 'A00' })
    const expiraEn = '2026-11-20T16:00:00.000Z'
    const { fetch, llamadas } = servidor({ [VALIDATE]: () => json({ expiraEn, usuario }) })
    const storage = kept()
    const store = makeStore({ fetch, storage })
    await expect(store.dispatch(validateSesion())).resolves.toBe(expiraEn)
    expect(selectSesion(store.getState())).toEqual({ token: 'apr_s_1', expiraEn, usuario })
    expect(storage.values.get(CLAVE_DE_SESION)).toContain(expiraEn)
    expect(llamadas).toEqual([{ path: VALIDATE, authorization: 'Bearer apr_s_1' }])
  })
})

describe('sign-in', () => {
  test('stores the session', async () => {
    const storage = almacen()
    const { fetch, llamadas } = servidor({ [LOGIN]: () => json(sesionDe()) })
    const store = makeStore({ fetch, storage })
    await store.dispatch(signIn('proveedor'))
    expect(selectSesion(store.getState())).toEqual(sesionDe())
    expect(storage.values.has(CLAVE_DE_SESION)).toBe(true)
    expect(llamadas).toEqual([{ path: LOGIN, authorization: null }])
  })

  test('ends the session that existed before opening another (D112)', async () => {
    const { fetch, llamadas } = servidor({
      [LOGOUT]: empty,
      [LOGIN]: () => json(sesionDe({ dni: '20000003' }, 'nuevo')),
    })
    const store = makeStore({ fetch, storage: kept() })
    await store.dispatch(signIn('proveedor'))
    expect(llamadas).toEqual([
      { path: LOGOUT, authorization: 'Bearer apr_s_1' },
      { path: LOGIN, authorization: null },
    ])
    expect(selectSesion(store.getState())?.usuario.dni).toBe('20000003')
  })

  test('a refusal shows the text of the server and leaves no session', async () => {
    const mensaje = 'No existe en nuestros registros como usuario externo.'
    const { fetch } = servidor({
      [LOGOUT]: empty,
      [LOGIN]: () => fallo(403, 'no-registrado', mensaje),
    })
    const storage = kept()
    const store = makeStore({ fetch, storage })
    await store.dispatch(signIn('proveedor'))
    expect(selectIngreso(store.getState())).toEqual({ estado: 'fallido', mensaje })
    expect(storage.values.size).toBe(0)
  })

  test('nothing the earlier person saw or searched is left', async () => {
    const config = {
      version: '1',
      municipio: 'M',
      identidad: { url: '/i', salida: '/s', demo: true },
      titulos: { maximoSincronico: 1 },
      convenios: { topeDeCuotas: 15 },
    }
    const { fetch } = servidor({
      [LOGOUT]: empty,
      [LOGIN]: () => json(sesionDe({}, 'nuevo')),
      '/api/config': () => json(config),
    })
    const store = makeStore({ fetch, storage: kept() })
    await store.dispatch(configApi.endpoints.getConfig.initiate({}))
    store.dispatch(filtroGuardado({ pantalla: 'p', filtro: 'desde=2026-01-01' }))
    await store.dispatch(signIn('proveedor'))
    expect(selectFiltro(store.getState(), 'p')).toBeUndefined()
    expect(configApi.endpoints.getConfig.select({})(store.getState()).data).toBeUndefined()
  })
})
