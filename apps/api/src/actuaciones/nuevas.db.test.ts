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
    const propio = await create('a01', await itemDe('A01'), { ...COMUN, abogado: 'A02' })
    expect(await get('a01', propio)).toMatchObject({ abogado: 'A01' })
  })

  it('over a business is recorded once for each chosen resource, and its data list the resources', async () => {
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

  it('is refused to a guest and to a person without a lawyer code', async () => {
    const item = await itemDe('A01')
    for (const quien of ['invitado', 'sinCodigo'] as const) {
      const answer = await save(quien, { ...COMUN, imponibles: [item] })
      expect(answer.statusCode).toBe(403)
    }
  })
})
