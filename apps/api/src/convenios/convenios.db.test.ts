import { centavos, formatCentavos } from '@apremia/core'
import { describe, expect, it } from 'vitest'
import { bodyOf, cuotasDe } from '../../test/convenios.ts'
import {
  type ConvenioLeido,
  centavosDe,
  codeOf,
  type PersonaDeConvenios,
  sum,
  useConvenios,
} from '../../test/convenios-app.ts'
import { expectSameCsv } from '../../test/exportaciones.ts'
import { textoDePdf } from '../../test/libros.ts'

/**
 * Debt in centavos above which the product offers other payment plans. It offers the codes W2113 and W2203 in place of
 * W2112 and W2200.
 */
const UMBRAL = 50_000_000

describe('agreements', () => {
  const { call, ok, query, takeItem, create, detalleDe, remove } = useConvenios()

  it('says that who signs as the owner is not a debtor, and is saved all the same', async () => {
    const item = await takeItem('A01', 'I')
    await query(
      `update contribuyente set nro_doc = '20123456', cuit = null where nro_contrib in (
         select nro_contrib from vinculo where tipo = 'I' and imponible = ${item.i})`,
    )
    const avisosDe = async (more: object) => {
      const body = bodyOf(item, item.periodos.slice(0, 1), 'W2112', more)
      const { ok: sirve, avisos } = await ok<{ ok: boolean; avisos: { codigo: string }[] }>(
        ...(['a01', 'POST', '/convenios/comprobar', body] as const),
      )
      return [sirve, avisos.map(({ codigo }) => codigo)]
    }
    expect(await avisosDe({ frm_dni: '20.123.456' })).toEqual([true, []])
    expect(await avisosDe({ frm_dni: '30.111.222' })).toEqual([true, ['convenio.titular-ajeno']])
    expect(
      await avisosDe({ frm_dni: '30.111.222', firma_caracter: 2, firma_caracter_otros: 'poder' }),
    ).toEqual([true, []])
    const body = bodyOf(item, item.periodos.slice(0, 1), 'W2112', { frm_dni: '30.111.222' })
    const { avisos } = await ok<{ avisos: string[] }>('a01', 'POST', '/convenios', body)
    expect(avisos).toEqual([
      `Quien firma como Titular no figura con ese DNI entre los deudores de ${item.r} ${item.i}. Revise el DNI o el carácter; se puede guardar igual.`,
    ])
  })

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

    const edited = await ok<{ success: boolean; convenio: ConvenioLeido }>(
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
    expect(confirmado).toMatchObject({ fc_confirma: '2026-11-20', cobranza: 'sin-datos' })
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

  it('are made over businesses too, by the head lawyer and by an admin for a lawyer', async () => {
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

  it('only their lawyer changes them, and another lawyer does not see them', async () => {
    const id = await create('a01', await takeItem('A01', 'I'))
    const { version } = await detalleDe('a01', id)
    const edit = (persona: PersonaDeConvenios) =>
      call(persona, 'POST', '/convenios/edit', { convenio: id, version, frm_loc: 'Rosario' })
    const confirm = (persona: PersonaDeConvenios) =>
      call(persona, 'POST', `/convenios/${id}/confirmar`, {})
    for (const [persona, status] of [
      ['a02', 404],
      ['sinCodigo', 403],
      ['admin', 403],
      ['invitado', 403],
    ] as const)
      for (const act of [edit, confirm, (who: PersonaDeConvenios) => remove(who, id)])
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

  it('change the withdrawal state of a confirmed one, whatever lawyer the call names', async () => {
    const item = await takeItem('A01', 'I')
    const id = await create('a01', item)
    const change = (persona: PersonaDeConvenios, in_estado: number) =>
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
    const rows = await query<{ dni: string }>(
      `select dni from historial where operacion = 'change-retiro' and entidad_id = '${id}'`,
    )
    expect(rows).toEqual([{ dni: '20000003' }])
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
    const encima = sum(item.periodos.map(({ total }) => total)) > UMBRAL
    expect(planes[0]?.planes.map(({ plan }) => plan)).toEqual(
      encima ? ['ABLT', 'W2113', 'W2201', 'W2203'] : ['ABLT', 'W2112', 'W2201', 'W2200'],
    )
    const sheet = await call('a01', 'POST', '/convenios/planilla', { cuotas_plan, cuotas: 12 })
    expect(sheet.statusCode).toBe(200)
    expect(sheet.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('prints those that came confirmed, once', async () => {
    const rows = await query<{ id: number }>(
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
  })

  it('answer a missing document with the text of the specification', async () => {
    const id = await create('a01', await takeItem('A01', 'I'))
    for (const [persona, convenio] of [
      ['a01', 999_999],
      ['a02', id],
    ] as const) {
      const answer = await call(persona, 'GET', `/convenios/${convenio}/pdf`)
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('No se puedo encontrar el convenio.')
    }
    expect((await call('a01', 'GET', '/convenios/999999')).body).toContain('No existe el convenio.')
  })

  it('lists, pages and exports what each may see', async () => {
    const search = async (persona: PersonaDeConvenios, body: object = {}) => {
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
    const lineas = await expectSameCsv((formato) =>
      call('a01', 'GET', `/convenios/excel?formato=${formato}`),
    )
    expect(lineas).toHaveLength(1 + propios.total)
    for (const formato of ['xlsx', 'csv']) {
      const refused = await call('invitado', 'GET', `/convenios/excel?formato=${formato}`)
      expect(refused.statusCode).toBe(403)
    }
  })
})
