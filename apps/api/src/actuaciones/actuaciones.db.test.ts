import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { COMUN, type ItemDeActuacion, RADICACION, useActuaciones } from '../../test/actuaciones.ts'

const { itemsDe, itemDe, call, save, create, query } = useActuaciones()

const countOf = async ({ imponible, recurso }: ItemDeActuacion): Promise<number> => {
  const [fila] = await query<{ n: number }>(
    'select count(*)::int as n from actuacion where imponible = $1 and recurso = $2',
    [imponible, recurso],
  )
  return fila?.n ?? 0
}

const get = async (quien: Parameters<typeof call>[0], id: number) =>
  (await call(quien, 'GET', `/actuaciones/${id}`)).json()

describe('a new action', () => {
  it('is saved over every item, in one lot, with its row of the history each', async () => {
    const items = await itemsDe('A01', 3)
    const answer = await save('a01', { ...COMUN, imponibles: items })
    expect(answer.statusCode, answer.body).toBe(200)
    const guardadas = answer.json()
    expect(guardadas).toMatchObject(
      items.map(({ imponible, recurso }) => ({
        ...{ imponible: Number(imponible), recurso, tp_id: 10, gp_id: 2, version: 1 },
        vigente: '1',
      })),
    )
    expect(new Set(guardadas.map(({ lote }: { lote: string }) => lote)).size).toBe(1)
    expect(await get('a01', guardadas[0].id)).toMatchObject({
      ...{ abogado: 'A01', codexterno: 'A01', fecha: '2026-11-19', obs: 'Se dejó aviso.' },
      ...{ tipo_nombre: 'Aviso final prejudicial', gp_nombre: 'Extrajudicial', documentos: [] },
      ...{ baja: null, lote: guardadas[0].lote },
    })
    const historial = await query(
      `select entidad_id, inmueble, recurso from historial
       where operacion = 'save-actuaciones' order by orden desc limit 3`,
    )
    expect(historial.reverse()).toEqual(
      guardadas.map((g: { id: number; imponible: number; recurso: string }) => ({
        entidad_id: String(g.id),
        inmueble: String(g.imponible),
        recurso: g.recurso,
      })),
    )
  })

  it('is saved over 500 items at once', async () => {
    const items = await itemsDe('A01', 500)
    const answer = await save('a01', { ...COMUN, imponibles: items })
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
    expect(answer.json()).toHaveLength(500)
    const deMas = await itemsDe('A01', 501)
    expect((await save('a01', { ...COMUN, imponibles: deMas })).json().error.message).toContain(
      'Hasta 500 imponibles por vez.',
    )
    expect((await call('jefe', 'POST', '/historial/verificar')).json()).toMatchObject({
      valido: true,
    })
  })

  it('is of the lawyer of the item when the head or an admin saves it, unless they choose', async () => {
    const [uno, otro] = await itemsDe('A02', 2)
    const id = await create('jefe', uno as ItemDeActuacion)
    expect(await get('jefe', id)).toMatchObject({ abogado: 'A02' })
    const elegido = await create('admin', otro as ItemDeActuacion, { ...COMUN, abogado: 'A01' })
    expect(await get('admin', elegido)).toMatchObject({ abogado: 'A01' })
    // A lawyer does not choose (T1).
    const propio = await create('a01', await itemDe('A01'), { ...COMUN, abogado: 'A02' })
    expect(await get('a01', propio)).toMatchObject({ abogado: 'A01' })
  })

  it('over a business is over each resource chosen, and says so in its data', async () => {
    const item = await itemDe('A01', 'C')
    const { imponible, recurso } = item
    const body = { ...COMUN, imponibles: [{ imponible }], recursos: [recurso] }
    const answer = await save('a01', body)
    expect(answer.json(), answer.body).toMatchObject([{ imponible: Number(imponible), recurso }])
    const actuacion = await get('a01', answer.json()[0].id)
    expect(actuacion).toMatchObject({ tipo: 'C', dato: { recursos: [recurso] } })
    expect((await save('a01', { ...body, recursos: [] })).json().error).toMatchObject({
      fields: [{ field: 'recursos', message: 'Este campo es obligatoria' }],
    })
  })

  it('with an item that is not theirs saves nothing and names it (D136)', async () => {
    const propio = await itemDe('A01')
    const ajeno = await itemDe('A02')
    const answer = await save('a01', { ...COMUN, imponibles: [propio, ajeno] })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().error).toMatchObject({
      code: 'sin-permiso',
      message: `${ajeno.imponible} ${ajeno.recurso} no está en gestión a su cargo.`,
    })
    expect(await countOf(propio)).toBe(0)
    const inexistente = { imponible: '999999', recurso: 'AB' }
    const otra = await save('a01', { ...COMUN, imponibles: [inexistente] })
    expect(otra.statusCode).toBe(403)
    const deJefe = await save('jefe', { ...COMUN, imponibles: [inexistente] })
    expect([deJefe.statusCode, deJefe.json().error.message]).toEqual([404, 'No existe 999999 AB.'])
  })

  it.each([
    ['no items', { imponibles: [] }, 'Elija al menos un imponible.'],
    ['no date', { fecha: '' }, 'La fecha es requerida.'],
    ['a day to come', { fecha: '2026-11-21' }, 'La fecha no puede ser posterior a hoy.'],
    ['no type', { tp_id: '' }, 'El tipo de actuación es requerido.'],
    ['a type that is not offered', { tp_id: 19 }, 'Ese tipo de actuación no se ofrece.'],
    ['another group', { gp_id: 3 }, 'Ese tipo de actuación no es del grupo elegido.'],
    ['a result without one', { tp_id: 2, gp_id: 3 }, 'El resultado es requerido.'],
    [
      'properties and businesses',
      { imponibles: [{ imponible: '1', recurso: 'AB' }, { imponible: '1' }] },
      'Elija inmuebles o comercios, no de los dos a la vez.',
    ],
    [
      'a mode that is no mode',
      { tp_id: 6, gp_id: 3, actuacion: { modo: 'Paloma' }, valor: '10.00' },
      'Elija un modo de la lista.',
    ],
    [
      'an amount written with a comma',
      { ...RADICACION, monto: '1.234,50' },
      'El importe lleva solo dígitos',
    ],
  ])('with %s is refused', async (_nombre, cambio, mensaje) => {
    const item = await itemDe('A01')
    const answer = await save('a01', { ...COMUN, imponibles: [item], ...cambio })
    expect(answer.statusCode, answer.body).toBe(400)
    expect(answer.json().error.message).toContain(mensaje)
    expect(await countOf(item)).toBe(0)
  })

  it('is refused to a guest and to who has no code', async () => {
    const item = await itemDe('A01')
    for (const quien of ['invitado', 'sinCodigo'] as const) {
      const answer = await save(quien, { ...COMUN, imponibles: [item] })
      expect(answer.statusCode).toBe(403)
    }
  })
})

