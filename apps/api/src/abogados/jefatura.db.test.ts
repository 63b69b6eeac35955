import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

const ADMIN = '20000001'
const IBANEZ = '20000002'
const MUNOZ = '20000003'
const ROLDAN = '20000004'
const INVITADO = '20000005'
const SIN_CODIGO = '20000006'
const ANGEL = '20000011'
const MOTIVO = 'Decreto 12/2026'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login(ADMIN)
  for (const nrodni of [MUNOZ, ANGEL])
    await test.call('POST', '/api/profesionales/reassignAbogado', admin, { nrodni, destino: 'A02' })
})
afterAll(() => test.close())

const name = (nrodni: string, codigo_anterior = '', more: object = {}, token = admin) =>
  test.call('POST', '/api/profesionales/jefatura', token, {
    nrodni,
    codigo_anterior,
    motivo: MOTIVO,
    ...more,
  })

const whoIs = async (token: string) =>
  (await test.call('POST', '/api/usuarios/validate-token', token, {})).json().usuario

const query = async (text: string, values: unknown[] = []) =>
  (await test.open.pool.query(text, values)).rows

const records = () =>
  query('select codexterno, nrodni, baja from abogado order by codexterno') as Promise<
    { codexterno: string; nrodni: string; baja: boolean }[]
  >

const jefe = async () => (await records()).find(({ codexterno }) => codexterno === 'A00')?.nrodni

const avisosDe = async (dni: string) => {
  const token = await test.login(dni)
  const list = (await test.call('GET', '/api/avisos', token)).json<
    { id: number; texto: string }[]
  >()
  return { token, list }
}

describe('nameJefatura', () => {
  it('is refused to oneself, without a reason, over a taken code, A00 in disguise or cases in hand', async () => {
    const before = await records()
    const refusal = async (...args: Parameters<typeof name>) => {
      const [nrodni, codigo_anterior = '', more = {}] = args
      const body = { nrodni, codigo_anterior, motivo: MOTIVO, ...more }
      const told = await test.call('POST', '/api/profesionales/jefatura/simular', admin, body)
      const answer = await name(...args)
      const [real, simulated] = [answer, told].map(({ statusCode, body }) => [
        statusCode,
        JSON.parse(body).error.code,
        JSON.parse(body).error.message,
      ])
      expect(simulated).toEqual(real)
      return (real ?? []).join(' ')
    }
    expect(await refusal(ADMIN, 'A15')).toMatch(/^409 jefatura-rechazada.*a usted mismo/)
    expect(await refusal(MUNOZ, 'A15', { motivo: '' })).toMatch(/^400/)
    expect(await refusal(MUNOZ)).toMatch(/^409.*código con el que sigue Ibáñez, Guillermo/)
    expect(await refusal(MUNOZ, 'A02')).toMatch(/^409.*ya es de Roldán, Esteban/)
    for (const disguise of ['a00', ' A00', 'Α00', 'AOO'])
      expect(await refusal(MUNOZ, disguise)).toMatch(/^409.*A00 está reservado/)
    expect(await refusal(ROLDAN, 'A15')).toMatch(/^409 abogado-con-casos.*períodos impagos/)
    expect(await refusal('20000007', 'A15')).toMatch(/^409 jefatura-rechazada.*de baja/)
    expect(await refusal(IBANEZ, 'A15')).toMatch(/^409.*ya es la jefatura/)
    expect(await refusal('39999999', 'A15')).toMatch(/^404/)
    expect(await refusal('abc20x00y0003', 'A15')).toMatch(/^404/)
    expect(await records()).toEqual(before)
  })

  it('passes A00 to another, who loses their code as who had it gets one; both act so from the next call', async () => {
    const [was, is] = [await test.login(IBANEZ), await test.login(MUNOZ)]
    const answer = await name('20.000.003', 'a15')
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toEqual({
      jefatura: { nrodni: MUNOZ, nombre_completo: 'Muñoz Peña, Carolina' },
      anterior: { nrodni: IBANEZ, nombre_completo: 'Ibáñez, Guillermo', codexterno: 'A15' },
      cierra: 'A01',
    })
    expect(await whoIs(is)).toMatchObject({ abogado: 'A00', rol: 'user' })
    expect(await whoIs(was)).toMatchObject({ abogado: 'A15', rol: 'user' })
    expect((await test.call('GET', '/api/profesionales/abogados', was)).statusCode).toBe(403)
    expect((await test.call('GET', '/api/profesionales/abogados', is)).statusCode).toBe(200)
    const own = (await test.call('GET', '/api/profesionales/propio', is)).json()
    expect(own).toMatchObject({ codexterno: 'A00', apellido: 'Muñoz Peña', abo_titulo: {} })
    expect(await records()).toEqual(
      expect.arrayContaining([
        { codexterno: 'A00', nrodni: MUNOZ, baja: false },
        { codexterno: 'A01', nrodni: MUNOZ, baja: true },
        { codexterno: 'A15', nrodni: IBANEZ, baja: false },
      ]),
    )
    const [row] = await query('select * from historial order by orden desc limit 1')
    expect(row).toMatchObject({ dni: ADMIN, operacion: 'name-jefatura', entidad_id: 'A00' })
    expect(row.descripcion).toContain('Muñoz Peña, Carolina toma el código A00')
    expect(JSON.parse(row.despues)).toMatchObject({ motivo: MOTIVO, cierra: 'A01' })
  })

  it('both people get a notice, until they mark it as read', async () => {
    for (const [dni, text] of [
      [MUNOZ, 'lo nombró jefatura'],
      [IBANEZ, 'usted actúa con el código A15'],
    ] as const) {
      const { token, list } = await avisosDe(dni)
      const deLaJefatura = list.filter(({ texto }) => texto.includes(MOTIVO))
      expect(deLaJefatura).toHaveLength(1)
      expect(deLaJefatura[0]?.texto).toContain(text)
      const read = () => test.call('POST', '/api/avisos/leidos', token, { hasta: list.at(-1)?.id })
      expect((await read()).json()).toEqual({ leidos: list.length })
      expect((await read()).json()).toEqual({ leidos: 0 })
      expect((await avisosDe(dni)).list).toEqual([])
    }
  })

  it('a closed code can be reopened only by its own person, while they have no other', async () => {
    const [closed] = await query(`select version from abogado where codexterno = 'A01'`)
    const edit = await test.call('POST', '/api/profesionales/editAbogado', admin, {
      nrodni: MUNOZ,
      codexterno: 'A01',
      version: closed.version,
      baja: '0',
    })
    expect(edit.statusCode, edit.body).toBe(409)
    expect(edit.json().error.code).toBe('abogado-existente')
    expect((await name(SIN_CODIGO, 'A01')).statusCode).toBe(200)
    expect(await records()).toEqual(
      expect.arrayContaining([
        { codexterno: 'A00', nrodni: SIN_CODIGO, baja: false },
        { codexterno: 'A01', nrodni: MUNOZ, baja: false },
      ]),
    )
    expect((await name(IBANEZ, 'A16')).json()).toMatchObject({ cierra: 'A15' })
    expect(await jefe()).toBe(IBANEZ)
  })

  it('ends the sessions of a guest who is named, because the role changes', async () => {
    const guest = await test.login(INVITADO)
    expect((await name(INVITADO, 'A15')).statusCode).toBe(200)
    expect((await test.call('GET', '/api/tokens', guest)).statusCode).toBe(401)
    expect(await whoIs(await test.login(INVITADO))).toMatchObject({ rol: 'user', abogado: 'A00' })
  })

  it('applies one of eight namings sent at once, and no code has two people', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => name(i % 2 === 0 ? IBANEZ : ANGEL, `B${20 + i}`)),
    )
    for (const { statusCode, body } of answers) expect([200, 409], body).toContain(statusCode)
    const rows = await records()
    const living = rows.filter(({ baja }) => !baja).map(({ nrodni }) => nrodni)
    expect(new Set(living).size).toBe(living.length)
    expect([IBANEZ, ANGEL]).toContain(await jefe())
    const crossed = await query(
      `select 1 from usuario u join abogado a on a.codexterno = u.abogado where a.nrodni <> u.dni`,
    )
    expect(crossed).toEqual([])
  })
})

