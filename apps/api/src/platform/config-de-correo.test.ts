import { expect, it } from 'vitest'
import { readCorreo } from './config-de-correo.ts'

const REMITENTE = 'Apremia <avisos@municipio.gob.ar>'

it('without a mail server no e-mail is sent', () => {
  expect(readCorreo({})).toBeUndefined()
})

it('tells a server of this machine from the others, which need encryption', () => {
  const read = (SMTP_URL: string) => readCorreo({ SMTP_URL, CORREO_REMITENTE: REMITENTE })?.local
  expect(read('smtp://127.0.0.1:25')).toBe(true)
  expect(read('smtps://u:c@correo.example:465')).toBe(false)
})

it.each([
  [{ CORREO_REMITENTE: REMITENTE }, /falta SMTP_URL/],
  [{ SMTP_URL: 'https://correo.example', CORREO_REMITENTE: REMITENTE }, /SMTP_URL/],
  [{ SMTP_URL: 'smtp:', CORREO_REMITENTE: REMITENTE }, /SMTP_URL/],
  [
    { SMTP_URL: 'smtp://c.example:587?requireTLS=false', CORREO_REMITENTE: REMITENTE },
    /nada después del puerto/,
  ],
  [{ SMTP_URL: 'smtp://correo.example' }, /CORREO_REMITENTE/],
  [{ SMTP_URL: 'smtp://correo.example', CORREO_REMITENTE: 'Avisos' }, /CORREO_REMITENTE/],
  [{ SMTP_URL: 'smtp://c.example', CORREO_REMITENTE: 'a@b.c>\r\nBcc: x@y.z' }, /CORREO_REMITENTE/],
])('refuses %j and never shows the password', (env, message) => {
  expect(() => readCorreo(env)).toThrow(message)
  expect(() => readCorreo({ ...env, SMTP_URL: 'x://u:secreta@c' })).not.toThrow(/secreta/)
})
