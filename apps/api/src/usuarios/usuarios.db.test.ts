import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

const ADMIN = '20000001'
const OTRO_ADMIN = '29000011'
const PERSONA = '29000012'
const ABOGADA = '20000003'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.open.pool.query(
    `insert into usuario (dni, apellido, nombre, rol) values
      ($1, 'Ñandú', 'Otra', 'admin'), ($2, 'Prueba', 'Persona', 'user')
     on conflict (dni) do update set rol = excluded.rol, baja = false`,
    [OTRO_ADMIN, PERSONA],
  )
  await test.open.pool.query(`update usuario set rol = 'admin', baja = false where dni = $1`, [
    ADMIN,
  ])
  await test.open.pool.query('delete from usuario_permiso where dni = $1', [PERSONA])
  admin = await test.login(ADMIN)
})

interface Registrado {
  readonly dni: string
  readonly rol: string
  readonly baja: boolean
  readonly abogadoDeBaja: boolean
  readonly permisos: readonly string[]
  readonly version: string
}

const list = async () => (await test.call('GET', '/api/usuarios', admin)).json<Registrado[]>()

const find = async (dni: string): Promise<Registrado> => {
  const found = (await list()).find((row) => row.dni === dni)
  if (found === undefined) throw new Error(dni)
  return found
}

const edit = async (dni: string, changes: object, version?: string, token = admin) =>
  test.call('PATCH', `/api/usuarios/${dni}`, token, {
    version: version ?? (await find(dni)).version,
    ...changes,
  })

const simulate = async (dni: string, changes: object) =>
  test.call('POST', `/api/usuarios/${dni}/simular`, admin, {
    version: (await find(dni)).version,
    ...changes,
  })

const statusOf = async (token: string) =>
  (await test.call('POST', '/api/usuarios/validate-token', token, {})).statusCode

const historia = async (dni: string) => {
  const { rows } = await test.open.pool.query(
    "select dni, operacion, descripcion, antes, despues from historial where entidad = 'usuario' and entidad_id = $1 order by orden",
    [dni],
  )
  return rows
}

describe('getUsuarios', () => {
  it('gives role, permissions and baja of everybody, in the order of a dictionary', async () => {
    const rows = await list()
    expect(rows.find(({ dni }) => dni === '20000008')).toMatchObject({
      rol: 'user',
      baja: false,
      abogadoDeBaja: false,
      permisos: ['scoring.inicio', 'scoring.menu', 'logins.ver'],
    })
    expect(rows.find(({ dni }) => dni === '20000007')).toMatchObject({ abogadoDeBaja: true })
    const apellidos = rows.map((row) => (row as unknown as { apellido: string }).apellido)
    expect(apellidos).toEqual([...apellidos].sort(new Intl.Collator('es').compare))
    expect(apellidos).toContain('Ñandú')
  })
})

