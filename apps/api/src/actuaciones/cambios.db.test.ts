import { describe, expect, it } from 'vitest'
import { COMUN, RADICACION, useActuaciones } from '../../test/actuaciones.ts'

const { itemDe, call, save, create, query } = useActuaciones()

const get = async (quien: Parameters<typeof call>[0], id: number) =>
  (await call(quien, 'GET', `/actuaciones/${id}`)).json()

describe('an edit', () => {
  const edit = (
    quien: Parameters<typeof save>[0],
    id: number,
    version: number,
    cambio: object = {},
  ) => save(quien, { ...COMUN, proceso: 'M', id_etapa: id, version, obs: 'Otra cosa.', ...cambio })

  it('keeps the earlier version of the action and who replaced it', async () => {
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

  it('based on an older version saves nothing and answers the current content (D42)', async () => {
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
  })

  it('without a version replaces the current one, which is kept, and the history records it', async () => {
    const id = await create('a01', await itemDe('A01'))
    const answer = await save('a01', { ...COMUN, proceso: 'M', id_etapa: id, obs: 'De otro.' })
    expect(answer.json(), answer.body).toMatchObject([{ version: 2 }])
    const [fila] = await query<{ descripcion: string }>(
      'select descripcion from historial order by orden desc limit 1',
    )
    expect(fila?.descripcion).toContain('sin decir qué versión se leyó')
    expect(await query('select obs from actuacion_version where actuacion = $1', [id])).toEqual([
      { obs: 'Se dejó aviso.' },
    ])
  })

  it('that is incomplete is refused with the texts of an edit (D75)', async () => {
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

  it('is allowed only to the lawyer of the action and to A00', async () => {
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
      'Esta actuación fue eliminada el 20/11/2026.',
    ])
    const edited = await save('a01', { ...COMUN, proceso: 'M', id_etapa: id, version: 2 })
    expect(edited.statusCode).toBe(409)
    const ultimas = await call('a01', 'POST', '/actuaciones/last', item)
    expect(ultimas.json()).toEqual([])
  })

  it('is refused when somebody edited the action since it was read', async () => {
    const id = await create('a01', await itemDe('A01'))
    await save('jefe', { ...COMUN, proceso: 'M', id_etapa: id, version: 1, obs: 'Nueva.' })
    const answer = await remove('a01', id, { version: 1 })
    expect([answer.statusCode, answer.json().error]).toMatchObject([
      409,
      { code: 'version-vieja', message: expect.stringMatching(/antes de eliminarla\.$/) },
    ])
  })
})
