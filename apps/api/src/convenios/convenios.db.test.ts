import { gzipSync } from 'node:zlib'
import { centavos, formatCentavos } from '@apremia/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf, createItemTaker, cuotasDe, FORM, type Item } from '../../test/convenios.ts'
import { textoDePdf } from '../../test/planillas.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

const PERSONAS = {
  admin: '20000001',
  jefe: '20000002',
  a01: '20000003',
  a02: '20000004',
  invitado: '20000005',
  sinCodigo: '20000006',
} as const
type Persona = keyof typeof PERSONAS

interface Cargo {
  readonly base: string
  readonly monto: string
}

interface Detalle {
  readonly version: number
  readonly convenio: string
  readonly codexterno: string
  readonly frm_dni: string
  readonly frm_loc: string
  readonly fc_confirma: string | null
  readonly documento: string
  readonly estporc: string
  readonly total: string
  readonly a_pagar: string
  readonly liquidacion: {
    readonly honorarios: string
    readonly gasto_fijo: string
    readonly total: string
    readonly sobre_deuda: Cargo
    readonly iva: Cargo
    readonly aportes: Cargo
    readonly tasa_de_justicia: Cargo
    readonly sobretasa: Cargo
  }
  readonly convenio_convppcuotas: readonly {
    readonly capital: string
    readonly interes: string
    readonly total: string
  }[]
  readonly convenio_convpp: readonly {
    readonly a_pagar: string
    readonly financiacion: string
    readonly cuotas: readonly { readonly monto: string }[]
  }[]
}

const centavosDe = (texto: string): number => Number(texto.replace('.', ''))
const sum = (textos: readonly string[]): number =>
  textos.reduce((total, texto) => total + centavosDe(texto), 0)

