import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement as h, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeStore } from '../app/store.ts'
import { almacen, json, servidor, sesionDe } from '../test/respuestas.ts'
import { CLAVE_DE_SESION } from './session-storage.ts'
import { leftUntil, useSessionExpiry } from './use-session-expiry.ts'

const AHORA = Date.parse('2026-11-20T15:00:00.000Z')
const MINUTO = 60_000
const VALIDATE = '/api/usuarios/validate-token'
const LOGOUT = '/api/usuarios/logout'

beforeEach(() => {
  vi.useFakeTimers({ now: AHORA })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const watch = () => {
  const renewed = () =>
    json({
      expiraEn: new Date(Date.now() + 30 * MINUTO).toISOString(),
      usuario: sesionDe().usuario,
    })
  const { fetch, llamadas } = servidor({
    [VALIDATE]: renewed,
    [LOGOUT]: () => new Response(null, { status: 204 }),
  })
  const storage = almacen({ [CLAVE_DE_SESION]: JSON.stringify(sesionDe()) })
  const store = makeStore({ fetch, storage })
  const wrapper = ({ children }: { children: ReactNode }) => h(Provider, { store, children })
  const { result } = renderHook(() => useSessionExpiry(), { wrapper })
  const pass = (milliseconds: number) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(milliseconds)
    })
  return { result, pass, store, paths: () => llamadas.map(({ path }) => path) }
}

describe('idle limit of the session', () => {
  test('counts down the last two minutes, and ends here and on the server', async () => {
    const { result, pass, store, paths } = watch()
    await pass(28 * MINUTO - 1000)
    expect(result.current).toBeNull()
    await pass(1000)
    expect(result.current).toBe(120)
    await pass(90_000)
    expect(result.current).toBe(30)
    await pass(30_000)
    expect(store.getState().sesion).toMatchObject({ actual: null, cierre: 'vencida' })
    expect(paths()).toEqual([LOGOUT])
  })

  test('work on the page renews it, at most every five minutes', async () => {
    const { result, pass, paths } = watch()
    await pass(4 * MINUTO)
    window.dispatchEvent(new Event('keydown'))
    await pass(0)
    expect(paths()).toEqual([])
    await pass(MINUTO)
    window.dispatchEvent(new Event('pointerdown'))
    window.dispatchEvent(new Event('keydown'))
    await pass(0)
    expect(paths()).toEqual([VALIDATE])
    await pass(27 * MINUTO)
    expect(result.current).toBeNull()
  })

  test('once the warning is out, moving the mouse is not an answer', async () => {
    const { result, pass, paths } = watch()
    await pass(29 * MINUTO)
    window.dispatchEvent(new Event('pointerdown'))
    await pass(0)
    expect(paths()).toEqual([])
    expect(result.current).toBe(60)
  })

  test.each([
    ['in time', '2026-11-20T15:12:00.000Z', 12 * MINUTO],
    ['a clock ahead of the server', '2026-11-20T14:59:00.000Z', 30 * MINUTO],
    ['a clock behind the server', '2026-11-20T23:00:00.000Z', 30 * MINUTO],
  ])('%s', (_name, expiraEn, left) => expect(leftUntil(expiraEn, AHORA)).toBe(left))
})
