import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as XLSX from 'xlsx'
import { expectSameCsv } from '../../test/exportaciones.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

const ADMIN = '20000001'
const JEFE = '20000002'
const MUNOZ = '20000003'
const ROLDAN = '20000004'
const INVITADO = '20000005'
const SIN_CODIGO = '20000006'

let test: TestApp
const tokens = new Map<string, string>()
beforeAll(async () => {
  test = await startTestApp()
  for (const dni of [ADMIN, JEFE, MUNOZ, ROLDAN, INVITADO, SIN_CODIGO]) {
    tokens.set(dni, await test.login(dni))
  }
})
afterAll(() => test.close())

const post = (path: string, body: object, dni = ADMIN) =>
  test.call('POST', `/api/profesionales/${path}`, tokens.get(dni), body)
const get = (path: string, dni = ADMIN) =>
  test.call('GET', `/api/profesionales/${path}`, tokens.get(dni))

const NUEVO = { apellido: 'Zalazar', nombre: 'Ana', nrodni: '31222333', codexterno: 'B15' }

const recordOf = async (nrodni: string) =>
  (await post('search', { nrodni })).json().find((row: { nrodni: string }) => row.nrodni === nrodni)

const edit = async (nrodni: string, cambios: object, dni = ADMIN) => {
  const { version } = await recordOf(nrodni)
  return post('editAbogado', { nrodni, version, ...cambios }, dni)
}

const lastChange = async () => {
  const { rows } = await test.open.pool.query('select * from historial order by orden desc limit 1')
  return rows[0]
}

describe('lists', () => {
  it('gives every lawyer with the field names of the specification', async () => {
    const rows = (await get('abogados')).json()
    expect(rows).toHaveLength(12)
    expect(rows.map((row: { apellido: string }) => row.apellido).slice(0, 2)).toEqual([
      'Agüero',
      'Campodónico',
    ])
    const [munoz] = rows.filter((row: { codexterno: string }) => row.codexterno === 'A01')
    expect(munoz).toMatchObject({
      apellido: 'Muñoz Peña',
      tipodni: 1,
      nrodni: '20000003',
      titulo: 2,
      abo_titulo: { titulo: 'Abogada' },
      baja: '0',
      rol: '30',
      version: 1,
    })
  })

  it('searches by any field: accents, case and word order do not matter, ñ is not n', async () => {
    const codes = async (filtro: object) =>
      (await post('search', filtro)).json().map((row: { codexterno: string }) => row.codexterno)
    expect(await codes({ apellido: 'PEÑA muñ' })).toEqual(['A01'])
    expect(await codes({ apellido: 'munoz' })).toEqual([])
    expect(await codes({ apellido: 'roldan', nombre: 'esteban' })).toEqual(['A02'])
    expect(await codes({ apellido: "o'connor" })).toEqual(['A11'])
    expect(await codes({ nrodni: '20.000.003' })).toEqual(['A01'])
    expect(await codes({ nrodni: 'sin dígitos' })).toEqual([])
    expect(await codes({ codexterno: 'a07' })).toEqual(['A07'])
    expect(await codes({ baja: '1' })).toEqual(['A03'])
    expect(await codes({ apellido: '%' })).toEqual([])
    expect(await codes({ apellido: '', nombre: '  ' })).toHaveLength(12)
  })

  it('pages and sorts, with the true total', async () => {
    const reply = await post('search?pagina=2&porPagina=5&orden=nrodni&sentido=desc', {})
    expect(reply.headers['x-total-count']).toBe('12')
    const dnis = reply.json().map((row: { nrodni: string }) => Number(row.nrodni))
    expect(dnis).toHaveLength(5)
    expect(dnis).toEqual([...dnis].sort((a, b) => b - a))
  })

  it('is of admin and A00; the rest choose by name, without documents', async () => {
    for (const dni of [MUNOZ, INVITADO, SIN_CODIGO]) {
      expect((await get('abogados', dni)).statusCode).toBe(403)
      const [first] = (await get('abogadosnamedni', dni)).json()
      expect(first).toMatchObject({ codexterno: 'A00', nrodni: '•••••002' })
    }
    const [first] = (await get('abogadosnamedni', JEFE)).json()
    expect(first).toMatchObject({ nombre_completo: 'Ibáñez, Guillermo', nrodni: '20000002' })
  })

  it('exports what the filter gives, in its order, and a formula is text', async () => {
    await edit('20000011', { direccion: '=HYPERLINK("http://x","y")' })
    const reply = await get('abogados/excel?baja=0&orden=codexterno&sentido=desc')
    expect(reply.headers['content-disposition']).toContain('filename="abogados.xlsx"')
    const book = XLSX.read(reply.rawPayload, { cellFormula: true })
    const sheet = book.Sheets.Abogados ?? {}
    const rows = XLSX.utils.sheet_to_json<Record<string, string>>(sheet)
    const shown = (await post('search?orden=codexterno&sentido=desc', { baja: '0' })).json()
    expect(rows.map((row) => row['CODIGO EXTERNO'])).toEqual(
      shown.map((row: { codexterno: string }) => row.codexterno),
    )
    const cells = Object.values(sheet).filter((cell) => typeof cell === 'object' && 't' in cell)
    expect(cells.some((cell) => cell.f !== undefined)).toBe(false)
    expect(cells.some((cell) => cell.v === '=HYPERLINK("http://x","y")')).toBe(true)
    const numeric = (row: string) => cells.some((cell) => cell.v === row && cell.t === 's')
    expect(numeric('20000003')).toBe(true)
    const lineas = await expectSameCsv((formato) =>
      get(`abogados/excel?baja=0&orden=codexterno&sentido=desc&formato=${formato}`),
    )
    expect(lineas.join('\n')).toContain(`;"'=HYPERLINK(""http://x"",""y"")";`)
  })
})

