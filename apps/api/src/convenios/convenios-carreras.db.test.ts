import { describe, expect, it } from 'vitest'
import { bodyOf, type ItemDePrueba } from '../../test/convenios.ts'
import { codeOf, useConvenios } from '../../test/convenios-app.ts'

describe('agreements made and confirmed at once', () => {
  const { call, query, takeItem, create, detalleDe } = useConvenios()

  it('of 50 confirmations at once one wins, also against an edit', async () => {
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
  })

  it('puts a period in one of 20 agreements made at once', async () => {
    const item = await takeItem('A01', 'I')
    const body = bodyOf(item, item.periodos.slice(0, 1), 'W2201')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('a01', 'POST', '/convenios', body)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
  })

  const ROLDAN = '20000004'
  const enMano = async (codigo: string) => {
    const [row] = await query<{ convenios: number; ajenos: number }>(`
      select
        (select count(*)::int from convenio
          where codexterno = '${codigo}' and activo and fc_confirma is null) as convenios,
        (select count(distinct c.id)::int from convenio c
          join convenio_cuota q on q.convenio_id = c.id and q.activo
          join deuda d using (tipo, imponible, recurso, anio, cuota)
          where c.fc_confirma is null and c.activo and d.legal <> c.codexterno) as ajenos`)
    return row
  }

  it('leaves nothing in hand of a lawyer who leaves while eight agreements are made, one edited and one confirmed', async () => {
    const [editado, confirmado] = [
      await create('a02', await takeItem('A02', 'I')),
      await create('a02', await takeItem('A02', 'I')),
    ]
    const items: ItemDePrueba[] = []
    for (let i = 0; i < 8; i += 1) items.push(await takeItem('A02', 'I'))
    const leave = async () => {
      const destino = { nrodni: ROLDAN, destino: 'A01' }
      const passed = await call('admin', 'POST', '/profesionales/reassignAbogado', destino)
      const left = await call('admin', 'POST', '/profesionales/deleteAbogado', { nrodni: ROLDAN })
      return [passed.statusCode, left.statusCode]
    }
    const alta = (i: number) => {
      const item = items[i] as ItemDePrueba
      const body = bodyOf(item, item.periodos.slice(0, 2), 'W2201', { abogado: 'A02' })
      return call('jefe', 'POST', '/convenios', body)
    }
    const [first, left, edited, confirmed, ...rest] = await Promise.all([
      Promise.all([alta(0), alta(1), alta(2), alta(3)]),
      leave(),
      call('jefe', 'POST', '/convenios/edit', { convenio: editado, version: 1, frm_loc: 'X' }),
      call('jefe', 'POST', `/convenios/${confirmado}/confirmar`, { version: 1 }),
      ...[alta(4), alta(5), alta(6), alta(7)],
    ])
    const made = [...first, ...rest].filter(({ statusCode }) => statusCode === 200)
    const refused = [...first, ...rest].filter(({ statusCode }) => statusCode !== 200)
    expect(left[0]).toBe(200)
    // The requests run while the lawyer A02 is being marked as having left. A request gets 403 when the debt already
    // belongs to another lawyer at the first check. A request gets 409 when the server discovers the change later.
    for (const answer of [...refused, edited, confirmed])
      expect([200, 403, 409], answer.body).toContain(answer.statusCode)
    // The server may have refused to mark the lawyer A02 as having left. It may do so only when an agreement was made
    // for A02 after the cases passed to another lawyer.
    const { convenios, ajenos } = (await enMano('A02')) ?? {}
    expect(ajenos).toBe(0)
    if (left[1] === 200) expect(convenios).toBe(0)
    expect(made.length + refused.length).toBe(8)
    // When no request is in progress, the lawyer can be marked as having left. Afterwards nobody can make an agreement
    // in the name of that lawyer.
    if (left[1] !== 200) expect(await leave()).toEqual([200, 200])
    expect((await alta(0)).statusCode).not.toBe(200)
    expect(await enMano('A02')).toEqual({ convenios: 0, ajenos: 0 })
  })

  it('a lawyer who left can neither get a new agreement nor a change or confirmation of one', async () => {
    const item = await takeItem('A01', 'I')
    const id = await create('jefe', await takeItem('A01', 'I'))
    await query(`update abogado set baja = true where codexterno = 'A01'`)
    const body = bodyOf(item, item.periodos.slice(0, 2), 'W2201')
    const answers = [
      await call('jefe', 'POST', '/convenios', body),
      await call('jefe', 'POST', '/convenios/edit', { convenio: id, version: 1, frm_loc: 'X' }),
      await call('jefe', 'POST', `/convenios/${id}/confirmar`, { version: 1 }),
    ]
    for (const answer of answers)
      expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'abogado-de-baja'])
    const told = await call('jefe', 'POST', '/convenios/comprobar', body)
    expect(told.json().motivos).toMatchObject([{ codigo: 'convenio.abogado-de-baja' }])
    await query(`update abogado set baja = false where codexterno = 'A01'`)
  })
})