describe('the radication', () => {
  it('opens the judicial group, for all the items or for none (D69)', async () => {
    const [uno, otro] = (await itemsDe('A01', 2)) as [ItemDeActuacion, ItemDeActuacion]
    const resultado = { tp_id: 2, gp_id: 3, fecha: '2026-11-19', actuacion: { resultado: '0' } }
    await create('a01', uno, RADICACION)
    const answer = await save('a01', { ...resultado, imponibles: [uno, otro] })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error).toMatchObject({
      message: 'Debe cargar la radicación para continuar con otras actuaciones.',
      detalle: { sinRadicacion: [`${otro.imponible} ${otro.recurso}`] },
    })
    const id = await create('a01', uno, resultado)
    expect(await get('a01', id)).toMatchObject({ dato: { resultado: 0 } })
    const cargados = (await call('a01', 'GET', `/actuaciones/datos-cargados/${id}`)).json()
    expect(cargados).toMatchObject({
      ...{ nroexpte: 'SN-1234-2026', monto: '1234.50', cp8480: '1', cpantprv: '' },
      fecha: '2026-11-18',
    })
  })

  it('is not filed twice, and another file waits for its confirmation (D137)', async () => {
    const item = await itemDe('A01')
    await create('a01', item, RADICACION)
    const otra = (nroexpte: string, cambio: object = {}) =>
      save('a01', {
        ...{ ...RADICACION, ...cambio, imponibles: [item] },
        actuacion: { ...RADICACION.actuacion, nroexpte },
      })
    const repetida = await otra('sn 1234/2026', { otraRadicacion: '1' })
    expect([repetida.statusCode, repetida.json().error.code]).toEqual([409, 'expediente-repetido'])
    const sinConfirmar = await otra('SN-9-2026')
    expect([sinConfirmar.statusCode, sinConfirmar.json().error.code]).toEqual([
      409,
      'otra-radicacion',
    ])
    expect((await otra('SN-9-2026', { otraRadicacion: '1' })).statusCode).toBe(200)
  })

  const ask = (quien: 'a01' | 'jefe', path: string, data: string) =>
    call(quien, 'POST', `/actuaciones/${path}`, { data })
  const zip = (value: unknown) => gzipSync(JSON.stringify(value)).toString('base64')

  it('is asked of many items, compressed or not (D70)', async () => {
    const [uno, otro] = (await itemsDe('A01', 2)) as [ItemDeActuacion, ItemDeActuacion]
    await create('a01', uno, RADICACION)
    const lista = [uno, otro].map((item) => ({ ...item, abogado: 'A01' }))
    expect((await ask('a01', 'check-radicacion', zip(lista))).json()).toBe(false)
    expect((await ask('jefe', 'check-radicacion', JSON.stringify([uno]))).json()).toBe(true)
    expect((await ask('a01', 'buscar-radicacion', zip(lista))).json()).toMatchObject([
      { radicado: true, nroexpte: 'SN-1234-2026', fecha: '2026-11-18' },
      { radicado: false, id: null, fecha: null },
    ])
    const antes = [{ ...uno, fecha: '2026-11-17' }]
    expect((await ask('a01', 'buscar-radicacion', zip(antes))).json()).toMatchObject([
      { radicado: false },
    ])
    const ajeno = await ask('a01', 'check-radicacion', zip([await itemDe('A02')]))
    expect(ajeno.statusCode).toBe(403)
  })

  it.each([
    ['an empty list', zip([])],
    ['what is no gzip', Buffer.from('no es gzip').toString('base64')],
    ['a bomb', gzipSync(Buffer.alloc(64 * 1024 * 1024, 0x20)).toString('base64')],
    ['a gzip of a gzip', gzipSync(gzipSync('[]')).toString('base64')],
    ['bytes that are no text', gzipSync(Buffer.from([0xff, 0xfe, 0xfd])).toString('base64')],
    ['nested records', zip([{ imponible: { $ne: '' }, recurso: 'AB' }])],
    ['a prototype', '[{"__proto__":{"imponible":"1"},"recurso":"AB"}]'],
    ['something that is no list', zip({ imponible: '1' })],
    ['a number that is none', zip([{ imponible: '1 or 1=1', recurso: 'AB' }])],
    [
      'six thousand items',
      zip(Array.from({ length: 6_000 }, () => ({ imponible: '1', recurso: 'AB' }))),
    ],
    ['a NUL', zip([{ imponible: '1', recurso: 'A\u0000' }])],
  ])('is not asked with %s', async (_nombre, data) => {
    for (const path of ['check-radicacion', 'buscar-radicacion'])
      expect((await ask('a01', path, data)).statusCode).toBe(400)
  })
})

