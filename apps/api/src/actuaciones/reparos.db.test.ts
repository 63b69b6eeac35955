import { describe, expect, it } from 'vitest'
import { COMUN, type ItemDeActuacion, RADICACION, useActuaciones } from '../../test/actuaciones.ts'
import { intimables } from '../../test/cartas.ts'

const { getTest, itemsDe, itemDe, call, save, create } = useActuaciones()

const SENTENCIA = {
  ...{ tp_id: 2, gp_id: 3, fecha: '2026-11-19', actuacion: { resultado: '0' } },
}
const AVISO = { ...COMUN, tp_id: 10, gp_id: 2 }

const rows = async (sql: string) => (await getTest().open.pool.query(sql)).rows

const errorOf = (answer: Awaited<ReturnType<typeof save>>) => [
  answer.statusCode,
  answer.json().error?.code,
  answer.json().error?.message,
]

const giveDeudor = async ({ imponible }: ItemDeActuacion, nombre: string) => {
  await rows(
    `insert into contribuyente (nro_contrib, apynom, tipo_persona, cuim)
     values (${imponible}, '${nombre}', 'F', 'X${imponible}')`,
  )
  await rows(
    `insert into vinculo (tipo, imponible, orden, nro_contrib, vinculo_desc)
     values ('I', ${imponible}, 1, ${imponible}, 'propietario')`,
  )
}

