import { describe, expect, it } from 'vitest'
import { explainArranque } from './explain-arranque.ts'

const URL_DE_BASE = 'postgres://apremia:s3cr3t0@db.example:5432/rentas?sslmode=require'

const failed = (facts: object, message = 'x'): Error =>
  new Error('Failed query', { cause: Object.assign(new Error(message), facts) })

describe('why the server does not start', () => {
  it.each([
    [{ code: '28P01' }, 'no aceptó el usuario «apremia» de DATABASE_URL o su clave'],
    [{ code: '28000' }, 'no deja entrar al usuario «apremia»'],
    [{ code: '3D000' }, 'La base «rentas» de DATABASE_URL no existe'],
    [{ code: '42501' }, 'Hágalo dueño'],
    [{ code: 'ENOTFOUND', syscall: 'getaddrinfo' }, 'servidor «db.example»'],
    [{ code: 'EACCES', path: '/datos/base', syscall: 'open' }, 'leer o escribir /datos/base'],
    [{ code: 'EACCES', port: 80, syscall: 'listen' }, 'no puede usar el puerto 80'],
    [{ code: 'EADDRINUSE', port: 80, syscall: 'listen' }, 'El puerto 80 ya está en uso'],
    [{ code: 'ECONNREFUSED', syscall: 'connect' }, 'no responde'],
  ])('%o', (facts, said) => {
    const message = explainArranque(failed(facts), URL_DE_BASE)
    expect(message).toContain(said)
    expect(message).not.toContain('s3cr3t0')
  })

  it('explains that the address has no password', () => {
    const error = failed({}, 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string')
    expect(explainArranque(error, URL_DE_BASE)).toContain('no la trae')
  })

  it('is left to the log when nobody foresaw it', () => {
    expect(explainArranque(new TypeError('x'), undefined)).toBeUndefined()
  })
})