describe('editUsuario', () => {
  it('gives and takes permissions at once, with one history row each', async () => {
    const session = await test.login(PERSONA)
    const given = await edit(PERSONA, { permisos: ['logins.ver', 'scoring.menu'] })
    expect(given.statusCode, given.body).toBe(200)
    expect(given.json()).toMatchObject({
      usuario: { permisos: ['scoring.menu', 'logins.ver'] },
      cambios: ['permisos'],
      sesiones: 0,
      tokens: 0,
    })
    const seen = await test.call('POST', '/api/usuarios/validate-token', session, {})
    expect(seen.json().usuario.permisos.sort()).toEqual(['logins.ver', 'scoring.menu'])
    expect((await edit(PERSONA, { permisos: [] })).json().usuario.permisos).toEqual([])
    const [first, second, ...rest] = await historia(PERSONA)
    expect(rest).toEqual([])
    expect(first).toMatchObject({
      dni: ADMIN,
      operacion: 'edit-usuario',
      descripcion: 'Cambio del acceso de Prueba, Persona: permisos.',
      antes: '{"permisos":[]}',
      despues: '{"permisos":["scoring.menu","logins.ver"]}',
    })
    expect(second?.despues).toBe('{"permisos":[]}')
  })

  it('a new role ends the sessions and personal tokens, and is in force from the next sign-in', async () => {
    const session = await test.login(PERSONA)
    const { token: personal } = (
      await test.call('POST', '/api/tokens', session, { nombre: 'cron' })
    ).json<{ token: string }>()
    const answer = await edit(PERSONA, { rol: 'guest' })
    expect(answer.json()).toMatchObject({ cambios: ['rol'], tokens: 1 })
    expect(answer.json().sesiones).toBeGreaterThan(0)
    expect([await statusOf(session), await statusOf(personal)]).toEqual([401, 401])
    expect(await statusOf(await test.login(PERSONA))).toBe(200)
    expect((await historia(PERSONA)).at(-1)).toMatchObject({ antes: '{"rol":"user"}' })
  })

  it('a person marked baja does not sign in, and does again once back', async () => {
    const session = await test.login(PERSONA)
    expect((await edit(PERSONA, { baja: true })).statusCode).toBe(200)
    expect(await statusOf(session)).toBe(401)
    await expect(test.login(PERSONA)).rejects.toThrow('No existe en nuestros registros')
    expect((await edit(PERSONA, { baja: false })).statusCode).toBe(200)
    expect(await statusOf(session)).toBe(401)
    expect(await statusOf(await test.login(PERSONA))).toBe(200)
  })

  it('changes nothing and writes nothing when everything is so already', async () => {
    const before = (await historia(PERSONA)).length
    const session = await test.login(PERSONA)
    const answer = await edit(PERSONA, { rol: 'user', baja: false, permisos: [] })
    expect(answer.json()).toMatchObject({ cambios: [], sesiones: 0, tokens: 0 })
    expect(await historia(PERSONA)).toHaveLength(before)
    expect(await statusOf(session)).toBe(200)
  })

  it('is refused when somebody changed the person meanwhile, showing the current data', async () => {
    const { version } = await find(PERSONA)
    await edit(PERSONA, { permisos: ['logins.ver'] })
    const late = await edit(PERSONA, { rol: 'admin' }, version)
    expect(late.statusCode).toBe(409)
    expect(late.json().error).toMatchObject({
      code: 'version-vieja',
      detalle: { usuario: { rol: 'user', permisos: ['logins.ver'] } },
    })
    expect((await find(PERSONA)).rol).toBe('user')
  })

  it('the last admin stays one, and nobody removes themselves', async () => {
    expect((await edit(ADMIN, { baja: true })).json().error.code).toBe('cambio-rechazado')
    await edit(OTRO_ADMIN, { rol: 'user' })
    for (const changes of [{ rol: 'user' }, { rol: 'guest' }, { baja: true }]) {
      const answer = await edit(ADMIN, changes)
      expect(answer.statusCode).toBe(409)
      expect(answer.json().error.message).toContain('Es el único administrador')
    }
    expect(await find(ADMIN)).toMatchObject({ rol: 'admin', baja: false })
  })

  it('an admin with another beside may stop being one: their session ends', async () => {
    expect((await edit(ADMIN, { rol: 'user' })).statusCode).toBe(200)
    expect(await statusOf(admin)).toBe(401)
  })

  it('leaves one admin when two take the role from each other at once', async () => {
    const other = await test.login(OTRO_ADMIN)
    const [mine, theirs] = [await find(OTRO_ADMIN), await find(ADMIN)]
    await Promise.all([
      edit(OTRO_ADMIN, { rol: 'user' }, mine.version),
      edit(ADMIN, { rol: 'user' }, theirs.version, other),
    ])
    const { rows } = await test.open.pool.query(
      `select dni from usuario where rol = 'admin' and not baja`,
    )
    expect(rows).toHaveLength(1)
  })

  it('a lawyer leaves by the directory, which passes the cases on', async () => {
    const answer = await edit(ABOGADA, { baja: true })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error.fields).toEqual([
      { field: 'baja', message: expect.stringContaining('Es el abogado A01') },
    ])
  })

  it.each([
    ['a role that does not exist', { rol: 'root' }, 'rol'],
    ['a permission that does not exist', { permisos: ['todo'] }, 'permisos[0]'],
  ])('refuses %s', async (_, changes, field) => {
    const answer = await edit(PERSONA, changes)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields[0].field).toBe(field)
  })

  it('an unknown person and a missing version are refused', async () => {
    expect((await edit('29999999', { rol: 'user' }, 'x')).statusCode).toBe(404)
    expect((await test.call('PATCH', `/api/usuarios/${PERSONA}`, admin, {})).statusCode).toBe(400)
  })
})

describe('simulations', () => {
  it('an edit shows the changes and the sessions that would end, and saves nothing', async () => {
    const session = await test.login(PERSONA)
    const before = [await find(PERSONA), (await historia(PERSONA)).length]
    const answer = (await simulate(PERSONA, { rol: 'admin', permisos: ['logins.ver'] })).json()
    expect(answer).toMatchObject({
      usuario: { rol: 'admin', permisos: ['logins.ver'] },
      cambios: ['rol', 'permisos'],
      tokens: 0,
    })
    expect(answer.sesiones).toBeGreaterThan(0)
    expect([await find(PERSONA), (await historia(PERSONA)).length]).toEqual(before)
    expect(await statusOf(session)).toBe(200)
  })

  it('are refused as the real ones', async () => {
    expect((await simulate(ADMIN, { baja: true })).statusCode).toBe(409)
    const alta = (body: object) => test.call('POST', '/api/usuarios/simular', admin, body)
    const nuevo = { dni: '31222777', nombre: 'A', apellido: 'B', rol: 'user' }
    expect((await alta({ ...nuevo, dni: PERSONA })).statusCode).toBe(409)
    expect((await alta({ ...nuevo, abogado: 'Z99' })).statusCode).toBe(422)
    expect((await alta(nuevo)).json()).toMatchObject({ dni: '31222777', permisos: [] })
    expect((await list()).map(({ dni }) => dni)).not.toContain('31222777')
  })
})

