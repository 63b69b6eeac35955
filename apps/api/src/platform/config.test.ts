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

const OIDC = {
  IDENTIDAD_EMISOR: 'https://sso.example/realms/municipio',
  IDENTIDAD_CLIENTE: 'apremia',
  IDENTIDAD_DOCUMENTO: 'cuil',
}

describe('an OpenID Connect provider', () => {
  it('needs its issuer, our name there and the claim with the number', () => {
    expect(readConfig({ ...OIDC, HOST: '0.0.0.0' }, '1').identidad).toEqual({
      tipo: 'oidc',
      emisor: 'https://sso.example/realms/municipio',
      cliente: 'apremia',
      secreto: undefined,
      reclamo: { reclamo: 'cuil', clase: 'cuil' },
      alcances: 'openid profile',
      nombre: 'su cuenta',
      pista: '',
      fuentes: [],
    })
  })

  it('may distinguish the sources', () => {
    const pistas = { IDENTIDAD_PISTA: 'kc_idp_hint', IDENTIDAD_FUENTES: 'afip=afip-oidc, miarg' }
    expect(readConfig({ ...OIDC, ...pistas }, '1').identidad).toMatchObject({
      pista: 'kc_idp_hint',
      fuentes: [
        { fuente: 'afip', valor: 'afip-oidc' },
        { fuente: 'miarg', valor: 'miarg' },
      ],
    })
  })

  it.each([
    [{ IDENTIDAD_DOCUMENTO: '' }, /falta IDENTIDAD_DOCUMENTO/],
    [{ IDENTIDAD_EMISOR: '', IDENTIDAD_CLIENTE: '' }, /falta IDENTIDAD_EMISOR, IDENTIDAD_CLIENTE/],
    [{ IDENTIDAD_JWKS_URL: 'https://x' }, /Quite las de una de las dos/],
    [{ IDENTIDAD_DOCUMENTO: 'sub' }, /IDENTIDAD_DOCUMENTO/],
    [{ IDENTIDAD_EMISOR: 'http://sso.example' }, /IDENTIDAD_EMISOR.*https/],
    [{ IDENTIDAD_EMISOR: 'https://u:p@sso.example' }, /IDENTIDAD_EMISOR/],
    [
      { IDENTIDAD_EMISOR: 'https://sso.example/.well-known/openid-configuration' },
      /IDENTIDAD_EMISOR.*issuer/,
    ],
    [{ IDENTIDAD_ALCANCES: 'profile' }, /IDENTIDAD_ALCANCES/],
    [{ IDENTIDAD_FUENTES: 'afip' }, /IDENTIDAD_PISTA.*juntas/],
    [{ IDENTIDAD_PISTA: 'kc_idp_hint' }, /IDENTIDAD_FUENTES.*juntas/],
    [{ IDENTIDAD_PISTA: 'a&b', IDENTIDAD_FUENTES: 'afip' }, /IDENTIDAD_PISTA.*parámetro/],
    [{ IDENTIDAD_PISTA: 'h', IDENTIDAD_FUENTES: 'facebook' }, /IDENTIDAD_FUENTES/],
  ])('is refused with %o', (change, message) => {
    expect(() => readConfig({ ...OIDC, ...change }, '1')).toThrow(ConfigError)
    expect(() => readConfig({ ...OIDC, ...change }, '1')).toThrow(message)
  })

  it('never repeats its secret or a password', () => {
    const secrets = { IDENTIDAD_EMISOR: 'https://u:clave@x', IDENTIDAD_CLIENTE_SECRETO: 'clave' }
    expect(() => readConfig({ ...OIDC, ...secrets }, '1')).not.toThrow(/clave/)
  })
})

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
    [
      'with more calls to the municipal service than there may be',
      { MUNICIPIO_URL: 'http://127.0.0.1', MUNICIPIO_TOKEN: 't', MUNICIPIO_LLAMADAS: '33' },
      /MUNICIPIO_LLAMADAS debe ser un entero entre 1 y 32/,
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
      llamadas: 8,
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

describe('the token of the metrics', () => {
  it.each([undefined, '', 'k'.repeat(16), 'a-B_9!'.repeat(20)])('may be %j', (token) => {
    const { tokenDeMetricas } = readConfig({ APREMIA_METRICAS_TOKEN: token }, '1')
    expect(tokenDeMetricas).toBe(token || undefined)
  })

  it.each(['corta', 'k'.repeat(201), 'con un espacio adentro', 'con-acento-en-él-mismo'])(
    'is refused when it is %j, and the message does not repeat it',
    (token) => {
      const read = () => readConfig({ APREMIA_METRICAS_TOKEN: token }, '1')
      expect(read).toThrow(ConfigError)
      expect(read).toThrow(/^APREMIA_METRICAS_TOKEN debe tener de 16 a 200/)
    },
  )
})