describe('createAbogado', () => {
  it('creates the record and a sign-in with role user, whatever role is sent', async () => {
    const reply = await post('createAbogado', { ...NUEVO, rol: 'admin', cuitcuil: '27-31222333-8' })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.json()).toMatchObject({
      abogado: { ...NUEVO, baja: '0', rol: '30', version: 1 },
      avisos: ['El dígito verificador del CUIT/CUIL no coincide. Revíselo.'],
    })
    const token = await test.login(NUEVO.nrodni)
    const own = (await test.call('GET', '/api/profesionales/propio', token)).json()
    expect(own.codexterno).toBe('B15')
    expect(
      (await test.call('POST', '/api/usuarios/validate-token', token, {})).json().usuario.rol,
    ).toBe('user')
  })

  it('says every field at fault', async () => {
    const reply = await post('createAbogado', { te: '12' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error.fields.map((f: { field: string }) => f.field)).toEqual([
      'apellido',
      'nombre',
      'nrodni',
      'codexterno',
      'te',
    ])
  })

  it('keeps A00 and whatever reads like it (T10)', async () => {
    for (const codexterno of ['A00', 'a00', ' A00', '\u039100', 'AO0', 'Ａ００']) {
      const reply = await post('createAbogado', { ...NUEVO, nrodni: '31222334', codexterno })
      expect(reply.statusCode, codexterno).toBe(409)
      expect(reply.json().error.code).toBe('codigo-reservado')
    }
  })

  it('refuses a document or a code that is taken, naming whose', async () => {
    const reply = await post('createAbogado', { ...NUEVO, nrodni: '20.000.003', codexterno: 'a02' })
    expect(reply.statusCode).toBe(409)
    expect(reply.json().error).toMatchObject({
      code: 'abogado-existente',
      fields: [
        { field: 'nrodni', message: expect.stringContaining('Muñoz Peña, Carolina (A01)') },
        { field: 'codexterno', message: 'El código A02 ya es de Roldán, Esteban.' },
      ],
    })
  })

  it('gives the code to a person already registered', async () => {
    const registered = { ...NUEVO, nrodni: '20000020', codexterno: 'B20' }
    await test.open.pool.query(
      `insert into usuario (dni, apellido, nombre, rol, baja) values ('20000020', 'X', 'Y', 'guest', true)`,
    )
    expect((await post('createAbogado', registered)).statusCode).toBe(200)
    const { rows } = await test.open.pool.query(`select * from usuario where dni = '20000020'`)
    expect(rows[0]).toMatchObject({ rol: 'user', abogado: 'B20', baja: false })
  })

  it('ends the sessions of a guest who becomes a lawyer; an admin goes on, with the code from the next call', async () => {
    await test.open.pool.query(
      `insert into usuario (dni, apellido, nombre, rol) values
        ('20000022', 'X', 'Y', 'guest'), ('20000023', 'X', 'Y', 'admin')`,
    )
    const [guest, admin] = [await test.login('20000022'), await test.login('20000023')]
    for (const n of [22, 23]) {
      const nuevo = { ...NUEVO, nrodni: `200000${n}`, codexterno: `B${n}` }
      expect((await post('createAbogado', nuevo)).statusCode).toBe(200)
    }
    const validate = (token: string) => test.call('POST', '/api/usuarios/validate-token', token, {})
    expect((await validate(guest)).statusCode).toBe(401)
    expect((await validate(admin)).json().usuario).toMatchObject({ rol: 'admin', abogado: 'B23' })
    expect((await validate(await test.login('20000022'))).json().usuario.rol).toBe('user')
  })

  it('creates one of twenty lawyers sent at once with the same code', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        post('createAbogado', { ...NUEVO, codexterno: 'B30', nrodni: String(32_000_000 + i) }),
      ),
    )
    const codes = replies.map((reply) => reply.statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === 409)).toHaveLength(19)
  })
})