describe('agreements', () => {
  let test: TestApp
  let takeItem: ReturnType<typeof createItemTaker>
  const tokens = new Map<Persona, string>()

  const call = (persona: Persona, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    test.call(method, `/api${path}`, tokens.get(persona), body)

  const ok = async <T>(
    persona: Persona,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ): Promise<T> => {
    const response = await call(persona, method, path, body)
    expect(response.statusCode, response.body).toBe(200)
    return response.json<T>()
  }

  beforeAll(async () => {
    test = await startTestApp()
    takeItem = createItemTaker(test, () => tokens.get('jefe') ?? '')
    for (const [persona, dni] of Object.entries(PERSONAS))
      tokens.set(persona as Persona, await test.login(dni))
  }, 60_000)
  afterAll(() => test.close())

  const create = async (persona: Persona, item: Item, more: object = {}) => {
    const { id } = await ok<{ id: number }>(
      persona,
      'POST',
      '/convenios',
      bodyOf(
        item,
        item.periodos.slice(0, 2),
        item.clase === 'comercio' ? 'SHANT_6' : 'W2201',
        more,
      ),
    )
    return id
  }
  const detalleDe = (persona: Persona, id: number) =>
    ok<Detalle>(persona, 'GET', `/convenios/${id}`)
  const codeOf = (response: { body: string }) =>
    (JSON.parse(response.body) as { error?: { code: string } }).error?.code
  const remove = (persona: Persona, convenio: number) =>
    call(persona, 'POST', '/convenios/delete', { convenio })

  it('is created, read, edited, confirmed and printed by its lawyer, to the centavo', async () => {
    const item = await takeItem('A01', 'I')
    const periodos = item.periodos.slice(0, 3)
    const body = bodyOf(item, periodos, 'W2112')
    const dry = await ok<{ ok: boolean; resumen: { total: string } }>(
      'a01',
      'POST',
      '/convenios/comprobar',
      body,
    )
    expect(dry).toMatchObject({ ok: true, motivos: [] })
    const { id, convenio } = await ok<{ id: number; convenio: string }>(
      'a01',
      'POST',
      '/convenios',
      body,
    )
    expect(convenio).toMatch(/^A01-\d{6}$/)
    const detalle = await detalleDe('a01', id)
    expect(centavosDe(detalle.total)).toBe(sum(periodos.map(({ total }) => total)))
    expect(detalle.total).toBe(dry.resumen.total)
    const [plan] = detalle.convenio_convpp
    expect(sum(plan?.cuotas.map(({ monto }) => monto) ?? [])).toBe(centavosDe(detalle.a_pagar))

    const edited = await ok<{ success: boolean; convenio: Detalle }>(
      'a01',
      'POST',
      '/convenios/edit',
      { convenio: id, version: detalle.version, frm_tel: '0336 4555555', frm_email: '' },
    )
    expect(edited).toMatchObject({
      success: true,
      convenio: { frm_tel: '0336 4555555', frm_email: '', total: detalle.total, version: 2 },
    })
    expect((await call('a01', 'GET', `/convenios/${id}/pdf`)).statusCode).toBe(409)
    expect(await ok('a01', 'POST', `/convenios/${id}/confirmar`, { version: 2 })).toMatchObject([
      { estado: 0 },
    ])
    const [first, second] = [
      await call('a01', 'GET', `/convenios/${id}/pdf`),
      await call('jefe', 'GET', `/convenios/${id}/pdf`),
    ]
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    const confirmado = await detalleDe('a01', id)
    expect(confirmado).toMatchObject({ fc_confirma: '2026-11-20', cobranza: 'informada' })
    const impreso = textoDePdf(first.rawPayload)
    const { liquidacion: l, convenio_convpp: planes, ...resto } = confirmado
    const importes = [
      resto.total,
      resto.a_pagar,
      ...planes.flatMap(({ cuotas }) => cuotas.map(({ monto }) => monto)),
      ...resto.convenio_convppcuotas.flatMap(({ capital, interes, total }) => [
        capital,
        interes,
        total,
      ]),
      ...[l.sobre_deuda, l.iva, l.aportes, l.tasa_de_justicia, l.sobretasa].map((c) => c.monto),
      l.gasto_fijo,
      l.honorarios,
      l.total,
    ]
    for (const importe of importes)
      expect(impreso).toContain(formatCentavos(centavos(centavosDe(importe))))
    expect(first.headers.etag).toBe(`"${confirmado.documento}"`)
    for (const answer of [
      await call('a01', 'POST', '/convenios/edit', {
        convenio: id,
        version: 3,
        frm_loc: 'Rosario',
      }),
      await call('a01', 'POST', `/convenios/${id}/confirmar`, {}),
      await remove('a01', id),
    ])
      expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'estado-no-admite'])
  })

  it('of businesses too, made by the head lawyer and by an admin for a lawyer', async () => {
    const [uno, otro] = [await takeItem('A02', 'C'), await takeItem('A02', 'C')]
    for (const [persona, item] of [
      ['jefe', uno],
      ['admin', otro],
    ] as const) {
      const detalle = await detalleDe('a02', await create(persona, item))
      expect(detalle).toMatchObject({ codexterno: 'A02', clase: 'comercio' })
      const [plan] = detalle.convenio_convpp
      expect(plan).toMatchObject({ plan: 'SHANT_6', tasa: { texto: '2.5', etiqueta: 'DEMO' } })
      expect(centavosDe(plan?.a_pagar ?? '0')).toBe(
        centavosDe(detalle.total) + centavosDe(plan?.financiacion ?? '0'),
      )
    }
  })

  it('takes no figure of the caller: the tampered ones are refused with both values', async () => {
    const item = await takeItem('A01', 'I')
    const periodos = item.periodos.slice(0, 2)
    const send = (more: object) =>
      call('a01', 'POST', '/convenios', bodyOf(item, periodos, 'W2112', more))
    const planes = (m: string) => ({
      planes: JSON.stringify([{ r: item.r, i: item.i, plan: 'W2112', m }]),
    })
    const barato = await send(planes('1.00'))
    expect([barato.statusCode, codeOf(barato)]).toEqual([409, 'importe-distinto'])
    expect(barato.body).toMatch(/\$\u00a01,00.*no es el que corresponde/)
    const porcentaje = await send({ estporc: '0.01' })
    expect([porcentaje.statusCode, codeOf(porcentaje)]).toEqual([409, 'importe-distinto'])
    const cuotas = cuotasDe(item, periodos).map((cuota) => ({ ...cuota, t: '1.00' }))
    const cambio = await send({ cuotas_plan: JSON.stringify(cuotas) })
    expect([cambio.statusCode, codeOf(cambio)]).toEqual([409, 'cambio-la-deuda'])
    const ahora = sum(periodos.map(({ total }) => total))
    expect(JSON.parse(cambio.body)).toMatchObject({
      error: { detalle: { antes: '2.00', ahora: (ahora / 100).toFixed(2) } },
    })
    const propio = await send({
      abogado: 'A02',
      codexterno: 'A02',
      estado: '0',
      fc_confirma: '2020-01-01',
    })
    expect(propio.statusCode).toBe(200)
    expect(await detalleDe('a01', propio.json<{ id: number }>().id)).toMatchObject({
      codexterno: 'A01',
      estado: '1',
      fc_confirma: null,
    })
  })

  it('belongs to its lawyer: nobody else changes it, and another lawyer does not see it', async () => {
    const id = await create('a01', await takeItem('A01', 'I'))
    const { version } = await detalleDe('a01', id)
    const edit = (persona: Persona) =>
      call(persona, 'POST', '/convenios/edit', { convenio: id, version, frm_loc: 'Rosario' })
    const confirm = (persona: Persona) => call(persona, 'POST', `/convenios/${id}/confirmar`, {})
    for (const [persona, status] of [
      ['a02', 404],
      ['sinCodigo', 404],
      ['admin', 403],
      ['invitado', 403],
    ] as const)
      for (const act of [edit, confirm, (who: Persona) => remove(who, id)])
        expect((await act(persona)).statusCode, persona).toBe(status)
    expect((await call('a02', 'GET', `/convenios/${id}`)).statusCode).toBe(404)
    expect((await call('invitado', 'GET', `/convenios/${id}/pdf`)).statusCode).toBe(403)
    const visto = await detalleDe('invitado', id)
    expect(visto.frm_dni).not.toContain('12345678')
    expect((await edit('jefe')).statusCode).toBe(200)
  })

  it('frees its periods when it is deleted, and holds them until then', async () => {
    const item = await takeItem('A01', 'I')
    const id = await create('a01', item)
    const { convenio } = await detalleDe('a01', id)
    const again = await call(
      'a01',
      'POST',
      '/convenios',
      bodyOf(item, item.periodos.slice(0, 1), 'W2201'),
    )
    expect([again.statusCode, codeOf(again)]).toEqual([409, 'en-otro-convenio'])
    expect(again.body).toContain(convenio)
    expect((await remove('a01', id)).json()).toMatchObject([{ estado: 0 }])
    expect((await remove('a01', id)).statusCode).toBe(409)
    expect(await create('a01', item)).toBeGreaterThan(id)
  })

  it('has one winner of 50 confirmations at once, and of an edition against them', async () => {
    const id = await create('a01', await takeItem('A01', 'I'))
    const answers = await Promise.all([
      ...Array.from({ length: 50 }, () => call('a01', 'POST', `/convenios/${id}/confirmar`, {})),
      call('jefe', 'POST', '/convenios/edit', { convenio: id, version: 1, frm_loc: 'Rosario' }),
    ])
    const edited = answers.pop()?.statusCode === 200
    const wins = answers.filter(({ statusCode }) => statusCode === 200).length
    const { frm_loc, version, fc_confirma } = await detalleDe('a01', id)
    expect(wins).toBe(1)
    expect(answers.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true)
    expect(fc_confirma).toBe('2026-11-20')
    expect([frm_loc, version]).toEqual(edited ? ['Rosario', 3] : ['San Nicolás', 2])
  }, 60_000)

  it('puts a period in one of 20 agreements made at once', async () => {
    const item = await takeItem('A01', 'I')
    const body = bodyOf(item, item.periodos.slice(0, 1), 'W2201')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('a01', 'POST', '/convenios', body)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
  })

  it('answers a stale edition with both values', async () => {
    const id = await create('a01', await takeItem('A01', 'I'))
    const send = (version: number, frm_loc: string) =>
      call('a01', 'POST', '/convenios/edit', { convenio: id, version, frm_loc })
    expect((await send(1, 'Rosario')).statusCode).toBe(200)
    const stale = await send(1, 'Pergamino')
    expect([stale.statusCode, codeOf(stale)]).toEqual([409, 'version-vieja'])
    expect(JSON.parse(stale.body)).toMatchObject({
      error: {
        detalle: {
          enviados: { frm_loc: 'Pergamino' },
          convenio: { frm_loc: 'Rosario', version: 2 },
        },
      },
    })
  })

  it('keeps the percentages it was made with when the fee table changes', async () => {
    const id = await create('a01', await takeItem('A01', 'I'))
    const antes = await detalleDe('a01', id)
    const saved = await call('jefe', 'POST', '/convenios-estado', {
      id: 1,
      porcentual: '12.50',
      gastofijo: '5',
      jus: '',
    })
    expect(saved.statusCode, saved.body).toBe(200)
    expect(saved.json()).toMatchObject({ porcentual: '12.50', jus: null })
    for (const persona of ['a01', 'admin'] as const)
      expect((await call(persona, 'GET', '/convenios-estado')).body).toContain('12.50')
    await ok('a01', 'POST', '/convenios/edit', { convenio: id, version: 1, otgastos: '10.00' })
    const despues = await detalleDe('a01', id)
    expect(despues.estporc).toBe('10.00')
    expect(centavosDe(despues.liquidacion.honorarios)).toBe(
      centavosDe(antes.liquidacion.honorarios) + 1_000,
    )
    const nuevo = await detalleDe('a01', await create('a01', await takeItem('A01', 'I')))
    expect(nuevo.estporc).toBe('12.50')
    expect(
      (await call('a01', 'POST', '/convenios-estado', { id: 1, porcentual: '1', gastofijo: '1' }))
        .statusCode,
    ).toBe(403)
  })

  it('charges VAT when its lawyer did as it was made, whatever the lawyer does later', async () => {
    const inscribe = async (inscripto: '0' | '1', version: number) => {
      const body = { nrodni: '20000004', version, inscripto }
      const answer = await test.call(
        'POST',
        '/api/profesionales/editAbogado',
        tokens.get('admin'),
        body,
      )
      expect(answer.statusCode, answer.body).toBe(200)
    }
    const ivaDe = async (id: number) => (await detalleDe('a02', id)).liquidacion.iva
    await inscribe('0', 1)
    const sin = await create('a02', await takeItem('A02', 'I'))
    await inscribe('1', 2)
    const con = await create('a02', await takeItem('A02', 'I'))
    expect(await ivaDe(sin)).toMatchObject({ base: '0.00', monto: '0.00' })
    const { base, monto } = await ivaDe(con)
    expect(centavosDe(monto)).toBe(Math.round(centavosDe(base) * 0.21))
  })

  it('changes the withdrawal state of a confirmed one, whoever the call says it is', async () => {
    const item = await takeItem('A01', 'I')
    const id = await create('a01', item)
    const change = (persona: Persona, in_estado: number) =>
      call(persona, 'PUT', '/convenios', {
        in_convenio: id,
        in_nrodni: '20000004',
        in_recurso: item.r,
        in_imponible: item.i,
        in_estado,
      })
    expect((await change('a01', 2)).statusCode).toBe(409)
    await ok('a01', 'POST', `/convenios/${id}/confirmar`, {})
    expect((await change('admin', 2)).statusCode).toBe(403)
    expect((await change('a01', 77)).statusCode).toBe(400)
    expect((await change('a01', 2)).json()).toMatchObject([{ estado: 0 }])
    const { convenio_convpp } = await detalleDe('a01', id)
    expect(convenio_convpp[0]).toMatchObject({ estado_retiro: 2, estado_retiro_nombre: 'Retirado' })
    const { rows } = await test.open.db.execute<{ dni: string }>(
      `select dni from historial where operacion = 'change-retiro' and entidad_id = '${id}'`,
    )
    expect(rows).toEqual([{ dni: '20000003' }])
  })

  it('refuses all that is missing at once, each with its message', async () => {
    const answer = await call('a01', 'POST', '/convenios', { clase: 'inmueble' })
    expect(answer.statusCode).toBe(400)
    const { error } = JSON.parse(answer.body) as { error: { fields: { message: string }[] } }
    expect(error.fields.map(({ message }) => message)).toEqual([
      'Debe seleccionar una deuda.',
      'La fecha es requerida.',
      'El carácter es requerido.',
      'El estado es requerido.',
      'La forma de pago es requerida.',
      'El DNI es requerido.',
      'El nombre es requerido.',
      'El teléfono es requerido.',
      'El celular es requerido.',
      'El email es requerido.',
      'La localidad es requerida.',
      'La dirección es requerida.',
    ])
  })

  it('waits for the day it is signed to be confirmed', async () => {
    const id = await create('a01', await takeItem('A01', 'I'), { fechaconf: '2026-11-25' })
    const answer = await call('a01', 'POST', `/convenios/${id}/confirmar`, {})
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'firma-futura'])
  })

  it.each([
    ['a bomb', () => gzipSync(Buffer.alloc(40_000_000, '[')).toString('base64')],
    ['another thing', () => 'no es base64 ni json'],
    ['a broken gzip', () => Buffer.from('roto').toString('base64')],
    [
      'bytes that are no text',
      () => gzipSync(Buffer.from([0x5b, 0xff, 0xfe, 0x5d])).toString('base64'),
    ],
    ['a number', () => gzipSync('7').toString('base64')],
    ['a deep nest', () => `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
    ['a prototype', () => '[{"__proto__":{"r":"SS"},"constructor":1}]'],
    [
      'too many',
      () =>
        gzipSync(JSON.stringify(Array(5_000).fill({ r: 'SS', i: 1, a: 2024, c: 1 }))).toString(
          'base64',
        ),
    ],
  ])('refuses %s in the compressed field', async (_, text) => {
    const answer = await call('a01', 'POST', '/convenios', { ...FORM, cuotas_plan: text() })
    expect(answer.statusCode, answer.body).toBe(400)
  })

  it('compares the ways of paying in a sheet', async () => {
    const item = await takeItem('A01', 'I')
    const cuotas_plan = JSON.stringify(cuotasDe(item, item.periodos))
    const planes = await ok<{ planes: { plan: string; a_pagar: string }[] }[]>(
      'a01',
      'POST',
      '/convenios/simPlanPago',
      { clase: 'inmueble', cuotas_plan, cuotas: 16 },
    )
    expect(planes[0]?.planes.map(({ plan }) => plan)).toEqual(['ABLT', 'W2112', 'W2201', 'W2200'])
    const sheet = await call('a01', 'POST', '/convenios/planilla', { cuotas_plan, cuotas: 12 })
    expect(sheet.statusCode).toBe(200)
    expect(sheet.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('prints those that came confirmed, once', async () => {
    const { rows } = await test.open.db.execute<{ id: number }>(
      'select id from convenio where fc_confirma is not null and documento is null limit 1',
    )
    const id = rows[0]?.id
    const answers = await Promise.all(
      [1, 2, 3].map(() => call('jefe', 'GET', `/convenios/${id}/pdf`)),
    )
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200)
      expect(answer.rawPayload.equals(answers[0]?.rawPayload as Buffer)).toBe(true)
    }
  }, 30_000)

  it('lists, pages and exports what each may see', async () => {
    const search = async (persona: Persona, body: object = {}) => {
      const answer = await call(persona, 'POST', '/convenios/buscar?porPagina=5', body)
      expect(answer.statusCode, answer.body).toBe(200)
      return {
        rows: answer.json<{ codexterno: string; convenio: string }[]>(),
        total: Number(answer.headers['x-total-count']),
      }
    }
    const todos = await search('jefe')
    const propios = await search('a01', { abogado: 'A02' })
    expect(propios.total).toBeLessThan(todos.total)
    expect(new Set(propios.rows.map(({ codexterno }) => codexterno))).toEqual(new Set(['A01']))
    expect((await search('sinCodigo')).total).toBe(0)
    expect((await search('invitado')).total).toBe(todos.total)
    const excel = await call('a01', 'GET', '/convenios/excel')
    expect(excel.headers['content-disposition']).toContain('convenios.xlsx')
    expect((await call('invitado', 'GET', '/convenios/excel')).statusCode).toBe(403)
  })
})
