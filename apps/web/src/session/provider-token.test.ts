import { describe, expect, test } from 'vitest'
import { providerAddress, takeProviderToken } from './provider-token.ts'

const take = (href: string) => {
  const replaced: string[] = []
  const history = {
    state: { key: 'a' },
    replaceState: (_state: unknown, _title: string, url?: string | URL | null) =>
      void replaced.push(String(url)),
  }
  return { token: takeProviderToken({ href }, history), replaced }
}

describe('token of the provider', () => {
  test('is taken at the return address and leaves the address at once', () => {
    expect(take('http://a.test/?token=abc.def')).toEqual({ token: 'abc.def', replaced: ['/'] })
  })

  test('the rest of the address stays', () => {
    expect(take('http://a.test/?x=1&token=abc&y=2#z').replaced).toEqual(['/?x=1&y=2#z'])
  })

  test('anywhere else it is removed and never used', () => {
    expect(take('http://a.test/home?token=abc')).toEqual({ token: null, replaced: ['/home'] })
  })

  test('blank is no token', () => {
    expect(take('http://a.test/?token=%20')).toEqual({ token: null, replaced: ['/'] })
  })

  test('without one the history is not touched', () => {
    expect(take('http://a.test/?x=1')).toEqual({ token: null, replaced: [] })
  })
})

describe('addresses of the provider', () => {
  test('sign-in carries the source and the return address', () => {
    expect(providerAddress('https://id.test/entrar', 'https://a.test', 'renaper')).toBe(
      'https://id.test/entrar?fnt=renaper&vlv=https%3A%2F%2Fa.test%2F',
    )
  })

  test('logout carries the return address, and keeps what the address had', () => {
    expect(providerAddress('/identidad/salir?k=1', 'http://a.test')).toBe(
      'http://a.test/identidad/salir?k=1&vlv=http%3A%2F%2Fa.test%2F',
    )
  })
})