describe('editAbogado', () => {
  it('changes the fields sent, answers how to undo it and writes both values down', async () => {
    const before = await recordOf('20000013')
    const reply = await edit('20000013', { direccion: 'Mitre 1', titulo: null })
    expect(reply.json()).toMatchObject({
      abogado: {
        direccion: 'Mitre 1',
        titulo: null,
        abo_titulo: null,
        version: before.version + 1,
      },
      anterior: { direccion: before.direccion, titulo: before.titulo },
    })
    expect(Object.keys(reply.json().anterior)).toHaveLength(2)
    const change = await lastChange()
    expect(change).toMatchObject({ operacion: 'edit-abogado', entidad_id: before.codexterno })
    expect(JSON.parse(change.antes)).toEqual({
      direccion: before.direccion,
      titulo: before.titulo,
    })
    const { anterior, abogado } = reply.json()
    await post('editAbogado', { nrodni: '20000013', version: abogado.version, ...anterior })
    expect(await recordOf('20000013')).toEqual({ ...before, version: before.version + 2 })
  })

  it('an edit without changes writes nothing, not even the version', async () => {
    const before = await recordOf('20000013')
    const { orden } = await lastChange()
    expect((await edit('20000013', { apellido: ` ${before.apellido} ` })).json()).toMatchObject({
      abogado: { version: before.version },
      anterior: {},
    })
    expect((await lastChange()).orden).toBe(orden)
  })

  it('never changes the document, the code or the role (T11)', async () => {
    const before = await recordOf('20000013')
    const reply = await edit('20000013', { codexterno: 'B99', rol: 'admin', nombre: 'Otro' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error.fields).toEqual([
      { field: 'codexterno', message: 'Código externo no se puede modificar.' },
    ])
    expect(await recordOf('20000013')).toEqual(before)
  })

  it('refuses a stale version with both values (D42)', async () => {
    const { version, te } = await recordOf('20000012')
    expect((await edit('20000012', { te: '4411111' })).statusCode).toBe(200)
    const reply = await post('editAbogado', {
      nrodni: '20000012',
      version,
      te: '4422222',
      direccion: 'Belgrano 2',
    })
    expect(te).not.toBe('4411111')
    expect(reply.statusCode).toBe(409)
    expect(reply.json().error).toMatchObject({
      code: 'version-vieja',
      detalle: {
        abogado: { version: version + 1, te: '4411111' },
        enviados: { te: '4422222', direccion: 'Belgrano 2' },
        actuales: { te: '4411111' },
      },
    })
  })

  it('of two edits sent at once one is saved, and the other receives a conflict', async () => {
    const { version } = await recordOf('20000014')
    const replies = await Promise.all(
      ['4433331', '4433332', '4433333'].map((te) =>
        post('editAbogado', { nrodni: '20000014', version, te }),
      ),
    )
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409, 409])
    expect((await recordOf('20000014')).version).toBe(version + 1)
  })

  it('lets a lawyer change its own contact and nothing else (D23)', async () => {
    const own = (await get('propio', MUNOZ)).json()
    const send = (cambios: object, nrodni = MUNOZ) =>
      post('editAbogado', { nrodni, version: own.version, ...cambios }, MUNOZ)
    for (const cambios of [{ apellido: 'X' }, { baja: '1' }, { te: '4455555', matricula: 'X' }]) {
      const reply = await send(cambios)
      expect(reply.statusCode).toBe(403)
      expect(reply.json().error.fields[0].message).toContain('lo modifica un administrador')
    }
    expect((await send({ te: '4455555' }, ROLDAN)).statusCode).toBe(403)
    expect((await send({ te: '4455555' }, '39999999')).statusCode).toBe(403)
    const saved = await send({ te: '4455555', email: 'cmunoz@estudio.com.ar' })
    expect(saved.json().abogado).toMatchObject({
      ...own,
      te: '4455555',
      email: 'cmunoz@estudio.com.ar',
      version: own.version + 1,
    })
    const { rows } = await test.open.pool.query(`select email from usuario where dni = $1`, [MUNOZ])
    expect(rows[0].email).toBe('cmunoz@estudio.com.ar')
  })

  it('leaves the directory read-only to the head lawyer (D8)', async () => {
    expect((await edit('20000013', { te: '4466666' }, JEFE)).statusCode).toBe(403)
    expect((await post('deleteAbogado', { nrodni: '20000013' }, JEFE)).statusCode).toBe(403)
    expect((await edit(JEFE, { te: '4466666' }, JEFE)).statusCode).toBe(200)
  })

  it('answers 404 to an admin for a document that no lawyer has', async () => {
    const reply = await post('editAbogado', { nrodni: '39999999', version: 1, te: '' })
    expect(reply.statusCode).toBe(404)
  })
})