describe('an edit', () => {
  const edit = (
    quien: Parameters<typeof save>[0],
    id: number,
    version: number,
    cambio: object = {},
  ) => save(quien, { ...COMUN, proceso: 'M', id_etapa: id, version, obs: 'Otra cosa.', ...cambio })

  it('keeps what it said before, and who wrote over it', async () => {
    const item = await itemDe('A01')
    const id = await create('a01', item)
    const answer = await edit('a01', id, 1)
    expect(answer.json(), answer.body).toMatchObject([{ id, version: 2, vigente: '1' }])
    const { imponible, recurso } = item
    const linea = (
      await call(
        'a01',
        'GET',
        `/actuaciones/linea-de-tiempo?imponible=${imponible}&recurso=${recurso}`,
      )
    ).json()
    const hecho = linea.find(
      ({ actuacion }: { actuacion: { id: number } | null }) => actuacion?.id === id,
    )
    expect(hecho).toMatchObject({
      clase: 'actuacion',
      actuacion: {
        obs: 'Otra cosa.',
        versiones: [{ version: 1, obs: 'Se dejó aviso.', fecha: '2026-11-19' }],
      },
    })
    expect(hecho.actuacion.versiones[0].autor).not.toBe('')
  })

  it('of an older version saves nothing and says what there is (D42)', async () => {
    const id = await create('a01', await itemDe('A01'))
    await edit('jefe', id, 1, { obs: 'De la jefatura.' })
    const answer = await edit('a01', id, 1)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error).toMatchObject({
      code: 'version-vieja',
      detalle: {
        actuacion: { obs: 'De la jefatura.', version: 2 },
        enviados: { obs: 'Otra cosa.' },
      },
    })
    expect((await edit('a01', id, 0)).statusCode).toBe(400)
    expect((await save('a01', { ...COMUN, proceso: 'M', id_etapa: id })).statusCode).toBe(400)
  })

  it('says the same in its own words when it is not complete (D75)', async () => {
    const id = await create('a01', await itemDe('A01'))
    const answer = await edit('a01', id, 1, { fecha: '', tp_id: '' })
    expect(answer.json().error.message).toBe(
      'La fecha es obligatoria El tipo de etapa es obligatorio',
    )
  })

  it('does not get around the radication', async () => {
    const item = await itemDe('A01')
    const id = await create('a01', item, RADICACION)
    const medida = { tp_id: 3, gp_id: 3, actuacion: { tipomedida: 'Embargo' } }
    const answer = await edit('a01', id, 1, medida)
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'sin-radicacion'])
    const corregida = { ...RADICACION, obs: 'Con su juzgado.' }
    expect((await edit('a01', id, 1, corregida)).statusCode).toBe(200)
  })

  it('is of its lawyer and of A00, and of nobody else', async () => {
    const id = await create('a02', await itemDe('A02'))
    expect((await edit('a01', id, 1)).statusCode).toBe(404)
    expect((await edit('admin', id, 1)).statusCode).toBe(403)
    expect((await edit('invitado', id, 1)).statusCode).toBe(403)
    expect((await edit('a02', id, 1)).statusCode).toBe(200)
    expect((await edit('jefe', id, 2)).statusCode).toBe(200)
    expect((await edit('a02', 2_000_000_000, 1)).statusCode).toBe(404)
  })
})

