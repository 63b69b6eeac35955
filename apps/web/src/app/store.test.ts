import { textos } from '@apremia/core'
import { describe, expect, test } from 'vitest'
import { configApi } from '../api/config-api.ts'
import { trabajosApi } from '../panels/trabajos/trabajos-api.ts'
import { endSession } from '../session/end-session.ts'
import { ingresoVisto, selectIngreso, selectSesion } from '../session/session-slice.ts'
import { CLAVE_DE_SESION } from '../session/session-storage.ts'
import { confirmSignIn, discardSignIn, signIn } from '../session/sign-in.ts'
import { validateSesion } from '../session/validate.ts'
import { filtroGuardado, selectFiltro } from '../session/working-filters-slice.ts'
import { almacen, almacenConSesion, fallo, json, servidor, sesionDe } from '../test/respuestas.ts'
import { makeStore } from './store.ts'

const VALIDATE = '/api/usuarios/validate-token'
const LOGIN = '/api/usuarios/login'
const LOGOUT = '/api/usuarios/logout'

const PROPIO = { token: 'proveedor', pedido: 'propio' } as const
const empty = () => new Response(null, { status: 204 })

describe('session in the store', () => {
  test('starts with the one the tab kept', () => {
    const store = makeStore({ fetch: servidor({}).fetch, storage: almacenConSesion() })
    expect(selectSesion(store.getState())).toEqual(sesionDe())
  })

  test('a 401 ends it, in memory and in storage', async () => {
    const storage = almacenConSesion()
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
      storage: almacenConSesion(),
    })
    const asking = store.dispatch(validateSesion())
    await store.dispatch(signIn(PROPIO))
    answer(fallo(401, 'sin-sesion', 'Venció.'))
    await asking
    expect(selectSesion(store.getState())?.token).toBe('nuevo')
  })

  test.each([500, 403])('a %d says nothing about the session', async (status) => {
    const { fetch } = servidor({ [VALIDATE]: () => fallo(status, 'x', 'Falla.') })
    const store = makeStore({ fetch, storage: almacenConSesion() })
    await store.dispatch(validateSesion())
    expect(selectSesion(store.getState())?.token).toBe('apr_s_1')
  })

  test('validating moves the limit and brings what changed of the person', async () => {
    const { usuario } = sesionDe({ abogado: 'A00' })
    const expiraEn = '2026-11-20T16:00:00.000Z'
    const { fetch, llamadas } = servidor({ [VALIDATE]: () => json({ expiraEn, usuario }) })
    const storage = almacenConSesion()
    const store = makeStore({ fetch, storage })
    await expect(store.dispatch(validateSesion())).resolves.toBe(expiraEn)
    expect(selectSesion(store.getState())).toEqual({ token: 'apr_s_1', expiraEn, usuario })
    expect(storage.values.get(CLAVE_DE_SESION)).toContain(expiraEn)
    expect(llamadas).toEqual([{ path: VALIDATE, authorization: 'Bearer apr_s_1' }])
  })
})

describe('sign-out', () => {
  test('cancels the pending reads of the person, and not the request that ends the session', async () => {
    const signals: Record<string, AbortSignal | null | undefined> = {}
    const store = makeStore({
      fetch: (input, init) => {
        const path = String(input)
        signals[path] = init?.signal
        if (path === LOGOUT) return Promise.resolve(empty())
        return new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        })
      },
      storage: almacenConSesion(),
    })
    const reading = store.dispatch(configApi.endpoints.getConfig.initiate({}))
    await store.dispatch(endSession(null))
    expect(signals['/api/config']?.aborted).toBe(true)
    expect(signals[LOGOUT]?.aborted ?? false).toBe(false)
    await reading
    expect(configApi.endpoints.getConfig.select({})(store.getState()).isUninitialized).toBe(true)
  })

  test('a call that needs a session does not leave the browser after the session ended', async () => {
    const { fetch, llamadas } = servidor({ [LOGOUT]: empty })
    const store = makeStore({ fetch, storage: almacenConSesion() })
    await store.dispatch(endSession(null))
    const { error } = await store.dispatch(
      trabajosApi.endpoints.listTrabajos.initiate({ query: { pagina: 1, porPagina: 50 } }),
    )
    expect(error).toMatchObject({ status: 401, code: 'sin-sesion' })
    expect(llamadas.map(({ path }) => path)).toEqual([LOGOUT])
  })
})

