import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bodyOf, cuotasDe, FORM } from '../../test/convenios.ts'
import { centavosDe, codeOf, sum, useConvenios } from '../../test/convenios-app.ts'

describe('the figures of agreements', () => {
  const { call, ok, takeItem, create, detalleDe } = useConvenios()

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
    const confirmado = await send({ estado: '0' })
    expect(confirmado.statusCode).toBe(400)
    expect(confirmado.body).toContain('estado')
    const propio = await send({ abogado: 'A02', codexterno: 'A02', fc_confirma: '2020-01-01' })
    expect(propio.statusCode, propio.body).toBe(200)
    expect(await detalleDe('a01', propio.json<{ id: number }>().id)).toMatchObject({
      codexterno: 'A01',
      estado: '1',
      fc_confirma: null,
    })
  })

  it('once confirmed comes to the same, whatever is corrected later of its day (D28)', async () => {
    const confirmado = await create('a01', await takeItem('A01', 'I'))
    const abierto = await create('a01', await takeItem('A01', 'I'))
    await ok('a01', 'POST', `/convenios/${confirmado}/confirmar`, { version: 1 })
    const antes = await detalleDe('a01', confirmado)
    const abiertoAntes = await detalleDe('a01', abierto)
    const corregirIva = (valor: string) =>
      ok('admin', 'POST', '/parametros', {
        clave: 'honorarios.iva',
        valor,
        vigenteDesde: '2000-01-01',
        motivo: 'Alícuota mal cargada.',
      })
    await corregirIva('10.5')
    const despues = await detalleDe('a01', confirmado)
    const abiertoDespues = await detalleDe('a01', abierto)
    await corregirIva('21')
    expect(despues.liquidacion).toEqual(antes.liquidacion)
    expect(abiertoDespues.liquidacion).not.toEqual(abiertoAntes.liquidacion)
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
    const item = await takeItem('A01', 'I')
    const comprobar = (more: object) =>
      ok<{ resumen: { arancel: object } }>(
        'a01',
        'POST',
        '/convenios/comprobar',
        bodyOf(item, item.periodos.slice(0, 2), 'W2112', more),
      )
    const ayer = { porcentual: '10.00', gastofijo: '5.00', jus: '45000.00' }
    const hoy = { porcentual: '12.50', gastofijo: '5.00', jus: null }
    expect((await comprobar({})).resumen.arancel).toEqual(hoy)
    expect((await comprobar({ fechaconf: '2026-11-19' })).resumen.arancel).toEqual(ayer)
    expect((await comprobar({ convenio: id })).resumen.arancel).toEqual(ayer)
    expect(
      (await call('a01', 'POST', '/convenios-estado', { id: 1, porcentual: '1', gastofijo: '1' }))
        .statusCode,
    ).toBe(403)
  })

  it('charge VAT when the lawyer was registered for it on the day the agreement was made, whatever changes later', async () => {
    const inscribe = async (inscripto: '0' | '1', version: number) => {
      const body = { nrodni: '20000004', version, inscripto }
      const answer = await call('admin', 'POST', '/profesionales/editAbogado', body)
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
})