describe('an act that needs a reason', () => {
  it('a final notice over a case in court needs a reason, which the history keeps (D175)', async () => {
    const item = await itemDe('A01')
    await create('a01', item, RADICACION)
    const notice = (more: object) => save('a01', { ...AVISO, imponibles: [item], ...more })
    const refused = await notice({})
    const dicho = `${item.imponible} ${item.recurso} ya está radicado en el expediente SN-1234-2026, del 18/11/2026: la intimación sale solo con un motivo.`
    expect(errorOf(refused)).toEqual([409, 'pide-motivo', dicho])
    expect(errorOf(await notice({ motivoForzar: '   ' }))[0]).toBe(409)
    const forced = await notice({ motivoForzar: 'Lo pide el juzgado' })
    expect(forced.statusCode, forced.body).toBe(200)
    const [{ despues }] = await rows(
      `select despues from historial where entidad = 'actuacion' order by orden desc limit 1`,
    )
    expect(JSON.parse(despues)).toMatchObject({
      forzados: [dicho],
      motivoForzar: 'Lo pide el juzgado',
    })
  })

  it('is a letter of the same, in all its calls (D175)', async () => {
    const item = await itemDe('A01')
    await create('a01', item, RADICACION)
    const body = { clase: 'inmueble', imponibles: [item] }
    const review = (await call('a01', 'POST', '/cartas/simular', body)).json()
    expect(review.impedimentos).toContainEqual({
      campo: 'imponibles',
      mensaje: expect.stringContaining('ya está radicado en el expediente SN-1234-2026'),
      forzable: true,
    })
    const refused = await call('a01', 'POST', '/cartas/lotes', body)
    expect(refused.statusCode).toBeGreaterThanOrEqual(409)
    expect(refused.json().error.message).toContain('ya está radicado en el expediente SN-1234-2026')
    const conMotivo = { ...body, motivoForzar: 'Lo pide el juzgado' }
    const forced = (await call('a01', 'POST', '/cartas/simular', conMotivo)).json()
    expect(JSON.stringify(forced.impedimentos)).not.toContain('radicado')
  })

  it('is a letter over what an agreement in force holds, which it names (D175)', async () => {
    const [item] = await rows(
      `select p.imponible::text, p.recurso, c.convenio, c.codexterno from convenio c
       join convenio_plan p on p.convenio_id = c.id
       join abogado a on a.codexterno = c.codexterno and not a.baja
       where c.activo and c.fc_confirma is not null and p.tipo = 'I'
         and exists (select from convenio_cuota q where q.convenio_id = c.id and q.activo
           and (q.tipo, q.imponible, q.recurso) = (p.tipo, p.imponible, p.recurso))
         and exists (select from tipo_retiro t where t.id = p.estado_retiro and not t.suelta)
         and not exists (select from actuacion x where x.vigente and x.tp_id in (1, 18)
           and (x.tipo, x.imponible, x.recurso) = (p.tipo, p.imponible, p.recurso))
       order by p.imponible, p.recurso limit 1`,
    )
    const suya = `d.tipo = 'I' and d.imponible = ${item.imponible} and d.recurso = '${item.recurso}'`
    await rows(`delete from deuda d where ${suya} and not exists (
      select from convenio_cuota q join convenio c on c.id = q.convenio_id
      where q.activo and c.convenio = '${item.convenio}' and (q.tipo, q.imponible, q.recurso, q.anio, q.cuota)
        = (d.tipo, d.imponible, d.recurso, d.anio, d.cuota))`)
    await rows(
      `update deuda d set estado = 'PENDIENTE', legal = '${item.codexterno}' where ${suya}`,
    )
    const pedido = {
      ...{ clase: 'inmueble', vencimiento: 'siguiente', repetir: '1' },
      imponibles: [{ imponible: item.imponible, recurso: item.recurso }],
    }
    const refused = await call('jefe', 'POST', '/cartas/lotes', pedido)
    expect(refused.statusCode, refused.body).toBeGreaterThanOrEqual(409)
    expect(refused.json().error.message).toContain(
      `Lo que debe ${item.imponible} ${item.recurso} está en el convenio ${item.convenio}, en vigor`,
    )
    const forced = await call('jefe', 'POST', '/cartas/lotes', {
      ...pedido,
      motivoForzar: 'Dejó de pagar',
    })
    expect(forced.statusCode, forced.body).toBe(200)
    const [{ despues }] = await rows(
      `select despues from historial where entidad = 'carta-lote' order by orden desc limit 1`,
    )
    expect(JSON.parse(despues)).toMatchObject({
      forzados: [expect.stringContaining(item.convenio)],
      motivoForzar: 'Dejó de pagar',
    })
  })

  it('is a judicial act dated before the radication (D176)', async () => {
    const item = await itemDe('A01')
    await create('a01', item, RADICACION)
    const act = (more: object) => save('a01', { ...SENTENCIA, imponibles: [item], ...more })
    const antes = await act({ fecha: '2026-11-17' })
    expect(errorOf(antes).slice(0, 2)).toEqual([409, 'pide-motivo'])
    expect(antes.body).toContain('es anterior a la radicación')
    const forced = await act({ fecha: '2026-11-17', motivoForzar: 'Se cargó tarde la radicación' })
    expect(forced.statusCode, forced.body).toBe(200)
    expect((await act({ fecha: '2026-11-18' })).statusCode).toBe(200)
  })

  it('a radication with the file number of another taxpayer needs a reason, however it is written (D176)', async () => {
    const [uno, otro] = (await itemsDe('A01', 2)) as [ItemDeActuacion, ItemDeActuacion]
    await giveDeudor(uno, 'PAZ ANA')
    await giveDeudor(otro, 'GIL LUZ')
    // The same person occupies both properties. The properties still count as properties of different taxpayers,
    // because an occupant is not a taxpayer (D99).
    await rows(
      `insert into vinculo (tipo, imponible, orden, nro_contrib, vinculo_desc)
       select 'I', imponible, 2, ${uno.imponible}, 'ocupante' from unnest(array[${uno.imponible}, ${otro.imponible}]) imponible
       where imponible <> ${uno.imponible}`,
    )
    const radicar = (item: ItemDeActuacion, nroexpte: string, more: object = {}) =>
      save('a01', {
        ...{ ...RADICACION, imponibles: [item], ...more },
        actuacion: { ...RADICACION.actuacion, nroexpte },
      })
    expect((await radicar(uno, 'SN-77-2026')).statusCode).toBe(200)
    const ajeno = await radicar(otro, 'Expte. Nº sn 0077/2026')
    expect(errorOf(ajeno).slice(0, 2)).toEqual([409, 'pide-motivo'])
    expect(ajeno.body).toContain(
      `ya es el de ${uno.imponible} ${uno.recurso}, de otro contribuyente`,
    )
    const forced = await radicar(otro, 'SN-77-2026', { motivoForzar: 'Causas acumuladas' })
    expect(forced.statusCode, forced.body).toBe(200)
  })
})

