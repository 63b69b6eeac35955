import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { COMUN, type QuienActua, useActuaciones } from '../../test/actuaciones.ts'

const { itemDe, call, save, create, query } = useActuaciones()

const undo = (quien: QuienActua, lote: string, motivo = 'Era otro imponible.') =>
  call(quien, 'POST', `/actuaciones/lotes/${lote}/deshacer`, { motivo })

const saveLote = async (quien: QuienActua, cuantos: number) => {
  const items = []
  for (let i = 0; i < cuantos; i += 1) items.push(await itemDe('A01'))
  const answer = await save(quien, { ...COMUN, imponibles: items })
  const guardadas = answer.json<{ id: number; lote: string }[]>()
  return { items, ids: guardadas.map(({ id }) => id), lote: guardadas[0]?.lote ?? '' }
}

describe('undoing recent records', () => {
  it('restores all the cases, with the reason and one row of history for each action', async () => {
    const { ids, lote, items } = await saveLote('a01', 3)
    const answer = await undo('a01', lote)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject(ids.map((id) => ({ id, vigente: '0', version: 2 })))
    const historial = await query<{ n: number }>(
      `select count(*)::integer as n from historial
        where operacion = 'undo-actuaciones' and entidad_id = any($1)`,
      [ids.map(String)],
    )
    expect(historial[0]?.n).toBe(3)
    for (const { imponible } of items) {
      const [caso] = await query<{ actuacion: number | null }>(
        'select actuacion from caso where imponible = $1',
        [imponible],
      )
      expect(ids).not.toContain(caso?.actuacion)
    }
    const otra = await undo('a01', lote)
    expect(otra.statusCode).toBe(409)
    expect(otra.body).toContain('ya se eliminó')
  })

  it('or none of it, when something came after one of them', async () => {
    const { ids, lote, items } = await saveLote('a01', 2)
    const [, segundo] = items
    if (segundo === undefined) throw new Error('dos imponibles')
    const posterior = await create('a01', segundo)
    const answer = await undo('a01', lote)
    expect(answer.statusCode).toBe(409)
    expect(answer.body).toContain(`hay una actuación posterior en Inmueble ${segundo.imponible}`)
    const vigentes = await query<{ n: number }>(
      'select count(*)::integer as n from actuacion where lote = $1 and vigente',
      [lote],
    )
    expect(vigentes[0]?.n).toBe(ids.length)
    const baja = { ...COMUN, proceso: 'B', id_etapa: posterior, motivo: 'Era un error.' }
    expect((await save('a01', baja)).statusCode).toBe(200)
    expect((await undo('jefe', lote)).statusCode).toBe(200)
  })

  it('requires a reason, and reveals nothing about the lot of another lawyer', async () => {
    const { lote } = await saveLote('a01', 1)
    expect((await undo('a01', lote, ' ')).statusCode).toBe(400)
    const sinPedido = (body: string) => body.replace(/"id":"[^"]*"/, '')
    const ajeno = await undo('a02', lote)
    const nada = await undo('a02', randomUUID())
    expect([ajeno.statusCode, sinPedido(ajeno.body)]).toEqual([404, sinPedido(nada.body)])
    expect((await undo('admin', lote)).statusCode).toBe(403)
    expect((await undo('invitado', lote)).statusCode).toBe(403)
    expect((await undo('a01', lote)).statusCode).toBe(200)
  })
})
