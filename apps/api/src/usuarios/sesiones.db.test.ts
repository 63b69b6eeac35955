import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { MEDIODIA } from '../../test/test-db.ts'
import { createVerifier } from '../identidad/proveedor.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.setAhora(MEDIODIA))

const minutes = (n: number) => new Date(MEDIODIA.getTime() + n * 60_000)
const login = (token: string, ip = '127.0.0.1') =>
  test.app.inject({
    method: 'POST',
    url: '/api/usuarios/login',
    payload: { token },
    remoteAddress: ip,
  })
const validate = (token: string) =>
  test.call('POST', '/api/usuarios/validate-token', token, { token })

describe('login', () => {
  it('answers with the shape of D1 and no field named password', async () => {
    const response = await login(await test.demo.issue('20000002', 'anses'))
    expect(response.statusCode).toBe(200)
    const body = response.json()
    expect(Object.keys(body).sort()).toEqual(['expiraEn', 'token', 'usuario'])
    expect(body.usuario).toMatchObject({
      dni: '20000002',
      rol: 'user',
      abogado: 'A00',
      permisos: [],
    })
    expect(Object.keys(body.usuario).sort()).toEqual([
      'abogado',
      'apellido',
      'dni',
      'email',
      'nombre',
      'permisos',
      'rol',
    ])
    expect(new Date(body.expiraEn)).toEqual(minutes(30))
  })

  it('gives the scoring and login permissions to their holders', async () => {
    const permisosDe = async (dni: string) =>
      (await login(await test.demo.issue(dni, 'afip'))).json().usuario.permisos
    expect(await permisosDe('20000008')).toEqual(['logins.ver', 'scoring.inicio', 'scoring.menu'])
    expect(await permisosDe('20000010')).toEqual(['scoring.inicio'])
    expect(await permisosDe('20000001')).toEqual([])
  })

  it('takes a provider token once', async () => {
    const token = await test.demo.issue('20000003', 'miarg')
    const answers = await Promise.all([
      login(token, '127.0.2.1'),
      login(token, '127.0.2.1'),
      login(token, '127.0.2.1'),
    ])
    expect(answers.map((a) => a.statusCode).sort()).toEqual([200, 401, 401])
  })

  it('refuses a token of two minutes, but for what two clocks may differ by', async () => {
    const at = async (seconds: number) => {
      test.setAhora(MEDIODIA)
      const token = await test.demo.issue('20000003', 'miarg')
      test.setAhora(new Date(MEDIODIA.getTime() + seconds * 1000))
      return (await login(token, '127.0.2.2')).statusCode
    }
    expect(await at(149)).toBe(200)
    expect(await at(150)).toBe(401)
  })

  it('takes a token once also past its end, while the clocks may still differ', async () => {
    const token = await test.demo.issue('20000003', 'miarg')
    expect((await login(token, '127.0.2.4')).statusCode).toBe(200)
    test.setAhora(new Date(MEDIODIA.getTime() + 140_000))
    const other = await test.demo.issue('20000004', 'miarg')
    expect((await login(other, '127.0.2.4')).statusCode).toBe(200)
    expect((await login(token, '127.0.2.4')).statusCode).toBe(401)
  })

  it.each([
    ['nobody of ours', '39999999'],
    ['a lawyer marked baja', '20000007'],
  ])('says the same to %s', async (_, dni) => {
    const response = await login(await test.demo.issue(dni, 'renaper'), '127.0.2.3')
    expect(response.statusCode).toBe(403)
    expect(response.json().error.message).toBe(
      'No existe en nuestros registros como usuario externo.',
    )
  })

  it('blocks an address after ten failures in a minute, for every person, and no other address', async () => {
    const ip = '127.0.3.1'
    for (let i = 0; i < 10; i += 1) expect((await login(`malo${i}`, ip)).statusCode).toBe(401)
    expect((await login('malo', ip)).statusCode).toBe(429)
    expect(
      (await login(await test.demo.issue('20000001', 'renaper'), '127.0.3.2')).statusCode,
    ).toBe(200)
  })

  it('writes a login record for successes only', async () => {
    const count = async () =>
      Number(
        (await test.open.pool.query(`select count(*) from ingreso where dni = '20000004'`)).rows[0]
          .count,
      )
    const before = await count()
    await login('malo', '127.0.2.9')
    await login(await test.demo.issue('20000004', 'renaper'), '127.0.2.9')
    expect(await count()).toBe(before + 1)
  })
})