describe('a radication that judicial acts rest on', () => {
  it('can neither be deleted nor change its type while those acts are in force (D176)', async () => {
    const item = await itemDe('A01')
    const radicacion = await create('a01', item, RADICACION)
    const acto = await create('a01', item, SENTENCIA)
    const borrar = (id: number) =>
      save('a01', { proceso: 'B', id_etapa: id, motivo: 'Se cargó por error' })
    const refused = await borrar(radicacion)
    expect(errorOf(refused).slice(0, 2)).toEqual([409, 'sostiene-actos'])
    expect(refused.body).toContain('del 19/11/2026')
    const editada = await save('a01', { ...AVISO, proceso: 'M', id_etapa: radicacion, version: 1 })
    expect(errorOf(editada).slice(0, 2)).toEqual([409, 'sostiene-actos'])
    expect((await borrar(acto)).statusCode).toBe(200)
    expect((await borrar(radicacion)).statusCode).toBe(200)
  })

  it('is made of a day after them only with its reason, kept in the history (D176)', async () => {
    const item = await itemDe('A01')
    const radicacion = await create('a01', item, RADICACION)
    await create('a01', item, { ...SENTENCIA, fecha: '2026-11-18' })
    const mover = (fecha: string, more: object = {}) =>
      save('a01', { ...RADICACION, proceso: 'M', id_etapa: radicacion, version: 1, fecha, ...more })
    const refused = await mover('2026-11-19')
    expect(errorOf(refused).slice(0, 2)).toEqual([409, 'pide-motivo'])
    expect(refused.body).toContain('la radicación queda después de actos judiciales')
    const forced = await mover('2026-11-19', { motivoForzar: 'El sello del juzgado es del 19' })
    expect(forced.statusCode, forced.body).toBe(200)
    const [{ despues }] = await rows(
      `select despues from historial where entidad = 'actuacion' order by orden desc limit 1`,
    )
    expect(JSON.parse(despues)).toMatchObject({
      forzados: [expect.stringContaining('del 18/11/2026')],
      motivoForzar: 'El sello del juzgado es del 19',
    })
  })
})

describe('a datum that says nothing', () => {
  it.each([
    ['resultado', { ...SENTENCIA, actuacion: { resultado: '7' } }],
    ['monto', { ...RADICACION, actuacion: { ...RADICACION.actuacion, monto: '0' } }],
  ])('is refused: %s (D176)', async (campo, accion) => {
    const item = await itemDe('A01')
    if (campo === 'resultado') await create('a01', item, RADICACION)
    const answer = await save('a01', { ...accion, imponibles: [item] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toContainEqual(expect.objectContaining({ field: campo }))
  })
})

describe('a lot of letters and a radication at once', () => {
  const until = async (waiting: string): Promise<void> => {
    const found = await rows(
      `select 1 from pg_locks l join pg_stat_activity a using (pid)
       where not l.granted and a.datname = current_database() and ${waiting}`,
    )
    if (found.length === 0) await until(waiting)
  }

  it('no letter is made over a case that was filed while the lot was being decided (D175)', async () => {
    const [item] = await intimables(getTest(), 'A01', 1)
    if (item === undefined) throw new Error('sin imponibles')
    const otra = await getTest().open.pool.connect()
    const lotes = () =>
      rows(
        'select (select count(*) from carta_lote) as l, (select ultimo from carta_contador) as c',
      )
    const antes = await lotes()
    try {
      await otra.query('begin')
      await otra.query(
        `select pg_advisory_xact_lock(hashtextextended('apremia.actuacion.I' || $1 || $2, 0))`,
        [item.imponible, item.recurso],
      )
      await otra.query(
        `insert into actuacion (id, tipo, imponible, recurso, abogado, fecha, tp_id, gp_id, dato)
         values (990001, 'I', $1, $2, 'A01', '2026-11-18', 18, 3, '{"nroexpte": "SN-9-2026"}')`,
        [item.imponible, item.recurso],
      )
      const body = { clase: 'inmueble', vencimiento: 'siguiente', repetir: '1', imponibles: [item] }
      const lote = call('a01', 'POST', '/cartas/lotes', body)
      const primero = await Promise.race([until(`l.locktype = 'advisory'`), lote])
      expect(primero?.body, 'sin esperar').toBeUndefined()
      await otra.query('commit')
      const refused = await lote
      expect(errorOf(refused).slice(0, 2)).toEqual([409, 'pide-motivo'])
      expect(errorOf(refused)[2]).toContain(`${item.imponible} ${item.recurso} ya está radicado`)
      expect(await lotes()).toEqual(antes)
      const forced = await call('a01', 'POST', '/cartas/lotes', {
        ...body,
        motivoForzar: 'Lo pide el juzgado',
      })
      expect(forced.statusCode, forced.body).toBe(200)
    } finally {
      otra.release()
    }
  })
})
