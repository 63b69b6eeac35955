import { describe, expect, test } from 'vitest'
import { almacen, sesionDe } from '../test/respuestas.ts'
import { CLAVE_DE_SESION, readSesion, writeSesion } from './session-storage.ts'

describe('session of the browser tab', () => {
  test('a written session is read again, under the product key', () => {
    const storage = almacen()
    writeSesion(storage, sesionDe())
    expect([...storage.values.keys()]).toEqual(['apremia.sesion'])
    expect(readSesion(storage)).toEqual(sesionDe())
  })

  test('null forgets it', () => {
    const storage = almacen()
    writeSesion(storage, sesionDe())
    writeSesion(storage, null)
    expect(storage.values.size).toBe(0)
    expect(readSesion(storage)).toBeNull()
  })

  test.each([
    ['text that is not JSON', '{'],
    ['another shape', '{"token":"x"}'],
    ['a role that does not exist', JSON.stringify(sesionDe({ rol: 'root' as 'admin' }))],
    ['a number for a token', JSON.stringify({ ...sesionDe(), token: 7 })],
  ])('discards %s', (_name, kept) => {
    const storage = almacen({ [CLAVE_DE_SESION]: kept })
    expect(readSesion(storage)).toBeNull()
    expect(storage.values.size).toBe(0)
  })

  test('a browser without storage has no session, and does not break', () => {
    const off = (): never => {
      throw new DOMException('denied', 'SecurityError')
    }
    const storage = { getItem: off, setItem: off, removeItem: off }
    expect(readSesion(storage)).toBeNull()
    expect(() => writeSesion(storage, sesionDe())).not.toThrow()
  })
})