describe('a deletion', () => {
  const remove = (quien: Parameters<typeof save>[0], id: number, cambio: object = {}) =>
    save(quien, {
      proceso: 'B',
      id_etapa: id,
      tp_id: 10,
      gp_id: 2,
      motivo: 'Cargada por error.',
      ...cambio,
    })

  it('leaves the action not current, with its reason, and nothing more can be done to it', async () => {
    const item = await itemDe('A01')
    const id = await create('a01', item)
    expect((await remove('a01', id, { motivo: ' ' })).json().error.message).toBe(
      'Escriba el motivo.',
    )
    expect((await remove('a01', id)).json()).toMatchObject([{ id, vigente: '0', version: 2 }])
    expect(await get('a01', id)).toMatchObject({
      vigente: '0',
      baja: { motivo: 'Cargada por error.', momento: '2026-11-20T15:00:00.000Z' },
    })
    const again = await remove('jefe', id)
    expect([again.statusCode, again.json().error.message]).toEqual([
      409,
      'Esta actuación fue eliminada.',
    ])
    const edited = await save('a01', { ...COMUN, proceso: 'M', id_etapa: id, version: 2 })
    expect(edited.statusCode).toBe(409)
    const ultimas = await call('a01', 'POST', '/actuaciones/last', item)
    expect(ultimas.json()).toEqual([])
  })

  it('of an action somebody edited since it was read is refused', async () => {
    const id = await create('a01', await itemDe('A01'))
    await save('jefe', { ...COMUN, proceso: 'M', id_etapa: id, version: 1, obs: 'Nueva.' })
    const answer = await remove('a01', id, { version: 1 })
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'version-vieja'])
  })
})

