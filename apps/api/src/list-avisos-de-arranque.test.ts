import { expect, it } from 'vitest'
import { listAvisosDeArranque } from './list-avisos-de-arranque.ts'
import { readConfig } from './platform/config.ts'

const OIDC = {
  IDENTIDAD_EMISOR: 'https://sso.example',
  IDENTIDAD_CLIENTE: 'apremia',
  IDENTIDAD_DOCUMENTO: 'cuil',
}

const avisos = (env: Readonly<Record<string, string>>) =>
  listAvisosDeArranque(readConfig({ ...OIDC, ...env }, '1'))

it.each([{}, { PUBLIC_URL: 'https://apremia.example', HOST: '0.0.0.0' }, { HOST: '::1' }])(
  'no warning for %o',
  (env) => expect(avisos(env)).toEqual([]),
)

it.each([{ PUBLIC_URL: 'http://apremia.example' }, { HOST: '10.0.0.5' }])(
  'people are not to sign in in the clear: %o',
  (env) => {
    expect(avisos(env)).toHaveLength(1)
    expect(avisos(env)[0]).toMatch(/sin cifrar por la red.*proxy con TLS/)
  },
)

it.each(['0.0.0.0', '::'])('HOST=%s has an address that can be opened, of this machine', (HOST) => {
  expect(readConfig({ ...OIDC, HOST, PORT: '3100' }, '1').publicUrl).toBe('http://127.0.0.1:3100')
  expect(avisos({ HOST })[0]).toMatch(/falta PUBLIC_URL/)
})
