import { describe, expect, test } from 'vitest'
import { almacen } from '../test/respuestas.ts'
import {
  CLAVE_DE_INGRESO,
  newEstado,
  providerAddress,
  returnAddress,
  takeProviderToken,
} from './provider-token.ts'

const ESTADO = '0123456789abcdef0123456789abcdef'
const OTRO = 'fedcba9876543210fedcba9876543210'

const take = (href: string, kept?: string) => {
  const replaced: string[] = []
  const history = {
    state: { key: 'a' },
    replaceState: (_state: unknown, _title: string, url?: string | URL | null) =>
      void replaced.push(String(url)),
  }
  const storage = almacen(kept === undefined ? {} : { [CLAVE_DE_INGRESO]: kept })
  return { llegada: takeProviderToken({ href }, history, storage), replaced, storage }
}

describe('token of the provider', () => {
  test('is taken at the return address and leaves the address at once', () => {
    const { llegada, replaced } = take('http://a.test/?token=abc.def')
    expect(llegada).toEqual({ token: 'abc.def', pedido: 'sin-estado' })
    expect(replaced).toEqual(['/'])
  })

  test('the rest of the address stays', () => {
    expect(take('http://a.test/?x=1&token=abc&y=2#z').replaced).toEqual(['/?x=1&y=2#z'])
  })

  test('anywhere else it is removed and never used', () => {
    const { llegada, replaced } = take('http://a.test/home?token=abc&estado=A')
    expect(llegada).toBeNull()
    expect(replaced).toEqual(['/home?estado=A'])
  })

  test('blank is no token', () => {
    const { llegada, replaced } = take('http://a.test/?token=%20')
    expect(llegada).toBeNull()
    expect(replaced).toEqual(['/'])
  })

  test('an address without a token leaves the history of the browser alone', () => {
    const { llegada, replaced } = take('http://a.test/?x=1')
    expect(llegada).toBeNull()
    expect(replaced).toEqual([])
  })
})

describe('failure at the provider', () => {
  test('leaves the address with its state, and opens no session', () => {
    const { llegada, replaced, storage } = take(
      `http://a.test/?estado=${ESTADO}&error=cancelado&token=abc`,
      ESTADO,
    )
    expect(llegada).toEqual({ falla: 'cancelado' })
    expect(replaced).toEqual(['/'])
    expect(storage.values.size).toBe(0)
  })

  test('`error` is a parameter of the screen in any address but the return address', () => {
    const { llegada, replaced } = take('http://a.test/trabajos?error=si')
    expect(llegada).toBeNull()
    expect(replaced).toEqual([])
  })
})

describe('whether this tab asked for it (T21)', () => {
  test('this tab asked for the sign-in: the state equals the kept one, which is valid once', () => {
    const { llegada, replaced, storage } = take(`http://a.test/?estado=${ESTADO}&token=abc`, ESTADO)
    expect(llegada).toEqual({ token: 'abc', pedido: 'propio' })
    expect(replaced).toEqual(['/'])
    expect(storage.values.size).toBe(0)
  })

  test.each([
    ['another state than the one kept', `estado=${OTRO}`, ESTADO],
    ['a state and nothing kept', `estado=${ESTADO}`, undefined],
    ['an empty state', 'estado=', undefined],
    ['two states', `estado=${ESTADO}&estado=${OTRO}`, ESTADO],
  ])('this tab did not ask for the sign-in: %s', (_name, query, kept) => {
    const { llegada, storage } = take(`http://a.test/?${query}&token=abc`, kept)
    expect(llegada).toMatchObject({ pedido: 'ajeno' })
    expect(storage.values.size).toBe(0)
  })

  test('a provider that gives no state back: it cannot be known', () => {
    const { llegada, storage } = take('http://a.test/?token=abc', ESTADO)
    expect(llegada).toMatchObject({ pedido: 'sin-estado' })
    expect(storage.values.size).toBe(0)
  })

  test('the state of a sign-in given up leaves the address too', () => {
    const { llegada, replaced } = take(`http://a.test/?estado=${ESTADO}`, ESTADO)
    expect(llegada).toBeNull()
    expect(replaced).toEqual(['/'])
  })

  test('each sign-in has a state of its own, kept in the tab', () => {
    const storage = almacen()
    const estado = newEstado(storage)
    expect(estado).toMatch(/^[0-9a-f]{32}$/)
    expect(storage.values.get(CLAVE_DE_INGRESO)).toBe(estado)
    expect(newEstado(storage)).not.toBe(estado)
  })

  test('without storage, no state is sent', () => {
    const off = (): never => {
      throw new DOMException('denied', 'SecurityError')
    }
    const storage = { getItem: off, setItem: off, removeItem: off }
    expect(newEstado(storage)).toBeUndefined()
    const history = { state: null, replaceState: () => undefined }
    expect(takeProviderToken({ href: 'http://a.test/?token=abc' }, history, storage)).toEqual({
      token: 'abc',
      pedido: 'sin-estado',
    })
  })
})

describe('addresses of the provider', () => {
  test('sign-in carries the source and the return address, with the state', () => {
    const vlv = returnAddress('https://a.test', ESTADO)
    expect(providerAddress('https://id.test/entrar', vlv, 'renaper')).toBe(
      `https://id.test/entrar?fnt=renaper&vlv=https%3A%2F%2Fa.test%2F%3Festado%3D${ESTADO}`,
    )
  })

  test('logout carries the return address, and keeps what the address had', () => {
    const vlv = returnAddress('http://a.test')
    expect(providerAddress('/identidad/salir?k=1', vlv)).toBe(
      'http://a.test/identidad/salir?k=1&vlv=http%3A%2F%2Fa.test%2F',
    )
  })
})