describe('refused sign-ins in the history (D6, D149)', () => {
  const IP = '127.0.6.1'
  const rejected = async () => {
    const { rows } = await test.open.pool.query(
      "select dni, entidad, entidad_id, descripcion, despues from historial where operacion = 'login-rechazado' order by orden",
    )
    return rows.map(({ despues, ...row }) => ({ ...row, ...JSON.parse(despues) }))
  }
  const rejectedBy = async (use: () => Promise<unknown>) => {
    const before = (await rejected()).length
    await use()
    return (await rejected()).slice(before)
  }

  it('distinguish a person who was never registered from one who left, and name both', async () => {
    await test.open.pool.query(
      `insert into usuario (dni, apellido, nombre, rol, baja) values ('29000021', 'P', 'N', 'user', true)`,
    )
    const motivos = []
    await test.open.pool.query(`update abogado set baja = true where codexterno = 'A02'`)
    for (const dni of ['39999999', '29000021', '20000004']) {
      const token = await test.demo.issue(dni, 'anses')
      const [row, ...rest] = await rejectedBy(() => login(token, IP))
      expect(rest).toEqual([])
      expect(row).toMatchObject({ dni, entidad: 'usuario', entidad_id: dni, fuente: 'anses' })
      motivos.push([row.motivo, row.descripcion])
    }
    await test.open.pool.query(`update abogado set baja = false where codexterno = 'A02'`)
    expect(motivos).toEqual([
      ['no-registrado', 'Ingreso rechazado: la persona no está registrada.'],
      ['de-baja', 'Ingreso rechazado: la persona está dada de baja.'],
      ['abogado-de-baja', 'Ingreso rechazado: el abogado con que actúa está dado de baja.'],
    ])
  })

  it('keeps a token used again and one that is not good, with nothing of what came', async () => {
    const token = await test.demo.issue('20000003', 'miarg')
    await login(token, '127.0.6.2')
    const rows = await rejectedBy(async () => {
      await login(token, '127.0.6.2')
      await login('basura-que-no-se-guarda', '127.0.6.2')
    })
    expect(rows).toEqual([
      {
        dni: '',
        entidad: 'sesion',
        entidad_id: '',
        descripcion: 'Ingreso rechazado: el token del proveedor ya se había usado.',
        motivo: 'token-repetido',
      },
      {
        dni: '',
        entidad: 'sesion',
        entidad_id: '',
        descripcion: 'Ingreso rechazado: el token no es del proveedor o venció.',
        motivo: 'token-invalido',
      },
    ])
    const { rows: all } = await test.open.pool.query('select * from historial')
    expect(JSON.stringify(all)).not.toContain('basura')
    expect(JSON.stringify(all)).not.toContain(token)
  })

  it('are recorded only up to the limit, even in a burst', async () => {
    const rows = await rejectedBy(() =>
      Promise.all(Array.from({ length: 30 }, (_, i) => login(`malo${i}`, '127.0.6.3'))),
    )
    expect(rows).toHaveLength(10)
  })

  it('keeps the chain whole', async () => {
    const admin = await test.login('20000001')
    const verified = await test.call('POST', '/api/historial/verificar', admin)
    expect(verified.json()).toMatchObject({ valido: true })
  })
})