describe('the lists', () => {
  it('are of the lawyer who asks, whatever they ask (T1)', async () => {
    await create('a02', await itemDe('A02'))
    for (const path of ['getByAbogado', 'search', 'last', 'trimestral']) {
      const lapso = path === 'trimestral' ? { desde: '2026-09-01', hasta: '2026-11-20' } : {}
      for (const abogado of ['A02', '', 'A02 ', 'a02']) {
        const body = { abogado, data: {}, user: '20000004', ...lapso }
        const answer = await call('a01', 'POST', `/actuaciones/${path}?porPagina=200`, body)
        expect(answer.statusCode, answer.body).toBe(200)
        const filas = answer.json<{ abogado: string }[]>()
        expect(filas.filter((fila) => fila.abogado !== 'A01')).toEqual([])
        expect(filas.length).toBeGreaterThan(0)
      }
      const sinCodigo = await call('sinCodigo', 'POST', `/actuaciones/${path}`, {
        data: {},
        ...lapso,
      })
      expect([sinCodigo.statusCode, sinCodigo.body]).toEqual([200, '[]'])
    }
  })

  it('of an item are of who has it; of another they see what they did', async () => {
    const item = await itemDe('A02')
    const id = await create('a02', item)
    const list = async (quien: 'a01' | 'a02' | 'jefe' | 'invitado') =>
      (await call(quien, 'POST', '/actuaciones/actuacionesxImp', item)).json()
    expect(await list('a02')).toMatchObject([{ id }])
    expect(await list('jefe')).toMatchObject([{ id }])
    expect(await list('invitado')).toMatchObject([{ id }])
    expect(await list('a01')).toEqual([])
    const suya = await create('jefe', item, { ...COMUN, abogado: 'A01' })
    expect(await list('a01')).toMatchObject([{ id: suya }])
    expect((await call('a01', 'GET', `/actuaciones/${id}`)).statusCode).toBe(404)
    expect((await call('a01', 'GET', `/actuaciones/${suya}`)).statusCode).toBe(200)
  })

  it('begin 120 days back unless a day is asked for (D67), and a quarter has its ends (D144)', async () => {
    const item = await itemDe('A01')
    const dias = ['2026-07-23', '2026-07-22', '2026-08-13']
    for (const fecha of dias) await create('a01', item, { ...COMUN, fecha })
    const fechas = async (path: string, body: object) =>
      (await call('a01', 'POST', `/actuaciones/${path}`, body))
        .json<{ fecha: string }[]>()
        .map(({ fecha }) => fecha)
    expect(await fechas('search', { data: item })).toEqual(['2026-08-13', '2026-07-23'])
    expect(await fechas('search', { data: item, desde: '2026-01-01', mode: 'judicial' })).toEqual(
      [],
    )
    expect(
      await fechas('search', { data: item, desde: '2026-01-01', mode: 'extrajudicial' }),
    ).toHaveLength(3)
    const trimestre = { ...item, desde: '2026-07-22', hasta: '2026-07-23' }
    expect(await fechas('trimestral', trimestre)).toEqual(['2026-07-23', '2026-07-22'])
    const largo = { ...item, desde: '2026-07-22', hasta: '2026-10-30' }
    const answer = await call('a01', 'POST', '/actuaciones/trimestral', largo)
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      400,
      'El lapso puede ser de hasta 100 días.',
    ])
    expect(await fechas('trimestral', { ...largo, hasta: '2026-10-29' })).toHaveLength(3)
    const alReves = { ...item, desde: '2026-07-23', hasta: '2026-07-22' }
    expect((await call('a01', 'POST', '/actuaciones/trimestral', alReves)).statusCode).toBe(400)
    expect(await fechas('last', item)).toEqual(['2026-08-13'])
  })

  it('has the modes', async () => {
    expect((await call('invitado', 'GET', '/actuaciones/modos')).json()[0]).toEqual({
      id: 1,
      nombre: 'Cédula',
    })
  })
})
