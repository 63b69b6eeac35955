import { describe, expect, it } from 'vitest'
import { parseReturnAddress, withToken } from './return-address.ts'

const ESTADO = '0123456789abcdef0123456789abcdef'
const OWN = 'https://apremia.sannicolas.example'

describe('parseReturnAddress', () => {
  it.each([
    'http://127.0.0.1:3000/',
    'http://localhost:5173/',
    `http://localhost:5173/?estado=${ESTADO}`,
    `http://127.0.0.1:45871/${ESTADO}`,
    'http://[::1]:3000/',
    `${OWN}/`,
    `${OWN}/?estado=${ESTADO}`,
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
    `${OWN}/home`,
    `${OWN}/home?estado=${ESTADO}`,
    `${OWN}/?a=1`,
    `${OWN}/?estado=`,
    `${OWN}/?estado=${ESTADO}&a=1`,
    `${OWN}/?estado=${ESTADO}&token=x`,
    `${OWN}/?estado=${ESTADO}&estado=${ESTADO}`,
    `${OWN}/?estado=${ESTADO.toUpperCase()}`,
    `${OWN}/?estado=${ESTADO}%26token%3Dx`,
    `${OWN}/?token=x`,
    'http://127.0.0.1:3000/home',
    'http://127.0.0.1:3000/identidad/salir',
    `http://127.0.0.1:45871/${ESTADO}?a=1`,
    `http://127.0.0.1:45871/${ESTADO}/fin`,
  ])('refuses %j', (text) => {
    const url = parseReturnAddress(text, OWN)
    expect(url?.href).toBeUndefined()
  })

  it('adds the token to a query that is already there', () => {
    const url = parseReturnAddress(`${OWN}/?estado=${ESTADO}`, OWN)
    expect(url && withToken(url, 't')).toBe(`${OWN}/?estado=${ESTADO}&token=t`)
  })

  it('is the whole query where there was none', () => {
    const url = parseReturnAddress(`${OWN}/`, OWN)
    expect(url && withToken(url, 't')).toBe(`${OWN}/?token=t`)
  })
})
