import { describe, expect, it } from 'vitest'
import { COMUN, useActuaciones } from '../../test/actuaciones.ts'

const { itemDe, call, create, query } = useActuaciones()

describe('the lists', () => {
  it('are of the lawyer who asks, whatever they ask (T1)', async () => {
    await create('a02', await itemDe('A02'))
    for (const path of ['getByAbogado', 'search', 'last', 'trimestral']) {
      const suyo = {
        ...(path === 'trimestral' && { desde: '2026-09-01', hasta: '2026-11-20' }),
        ...(path === 'search' && { data: {} }),
      }
      for (const abogado of ['A02', '', 'A02 ', 'a02']) {
        const body = { abogado, user: '20000004', ...suyo }
        const answer = await call('a01', 'POST', `/actuaciones/${path}?porPagina=200`, body)
        expect(answer.statusCode, answer.body).toBe(200)
        const filas = answer.json<{ abogado: string }[]>()
        expect(filas.filter((fila) => fila.abogado !== 'A01')).toEqual([])
        expect(filas.length).toBeGreaterThan(0)
      }
      const sinCodigo = await call('sinCodigo', 'POST', `/actuaciones/${path}`, suyo)
      expect([sinCodigo.statusCode, sinCodigo.body]).toEqual([200, '[]'])
    }
  })

  it('show an item to the lawyer who has it, and to another only what they did', async () => {
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

  it('give the newest action in force of each item, and their total', async () => {
    const item = await itemDe('A02')
    await create('a02', item, { ...COMUN, fecha: '2026-08-12' })
    const last = await create('a02', item, { ...COMUN, fecha: '2026-08-14' })
    await create('a02', item, { ...COMUN, fecha: '2026-08-13' })
    const [row] = await query<{ ids: number[] }>(`
      select array_agg(id order by fecha desc, id desc) as ids from (
        select distinct on (tipo, imponible, recurso) id, fecha from actuacion where vigente
        order by tipo, imponible, recurso, fecha desc, id desc) u`)
    const ids = row?.ids ?? []
    expect(ids).toContain(last)
    const answer = await call('invitado', 'POST', '/actuaciones/last?porPagina=50', {})
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json<{ id: number }[]>().map(({ id }) => id)).toEqual(ids.slice(0, 50))
    expect(Number(answer.headers['x-total-count'])).toBe(ids.length)
    const una = await call('invitado', 'POST', '/actuaciones/last', item)
    expect(una.json()).toMatchObject([{ id: last }])
    const pageOf = async (pagina: number) => {
      const page = await call(
        'invitado',
        'POST',
        `/actuaciones/last?porPagina=50&pagina=${pagina}`,
        {},
      )
      expect(page.statusCode, page.body).toBe(200)
      return {
        ids: page.json<{ id: number }[]>().map(({ id }) => id),
        total: Number(page.headers['x-total-count']),
      }
    }
    expect(await pageOf(3)).toEqual({ ids: ids.slice(100, 150), total: ids.length })
    const after = Math.ceil(ids.length / 50) + 1
    expect(await pageOf(after)).toEqual({ ids: [], total: ids.length })
    const newest = await create('a02', await itemDe('A02'), { ...COMUN, fecha: '2026-11-20' })
    const { ids: now, total } = await pageOf(1)
    expect(now).toContain(newest)
    const [cuenta] = await query<{ n: number }>(
      'select count(*)::int as n from caso where actuacion is not null',
    )
    expect(total).toBe(cuenta?.n)
  })
})