describe('deleteAbogado', () => {
  it('is refused while there are cases, listing them all (D22)', async () => {
    const reply = await post('deleteAbogado', { nrodni: ROLDAN })
    expect(reply.statusCode).toBe(409)
    const { code, message, detalle } = reply.json().error
    expect(code).toBe('abogado-con-casos')
    expect(detalle.periodos).toBeGreaterThan(0)
    const { rows: items } = await test.open.pool.query(
      `select distinct tipo, imponible from deuda
        where legal = 'A02' and estado <> 'CANCELADA' order by tipo, imponible`,
    )
    expect(detalle.imponibles).toEqual(
      items.map(({ tipo, imponible }) => `${tipo === 'I' ? 'inmueble' : 'comercio'} ${imponible}`),
    )
    expect(detalle.numeros).toHaveLength(detalle.convenios)
    expect(message.replaceAll('.', '')).toContain(`${detalle.periodos} períodos impagos`)
    expect(message).toContain(detalle.imponibles.slice(0, 3).join(', '))
    expect(message).not.toContain(detalle.imponibles[3])
  })

  it('is refused for oneself, for A00 and for who left already', async () => {
    const jefe = (await post('deleteAbogado', { nrodni: JEFE })).json().error
    expect(jefe.code).toBe('baja-rechazada')
    expect(jefe.message).toContain('El código A00 no se da de baja: nombre antes otra jefatura.')
    await test.open.pool.query(`update usuario set rol = 'admin' where dni = $1`, [ROLDAN])
    const propio = (await post('deleteAbogado', { nrodni: ROLDAN }, ROLDAN)).json().error
    await test.open.pool.query(`update usuario set rol = 'user' where dni = $1`, [ROLDAN])
    expect(propio.code).toBe('baja-rechazada')
    expect(propio.message).toContain('No puede darse de baja a usted mismo.')
    const gone = await test.open.pool.query(`select nrodni from abogado where codexterno = 'A03'`)
    const ya = (await post('deleteAbogado', { nrodni: gone.rows[0].nrodni })).json().error
    expect(ya.message).toContain('ya está dado de baja')
    expect((await post('deleteAbogado', { nrodni: '39999999' })).statusCode).toBe(404)
  })

  it('after passing the cases to another, all or nothing, ends the sessions at once', async () => {
    const open = async (codigo: string) =>
      (
        await test.open.pool.query(
          `select count(*)::int as n, coalesce(sum(total), 0)::bigint as total from deuda where legal = $1 and estado <> 'CANCELADA'`,
          [codigo],
        )
      ).rows[0]
    const paid = `select count(*)::int as n from deuda where legal = 'A02' and estado = 'CANCELADA'`
    const [from, to] = [await open('A02'), await open('A01')]
    const paidBefore = (await test.open.pool.query(paid)).rows[0].n
    const refused = await post('reassignAbogado', { nrodni: ROLDAN, destino: 'A03' })
    expect(refused.json().error.fields).toEqual([
      { field: 'destino', message: 'El abogado A03 está dado de baja: elija otro.' },
    ])
    expect((await post('reassignAbogado', { nrodni: ROLDAN, destino: 'A99' })).statusCode).toBe(409)
    const reply = await post('reassignAbogado', { nrodni: ROLDAN, destino: 'a01' })
    expect(reply.json()).toMatchObject({ periodos: from.n })
    expect(await open('A02')).toEqual({ n: 0, total: 0 })
    expect(await open('A01')).toEqual({ n: from.n + to.n, total: from.total + to.total })
    expect((await test.open.pool.query(paid)).rows[0].n).toBe(paidBefore)
    const change = await lastChange()
    expect(change.operacion).toBe('reassign-abogado')
    const moved: { periodos: number }[] = JSON.parse(change.despues).imponibles
    expect(moved.reduce((sum, { periodos }) => sum + periodos, 0)).toBe(from.n)
    expect(
      (await post('reassignAbogado', { nrodni: ROLDAN, destino: 'A01' })).json().error.message,
    ).toBe('El abogado no tiene casos para reasignar.')

    const { version } = await recordOf(ROLDAN)
    expect((await get('propio', ROLDAN)).statusCode).toBe(200)
    const gone = await post('deleteAbogado', { nrodni: ROLDAN })
    expect(gone.json().abogado).toMatchObject({ baja: '1', version: version + 1 })
    expect((await get('propio', ROLDAN)).statusCode).toBe(401)
    await expect(test.login(ROLDAN)).rejects.toThrow('No existe en nuestros registros')

    const back = await edit(ROLDAN, { baja: '0' })
    expect(back.statusCode).toBe(200)
    expect((await get('propio', ROLDAN)).statusCode).toBe(401)
    tokens.set(ROLDAN, await test.login(ROLDAN))
    expect((await get('propio', ROLDAN)).statusCode).toBe(200)
  })

  it('an edition that marks a lawyer as left keeps the same rules', async () => {
    const reply = await edit(MUNOZ, { baja: '1' })
    expect(reply.statusCode).toBe(409)
    expect(reply.json().error.code).toBe('abogado-con-casos')
    expect((await edit(JEFE, { baja: '1' })).json().error.code).toBe('baja-rechazada')
  })
})