describe('the code of a user (D166)', () => {
  const nuevo = { nombre: 'N', apellido: 'A', rol: 'user' }
  const create = (body: object, path = '') =>
    test.call('POST', `/api/usuarios${path}`, admin, { ...nuevo, ...body })

  it('A00, the code of another lawyer and a code without a record are refused with 422, registering and editing', async () => {
    for (const abogado of ['A00', 'A02', 'Z99']) {
      for (const path of ['', '/simular']) {
        const answer = await create({ dni: '31222901', abogado }, path)
        expect(answer.statusCode).toBe(422)
        expect(answer.json().error).toMatchObject({
          code: 'codigo-ajeno',
          fields: [{ field: 'abogado' }],
        })
      }
      const users = (await test.call('GET', '/api/usuarios', admin)).json<
        { dni: string; version: string }[]
      >()
      const version = users.find(({ dni }) => dni === '20000008')?.version
      const body = { version, abogado }
      const edited = await test.call('PATCH', '/api/usuarios/20000008', admin, body)
      expect([edited.statusCode, edited.json().error.code]).toEqual([422, 'codigo-ajeno'])
    }
    for (const abogado of ['a00', 'Α00', 'AOO'])
      expect((await create({ dni: '31222901', abogado })).statusCode).toBe(400)
    expect(await query(`select 1 from usuario where dni = '31222901'`)).toEqual([])
  })

  it('is the code of the lawyer record with the same DNI, whether or not the request names it', async () => {
    expect((await create({ dni: '20.000.018' })).json()).toMatchObject({
      dni: '20000018',
      abogado: 'A11',
    })
    expect((await create({ dni: '20000017', abogado: 'A10' })).statusCode).toBe(200)
  })

  it('the database refuses the code of another lawyer', async () => {
    await expect(
      query(`update usuario set abogado = 'A00' where dni = '20000008'`),
    ).rejects.toThrow('usuario_abogado_propio_fk')
  })
})
