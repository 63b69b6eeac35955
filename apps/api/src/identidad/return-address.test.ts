import { describe, expect, it } from 'vitest'
import { parseReturnAddress, withToken } from './return-address.ts'

const OWN = 'https://apremia.sannicolas.example'

describe('parseReturnAddress', () => {
  it.each([
    'http://127.0.0.1:3000/',
    'http://localhost:5173/',
    'http://127.0.0.1:45871/ab12',
    'http://[::1]:3000/',
    `${OWN}/`,
    `${OWN}/home?x=1`,
  ])('accepts %s', (text) => expect(parseReturnAddress(text, OWN)?.href).toBeDefined())

  it.each([
    '',
    '/home',
    '//evil.example',
    'https://evil.example/',
    'https://apremia.sannicolas.example.evil.example/',
    'https://apremia.sannicolas.example@evil.example/',
    'http://127.0.0.1@evil.example/',
    'http://127.0.0.1.evil.example/',
    'http://localhost.evil.example/',
    'http://evil.example#127.0.0.1',
    'http://127.0.0.1:3000/#token',
    'https://127.0.0.1/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http:\\\\evil.example',
    'http://evil.example\\@127.0.0.1/',
    ' http://evil.example',
    'http://127.0.0.1\t.evil.example/',
    'file:///etc/passwd',
    'http://0.0.0.0:3000/',
    'http://127.0.0.1%2eevil.example/',
  ])('refuses %j', (text) => {
    const url = parseReturnAddress(text, OWN)
    expect(url?.href).toBeUndefined()
  })

  it('adds the token to a query that is already there', () => {
    const url = parseReturnAddress(`${OWN}/?a=1`, OWN)
    expect(url && withToken(url, 't')).toBe(`${OWN}/?a=1&token=t`)
  })
})