describe('condiciones', () => {
  it('is an empty list until it is loaded, then pages and exports it', async () => {
    const page = () => test.call('GET', '/api/condiciones', tokens.get(ADMIN))
    const empty = await page()
    expect([empty.json(), empty.headers['x-total-count']]).toEqual([[], '0'])
    await test.open.pool.query(
      `insert into condicion_legal (contrato, condiciones, abogado, municipio) values
        ('C-2', '+5 %', 'A01', 'San Nicolás'), ('C-1', 'Diez por ciento', 'A02', 'San Nicolás')`,
    )
    expect((await page()).json()).toMatchObject([
      { contrato: 'C-1', abogado: 'Roldán, Esteban', codexterno: 'A02' },
      { contrato: 'C-2', abogado: 'Muñoz Peña, Carolina' },
    ])
    const reply = await test.call('GET', '/api/condiciones/excel', tokens.get(JEFE))
    expect(reply.headers['content-disposition']).toContain('condiciones-legales.xlsx')
    const sheet = XLSX.read(reply.rawPayload).Sheets['Condiciones legales'] ?? {}
    expect(XLSX.utils.sheet_to_json(sheet)[1]).toEqual({
      CONTRATO: 'C-2',
      CONDICIONES: '+5 %',
      ABOGADO: 'Muñoz Peña, Carolina',
      MUNICIPIO: 'San Nicolás',
    })
    const lineas = await expectSameCsv((formato) =>
      test.call('GET', `/api/condiciones/excel?formato=${formato}`, tokens.get(JEFE)),
    )
    expect(lineas[2]).toBe(`C-2;'+5 %;"Muñoz Peña, Carolina";San Nicolás`)
  })
})