describe('session', () => {
  it('dies after 30 idle minutes and lives on while used, up to 8 hours', async () => {
    const token = await test.login('20000003')
    for (let at = 29; at < 480; at += 29) {
      test.setAhora(minutes(at))
      expect((await validate(token)).statusCode, `minuto ${at}`).toBe(200)
    }
    test.setAhora(minutes(480))
    expect((await validate(token)).statusCode).toBe(401)

    test.setAhora(MEDIODIA)
    const idle = await test.login('20000003')
    test.setAhora(minutes(30))
    expect((await validate(idle)).statusCode).toBe(401)
  })

  it('ends at logout, on the server', async () => {
    const token = await test.login('20000003')
    expect((await test.call('POST', '/api/usuarios/logout', token)).statusCode).toBe(204)
    expect((await validate(token)).statusCode).toBe(401)
  })

  it('ends at the next call once the person or their lawyer record is marked baja', async () => {
    const token = await test.login('20000004')
    await test.open.pool.query(`update abogado set baja = true where codexterno = 'A02'`)
    expect((await validate(token)).statusCode).toBe(401)
    await test.open.pool.query(`update abogado set baja = false where codexterno = 'A02'`)
    expect((await validate(token)).statusCode).toBe(200)
  })

  it('keeps no token in the database', async () => {
    const token = await test.login('20000003')
    const { rows } = await test.open.pool.query('select * from sesion')
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('personal tokens', () => {
  it('are shown once, act as their owner, expire and can be revoked by the owner alone', async () => {
    const session = await test.login('20000001')
    const created = (
      await test.call('POST', '/api/tokens', session, { nombre: 'cron', dias: 30 })
    ).json()
    expect(created.token).toMatch(/^apt_/)
    const list = (await test.call('GET', '/api/tokens', session)).json()
    expect(list).toHaveLength(1)
    expect(JSON.stringify(list)).not.toContain(created.token)
    expect((await validate(created.token)).json().usuario.dni).toBe('20000001')
    expect(
      (await test.call('POST', '/api/tokens', created.token, { nombre: 'otro' })).statusCode,
    ).toBe(403)

    const other = await test.login('20000002')
    expect((await test.call('DELETE', `/api/tokens/${created.id}`, other)).statusCode).toBe(404)

    test.setAhora(new Date(MEDIODIA.getTime() + 30 * 86_400_000))
    expect((await validate(created.token)).statusCode).toBe(401)
    test.setAhora(MEDIODIA)
    expect((await test.call('DELETE', `/api/tokens/${created.id}`, session)).statusCode).toBe(204)
    expect((await validate(created.token)).statusCode).toBe(401)
  })

  it('refuse bad input with a message per field', async () => {
    const session = await test.login('20000001')
    const response = await test.call('POST', '/api/tokens', session, { nombre: ' ', dias: 400 })
    expect(response.statusCode).toBe(400)
    expect(
      response
        .json()
        .error.fields.map((f: { field: string }) => f.field)
        .sort(),
    ).toEqual(['dias', 'nombre'])
  })
})

describe('createUsuario', () => {
  it('registers a person who can then sign in; a second time is a conflict', async () => {
    const admin = await test.login('20000001')
    const body = { dni: '31222333', nombre: 'Ñusta', apellido: 'Agüero', rol: 'user', email: '' }
    expect((await test.call('POST', '/api/usuarios', admin, body)).statusCode).toBe(200)
    expect((await test.call('POST', '/api/usuarios', admin, body)).statusCode).toBe(409)
    expect((await login(await test.demo.issue('31222333', 'afip'), '127.0.5.1')).statusCode).toBe(
      200,
    )
  })
})

describe('provider tokens', () => {
  const claims = { dni: '20000003', fnt: 'afip' }
  const make = async (change: {
    alg?: string
    iss?: string
    aud?: string
    jti?: string | null
    life?: number
    claims?: object
    sign?: 'other'
  }) => {
    const pair = await generateKeyPair('ES256')
    const stranger = await generateKeyPair('ES256')
    const jwk = { ...(await exportJWK(pair.publicKey)), alg: 'ES256', kid: 'k' }
    const verify = createVerifier({
      keys: createLocalJWKSet({ keys: [jwk] }),
      emisor: 'emisor',
      audiencia: 'apremia',
      ahora: () => MEDIODIA,
    })
    const now = Math.floor(MEDIODIA.getTime() / 1000)
    const jwt = new SignJWT({ ...claims, ...change.claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'k' })
      .setIssuer(change.iss ?? 'emisor')
      .setAudience(change.aud ?? 'apremia')
      .setIssuedAt(now)
      .setExpirationTime(now + (change.life ?? 60))
    if (change.jti !== null) jwt.setJti(change.jti ?? 'uno')
    return {
      verify,
      token: await jwt.sign(change.sign === 'other' ? stranger.privateKey : pair.privateKey),
    }
  }

  it('hold when everything is right', async () => {
    const { verify, token } = await make({})
    expect(await verify(token)).toMatchObject({ dni: '20000003', fuente: 'afip', jti: 'uno' })
  })

  it.each([
    ['another issuer', { iss: 'otro' }],
    ['another audience', { aud: 'otra' }],
    ['no id', { jti: null }],
    ['a life over two minutes', { life: 3600 }],
    ['an unknown source', { claims: { fnt: 'facebook' } }],
    ['no number', { claims: { dni: 'x' } }],
    ['a key that is not the issuer’s', { sign: 'other' as const }],
  ])('do not hold with %s', async (_, change) => {
    const { verify, token } = await make(change)
    expect(await verify(token)).toBeUndefined()
  })

  it('do not hold without a signature', async () => {
    const { verify } = await make({})
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    expect(
      await verify(
        `${encode({ alg: 'none' })}.${encode({ ...claims, iss: 'emisor', aud: 'apremia', jti: 'x' })}.`,
      ),
    ).toBeUndefined()
  })
})
