import type { Anfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMUN, type ItemDeActuacion, RADICACION, useActuaciones } from '../../test/actuaciones.ts'
import { askAnfitrion, startAnfitrionDemo } from '../../test/anfitrion-municipal.ts'

describe('with the service of a municipality, whose register is not here', () => {
  const { getTest, call, save, query } = useActuaciones()
  let anfitrion: Anfitrion
  let propios: ItemDeActuacion[]
  let ajeno: ItemDeActuacion
  beforeAll(async () => {
    anfitrion = await startAnfitrionDemo()
    askAnfitrion(getTest(), anfitrion)
    const itemsDe = async (abogado: string, cantidad: number): Promise<ItemDeActuacion[]> =>
      query(
        `select distinct imponible::text, recurso from deuda d
         where tipo = 'I' and legal = $1 and estado <> 'CANCELADA' and not exists (
           select from deuda o where (o.tipo, o.imponible, o.recurso) = (d.tipo, d.imponible, d.recurso)
             and o.legal not in ('', d.legal))
         order by 1, 2 limit $2`,
        [abogado, cantidad],
      )
    propios = await itemsDe('A01', 5)
    const [uno] = await itemsDe('A02', 1)
    ajeno = uno as ItemDeActuacion
    await query('delete from deuda')
  })
  afterAll(() => anfitrion.close())

  it('a lawyer acts over what the service says is theirs, and over nothing else', async () => {
    // Some of the properties or businesses already have a court filing (radicación), so the server requires the reason
    // `motivoForzar`.
    const comun = { ...COMUN, motivoForzar: 'Lo pidió el juzgado' }
    const answer = await save('a01', { ...comun, imponibles: propios })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toHaveLength(5)
    const deOtro = await save('a01', { ...comun, imponibles: [...propios, ajeno] })
    expect(deOtro.statusCode).toBe(403)
    const [{ id }] = answer.json()
    expect((await call('a02', 'GET', `/actuaciones/${id}`)).statusCode).toBe(404)
    expect((await call('a01', 'GET', `/actuaciones/${id}`)).statusCode).toBe(200)
  })

  it('a person who acts over any item saves for the lawyer that the service names', async () => {
    const [id] = (await save('jefe', { ...COMUN, imponibles: [ajeno] })).json()
    expect((await call('jefe', 'GET', `/actuaciones/${id.id}`)).json().abogado).toBe('A02')
    const inexistente = { imponible: '99999998', recurso: 'AB' }
    const answer = await save('jefe', { ...COMUN, imponibles: [inexistente] })
    expect(answer.statusCode).toBe(404)
  })

  it('a case in court is reported, and its letter needs a reason (D175)', async () => {
    const item = propios[0] as ItemDeActuacion
    await query(`delete from actuacion where imponible = $1 and recurso = $2`, [
      item.imponible,
      item.recurso,
    ])
    const radicada = await save('a01', { ...COMUN, ...RADICACION, imponibles: [item] })
    expect(radicada.statusCode, radicada.body).toBe(200)
    const aviso = { ...COMUN, tp_id: 10, gp_id: 2, imponibles: [item] }
    const carta = { clase: 'inmueble', vencimiento: 'siguiente', repetir: '1', imponibles: [item] }
    const pedidos = [
      (more: object) => save('a01', { ...aviso, ...more }),
      (more: object) => call('a01', 'POST', '/cartas/lotes', { ...carta, ...more }),
    ]
    for (const pedir of pedidos) {
      const refused = await pedir({})
      expect(refused.statusCode, refused.body).toBeGreaterThanOrEqual(409)
      expect(refused.json().error.message).toContain(
        `${item.imponible} ${item.recurso} ya está radicado en el expediente SN-1234-2026`,
      )
      const forced = await pedir({ motivoForzar: 'Lo pide el juzgado' })
      expect(forced.statusCode, forced.body).toBe(200)
    }
    const motivos = await query(
      `select distinct despues::jsonb ->> 'motivoForzar' as motivo from historial
       where despues::jsonb ? 'motivoForzar' and operacion in ('save-actuaciones', 'create-cartas')`,
    )
    expect(motivos).toContainEqual({ motivo: 'Lo pide el juzgado' })
  })

  it('when the service does not answer nothing is saved, and the answer is not "not yours"', async () => {
    await anfitrion.close()
    const answer = await save('a01', { ...COMUN, imponibles: propios })
    expect([502, 503, 504]).toContain(answer.statusCode)
  })
})