describe('order of the lists', () => {
  it('follows a Spanish dictionary: ñ after n, in either direction (ux 2)', async () => {
    const { compare } = new Intl.Collator('es')
    const apellidos = ['Muñizaga', 'Munoa', 'Muñoz', 'Munzón', 'Álzaga', 'Zárate']
    for (const [i, apellido] of apellidos.entries()) {
      const nuevo = { apellido, nombre: 'Ana', nrodni: `3333300${i}`, codexterno: `C1${i}` }
      expect((await post('createAbogado', nuevo)).statusCode).toBe(200)
    }
    for (const columna of ['apellido', 'nombre', 'matricula', 'email'] as const)
      for (const [sentido, signo] of [
        ['asc', 1],
        ['desc', -1],
      ] as const) {
        const reply = await post(`search?orden=${columna}&sentido=${sentido}&porPagina=200`, {})
        const valores: string[] = reply.json().map((row: Record<string, string>) => row[columna])
        expect(valores, columna).toEqual([...valores].sort((a, b) => signo * compare(a, b)))
      }
  })

  it('holds for situations and contracts too', async () => {
    await test.open.pool.query(
      `insert into situacion (codigo, detalle, destino) values ('ZA', 'Ñandubay', 'CC'),
        ('ZB', 'Nunca', 'CC'), ('ZC', 'Ábaco', 'CC')`,
    )
    const reply = await test.call('GET', '/municipio/dtSituacion?DESTINO=CC', tokens.get(ADMIN))
    const detalles = reply
      .json()
      .map(({ DETALLE_SITUACION }: { DETALLE_SITUACION: string }) => DETALLE_SITUACION)
    expect(detalles).toEqual([...detalles].sort(new Intl.Collator('es').compare))
    await test.open.pool.query(
      `insert into condicion_legal (contrato, condiciones, abogado, municipio) values
        ('ÑU', '', 'A01', ''), ('OM', '', 'A01', ''), ('Ágora', '', 'A01', '')`,
    )
    const contratos = (await test.call('GET', '/api/condiciones', tokens.get(ADMIN)))
      .json()
      .map(({ contrato }: { contrato: string }) => contrato)
    expect(contratos).toEqual(['Ágora', 'C-1', 'C-2', 'ÑU', 'OM'])
  })
})