const apellidosDe = (body: readonly object[]) =>
  body.map((row) => (row as { apellido: string }).apellido)

describe('the list of people', () => {
  const ask = async (query: string) => {
    const answer = await test.call('GET', `/api/usuarios?${query}`, admin)
    return { rows: answer.json<Registrado[]>(), total: Number(answer.headers['x-total-count']) }
  }

  it('is found by words of the name or digits of the DNI, without accents', async () => {
    for (const buscar of ['ñandu', 'otra ÑANDÚ', '29000011'])
      expect((await ask(`buscar=${encodeURIComponent(buscar)}`)).rows).toMatchObject([
        { dni: OTRO_ADMIN },
      ])
    expect(await ask('buscar=%25')).toEqual({ rows: [], total: 0 })
  })

  it('by role and by whether they can sign in, in pages and in the order asked for', async () => {
    const { rows: admins } = await ask('rol=admin')
    expect(new Set(admins.map(({ rol }) => rol))).toEqual(new Set(['admin']))
    const bajas = await ask('estado=baja')
    const activos = await ask('estado=activo')
    const todos = await list()
    expect(bajas.rows.every(({ baja, abogadoDeBaja }) => baja || abogadoDeBaja)).toBe(true)
    expect(bajas.total + activos.total).toBe(todos.length)
    const pagina = await ask('pagina=2&porPagina=3')
    expect(pagina).toEqual({ rows: todos.slice(3, 6), total: todos.length })
    const alReves = apellidosDe((await ask('sentido=desc')).rows)
    expect(alReves).toEqual(apellidosDe(todos).toReversed())
  })
})

describe('how a person is called', () => {
  it('is changed with its history, and the sessions go on', async () => {
    const session = await test.login(PERSONA)
    const answer = await edit(PERSONA, { apellido: ' Prueba  Ríos ', email: 'p@x.gob.ar' })
    expect(answer.json()).toMatchObject({
      usuario: { apellido: 'Prueba Ríos', email: 'p@x.gob.ar' },
      cambios: ['apellido', 'email'],
      sesiones: 0,
    })
    expect(await statusOf(session)).toBe(200)
    expect((await historia(PERSONA)).at(-1)).toMatchObject({
      descripcion: 'Cambio del acceso de Prueba, Persona: apellido, correo electrónico.',
      despues: '{"apellido":"Prueba Ríos","email":"p@x.gob.ar"}',
    })
  })

  it('follows the record of the lawyer', async () => {
    const answer = await edit(ABOGADA, { nombre: 'Otra', email: 'o@x.gob.ar' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error.fields.map(({ field }: { field: string }) => field)).toEqual([
      'nombre',
      'email',
    ])
  })

  it.each([
    [{ nombre: ' ' }, 'nombre'],
    [{ apellido: '' }, 'apellido'],
    [{ email: 'no' }, 'email'],
  ])('%j is refused by its field', async (changes, field) => {
    const answer = await edit(PERSONA, changes)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toEqual([expect.objectContaining({ field })])
  })
})

describe('endSesionesDeUsuario', () => {
  const sesiones = (method: 'GET' | 'DELETE') =>
    test.call(method, `/api/usuarios/${PERSONA}/sesiones`, admin)

  it('ends the sessions and tokens of the person, and gives how many were valid', async () => {
    await sesiones('DELETE')
    const session = await test.login(PERSONA)
    await test.call('POST', '/api/tokens', session, { nombre: 'cron' })
    expect((await sesiones('GET')).json()).toEqual({ sesiones: 1, tokens: 1 })
    expect(await statusOf(session)).toBe(200)
    const antes = (await historia(PERSONA)).length
    expect((await sesiones('DELETE')).json()).toEqual({ sesiones: 1, tokens: 1 })
    expect(await statusOf(session)).toBe(401)
    expect((await historia(PERSONA)).at(-1)).toMatchObject({
      operacion: 'end-sesiones-de-usuario',
      despues: '{"terminados":{"sesiones":1,"tokens":1}}',
    })
    expect((await sesiones('DELETE')).json()).toEqual({ sesiones: 0, tokens: 0 })
    expect(await historia(PERSONA)).toHaveLength(antes + 1)
  })

  it('does not count those already expired', async () => {
    await test.login(PERSONA)
    test.setAhora(new Date('2026-11-20T15:31:00Z'))
    admin = await test.login(ADMIN)
    expect((await sesiones('GET')).json()).toMatchObject({ sesiones: 0 })
    test.setAhora(new Date('2026-11-20T15:00:00Z'))
  })

  it('answers 404 for an unknown person', async () => {
    const answer = await test.call('DELETE', '/api/usuarios/39999999/sesiones', admin)
    expect(answer.statusCode).toBe(404)
  })
})