describe('sign-in', () => {
  test('stores the session', async () => {
    const storage = almacen()
    const { fetch, llamadas } = servidor({ [LOGIN]: () => json(sesionDe()) })
    const store = makeStore({ fetch, storage })
    await store.dispatch(signIn(PROPIO))
    expect(selectSesion(store.getState())).toEqual(sesionDe())
    expect(storage.values.has(CLAVE_DE_SESION)).toBe(true)
    expect(llamadas).toEqual([{ path: LOGIN, authorization: null }])
  })

  test('another person replaces the one signed in, whose session ends then (D112)', async () => {
    const { fetch, llamadas } = servidor({
      [LOGOUT]: empty,
      [LOGIN]: () => json(sesionDe({ dni: '20000003' }, 'nuevo')),
    })
    const store = makeStore({ fetch, storage: almacenConSesion() })
    await store.dispatch(signIn(PROPIO))
    expect(llamadas).toEqual([
      { path: LOGIN, authorization: null },
      { path: LOGOUT, authorization: 'Bearer apr_s_1' },
    ])
    expect(selectSesion(store.getState())?.usuario.dni).toBe('20000003')
  })

  test('a refusal shows the text of the server and leaves no session', async () => {
    const mensaje = 'No existe en nuestros registros como usuario externo.'
    const { fetch } = servidor({ [LOGIN]: () => fallo(403, 'no-registrado', mensaje) })
    const storage = almacen()
    const store = makeStore({ fetch, storage })
    await store.dispatch(signIn(PROPIO))
    expect(selectIngreso(store.getState())).toEqual({ estado: 'fallido', mensaje, visto: false })
    expect(storage.values.size).toBe(0)
    store.dispatch(ingresoVisto())
    expect(selectIngreso(store.getState())).toMatchObject({ estado: 'fallido', visto: true })
  })

  test.each([
    ['a token that is not good', { token: 'basura', pedido: 'propio' }],
    ['rubbish in the address', { token: 'basura', pedido: 'sin-estado' }],
  ] as const)('%s does not end the session there was', async (_name, llegada) => {
    const { fetch, llamadas } = servidor({ [LOGIN]: () => fallo(401, 'ingreso-invalido', 'No.') })
    const storage = almacenConSesion()
    const store = makeStore({ fetch, storage })
    await store.dispatch(signIn(llegada))
    expect(llamadas.map(({ path }) => path)).toEqual([LOGIN])
    expect(selectSesion(store.getState())).toEqual(sesionDe())
    expect(selectIngreso(store.getState())).toMatchObject({ estado: 'fallido', mensaje: 'No.' })
    store.dispatch(ingresoVisto())
    expect(selectIngreso(store.getState())).toEqual({ estado: 'quieto' })
    expect(selectSesion(store.getState())).toEqual(sesionDe())
    expect(storage.values.has(CLAVE_DE_SESION)).toBe(true)
  })

  test('a token this tab did not ask for is not even exchanged (T21)', async () => {
    const { fetch, llamadas } = servidor({})
    const store = makeStore({ fetch, storage: almacenConSesion() })
    await store.dispatch(signIn({ token: 'ajeno', pedido: 'ajeno' }))
    expect(llamadas).toEqual([])
    expect(selectSesion(store.getState())).toEqual(sesionDe())
    expect(selectIngreso(store.getState())).toMatchObject({
      estado: 'fallido',
      mensaje: textos.acceso.ingresoAjeno,
    })
  })

  describe('with a provider that does not return the state', () => {
    const SIN_ESTADO = { token: 'proveedor', pedido: 'sin-estado' } as const
    const nueva = sesionDe({ dni: '20000003' }, 'nuevo')
    const arrive = async (storage = almacenConSesion()) => {
      const { fetch, llamadas } = servidor({ [LOGOUT]: empty, [LOGIN]: () => json(nueva) })
      const store = makeStore({ fetch, storage })
      await store.dispatch(signIn(SIN_ESTADO))
      return { store, storage, llamadas }
    }

    test('nobody is signed in without a question', async () => {
      const { store, storage, llamadas } = await arrive()
      expect(selectIngreso(store.getState())).toEqual({ estado: 'por-confirmar', nueva })
      expect(selectSesion(store.getState())).toEqual(sesionDe())
      expect(storage.values.get(CLAVE_DE_SESION)).not.toContain('nuevo')
      expect(llamadas.map(({ path }) => path)).toEqual([LOGIN])
    })

    test('yes: the session is the new one, and the earlier ends', async () => {
      const { store, llamadas } = await arrive()
      await store.dispatch(confirmSignIn())
      expect(selectSesion(store.getState())).toEqual(nueva)
      expect(selectIngreso(store.getState())).toEqual({ estado: 'quieto' })
      expect(llamadas.at(-1)).toEqual({ path: LOGOUT, authorization: 'Bearer apr_s_1' })
    })

    test('no: the new session ends, and what there was stays', async () => {
      const { store, llamadas } = await arrive()
      await store.dispatch(discardSignIn())
      expect(selectSesion(store.getState())).toEqual(sesionDe())
      expect(selectIngreso(store.getState())).toEqual({ estado: 'quieto' })
      expect(llamadas.at(-1)).toEqual({ path: LOGOUT, authorization: 'Bearer nuevo' })
    })

    test('the question is asked also when nobody was signed in', async () => {
      const { store } = await arrive(almacen())
      expect(selectIngreso(store.getState()).estado).toBe('por-confirmar')
      expect(selectSesion(store.getState())).toBeNull()
      await store.dispatch(confirmSignIn())
      expect(selectSesion(store.getState())).toEqual(nueva)
    })

    test('the same person goes on without a question', async () => {
      const { store, llamadas } = await arrive(
        almacenConSesion(sesionDe({ dni: '20000003' }, 'viejo')),
      )
      expect(selectSesion(store.getState())).toEqual(nueva)
      expect(llamadas.at(-1)).toEqual({ path: LOGOUT, authorization: 'Bearer viejo' })
    })
  })

  test('data and searches of the earlier person are gone', async () => {
    const config = {
      version: '1',
      municipio: 'M',
      identidad: { url: '/i', salida: '/s', demo: true, fuentes: [], nombre: '' },
      recursos: [],
      titulos: { maximoSincronico: 1 },
      servicioMunicipal: 'propio',
      convenios: { topeDeCuotas: 15 },
      partida: '000-000000-0',
    }
    const { fetch } = servidor({
      [LOGOUT]: empty,
      [LOGIN]: () => json(sesionDe({}, 'nuevo')),
      '/api/config': () => json(config),
    })
    const store = makeStore({ fetch, storage: almacenConSesion() })
    await store.dispatch(configApi.endpoints.getConfig.initiate({}))
    store.dispatch(filtroGuardado({ pantalla: 'p', filtro: 'desde=2026-01-01' }))
    await store.dispatch(signIn(PROPIO))
    expect(selectFiltro(store.getState(), 'p')).toBeUndefined()
    expect(configApi.endpoints.getConfig.select({})(store.getState()).data).toBeUndefined()
  })
})
