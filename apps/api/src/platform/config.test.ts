import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'

const PROVIDER = {
  IDENTIDAD_URL: 'https://identidad.example/ingreso',
  IDENTIDAD_SALIDA_URL: 'https://identidad.example/salida',
  IDENTIDAD_EMISOR: 'https://identidad.example',
  IDENTIDAD_AUDIENCIA: 'apremia',
  IDENTIDAD_JWKS_URL: 'https://identidad.example/jwks',
}

describe('readConfig', () => {
  it('starts as a demonstration on the loopback with nothing set', () => {
    expect(readConfig({}, '1')).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      databaseUrl: undefined,
      identidad: { tipo: 'demo' },
    })
  })

  it.each([
    ['on another address', { HOST: '0.0.0.0' }, /HOST/],
    ['to be reached at a public address', { PUBLIC_URL: 'https://apremia.example' }, /PUBLIC_URL/],
    [
      'to be reached at a name like the loopback',
      { PUBLIC_URL: 'http://localhost.example' },
      /PUB/,
    ],
    ['to be reached at what is no address', { PUBLIC_URL: 'apremia.example' }, /PUBLIC_URL/],
    ['to be reached by other than http', { ...PROVIDER, PUBLIC_URL: 'ftp://x' }, /PUBLIC_URL/],
    ['with a shared database', { DATABASE_URL: 'postgresql://x' }, /DATABASE_URL/],
    ['with half a provider', { IDENTIDAD_URL: 'https://x' }, /IDENTIDAD_EMISOR/],
    ['with a port that is not one', { PORT: '80a' }, /PORT/],
    ['with a municipal service without its credential', { MUNICIPIO_URL: 'https://x' }, /TOKEN/],
    ['with a credential without its service', { MUNICIPIO_TOKEN: 't' }, /MUNICIPIO_URL/],
    [
      'with a municipal service in the clear',
      { ...PROVIDER, MUNICIPIO_URL: 'http://x', MUNICIPIO_TOKEN: 't' },
      /https/,
    ],
    [
      'with the credential in the address',
      { ...PROVIDER, MUNICIPIO_URL: 'https://u:p@x', MUNICIPIO_TOKEN: 't' },
      /MUNICIPIO_TOKEN/,
    ],
    [
      'as a demonstration over the data of a municipality',
      { MUNICIPIO_URL: 'https://x', MUNICIPIO_TOKEN: 't' },
      /identidad de demostración/,
    ],
    ['with a size that does not exist', { APREMIA_DEMO_TAMANO: 'enorme' }, /APREMIA_DEMO_TAMANO/],
  ])('refuses to start %s', (_, env, message) => {
    expect(() => readConfig(env, '1')).toThrow(ConfigError)
    expect(() => readConfig(env, '1')).toThrow(message)
  })

  it.each([
    { PUBLIC_URL: 'ftp://u:clave@x' },
    { MUNICIPIO_URL: 'ftp://u:clave@x', MUNICIPIO_TOKEN: 't' },
    { MUNICIPIO_URL: 'u:clave@x', MUNICIPIO_TOKEN: 't' },
  ])('does not repeat the password of %o', (env) => {
    expect(() => readConfig(env, '1')).toThrow(/«.*x»/)
    expect(() => readConfig(env, '1')).not.toThrow(/clave/)
  })

  it.each(['http://localhost:5173', 'http://[::1]:3000', 'https://127.0.0.1'])(
    'is a demonstration reached at %s',
    (PUBLIC_URL) => expect(readConfig({ PUBLIC_URL }, '1').publicUrl).toBe(PUBLIC_URL),
  )

  it('takes the municipal service of a municipality, and one of this machine in the clear', () => {
    const municipal = (MUNICIPIO_URL: string) => ({ MUNICIPIO_URL, MUNICIPIO_TOKEN: 't' })
    const real = readConfig({ ...PROVIDER, ...municipal('https://x.example/api/') }, '1')
    expect(real.servicioMunicipal).toEqual({
      url: 'https://x.example/api',
      token: 't',
      local: false,
    })
    const local = readConfig(municipal('http://127.0.0.1:4010'), '1')
    expect(local.servicioMunicipal).toMatchObject({ url: 'http://127.0.0.1:4010', local: true })
  })

  it('takes a whole provider, on any address and with PostgreSQL', () => {
    const config = readConfig(
      {
        ...PROVIDER,
        HOST: '0.0.0.0',
        DATABASE_URL: 'postgresql://x',
        PUBLIC_URL: 'https://apremia.example/',
      },
      '1',
    )
    expect(config.identidad).toMatchObject({ tipo: 'externo', audiencia: 'apremia' })
    expect(config.publicUrl).toBe('https://apremia.example')
  })
})
