import type { Contract, ReplyOf } from '@apremia/api-client'
import { addDays, addMonths, type Fecha, MESAS } from '@apremia/core'
import { sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOY } from '../../test/global-setup.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { MEDIODIA } from '../../test/test-db.ts'
import { refreshCasos } from '../casos/refresh-casos.ts'
import { withPlanesYEsperas } from './agenda-repo.ts'

type Agenda = ReplyOf<Contract['getAgenda']>
type Vencimiento = ReplyOf<Contract['listAgenda']>[number]
type Caso = ReplyOf<Contract['pageMesa']>[number]

const PERSONAS = { jefe: '20000002', a01: '20000003', a02: '20000004', admin: '20000001' } as const
type Persona = keyof typeof PERSONAS

let test: TestApp
const tokens = {} as Record<Persona, string>
beforeAll(async () => {
  test = await startTestApp()
  for (const [quien, dni] of Object.entries(PERSONAS))
    tokens[quien as Persona] = await test.login(dni)
})
afterAll(() => test.close())

const LAPSO = { desde: addDays(HOY, -20), hasta: addDays(HOY, 21) }

const ask = async <T>(quien: Persona, url: string) => {
  const response = await test.call('GET', `/api${url}`, tokens[quien])
  expect(response.statusCode, response.body).toBe(200)
  return { valor: response.json<T>(), total: Number(response.headers['x-total-count']) }
}

const lapsoDe = ({ desde, hasta }: { desde: Fecha; hasta: Fecha }, abogado = '') =>
  `desde=${desde}&hasta=${hasta}&abogado=${abogado}`

const claveDe = ({ tipo, imponible, recurso }: Pick<Caso, 'tipo' | 'imponible' | 'recurso'>) =>
  `${tipo} ${imponible} ${recurso}`

const deLasMesas = async (quien: Persona, abogado: string) => {
  const encontrados = new Map<string, string>()
  for (const mesa of MESAS)
    for (let pagina = 1; ; pagina += 1) {
      const filtro = `mesa=${mesa}&solapa=activos&historico=true&abogado=${abogado}`
      const { valor, total } = await ask<Caso[]>(
        quien,
        `/mesas?${filtro}&porPagina=200&pagina=${pagina}`,
      )
      for (const caso of valor)
        if (caso.color !== null && caso.vence) encontrados.set(claveDe(caso), caso.vence)
      if (pagina * 200 >= total) break
    }
  return encontrados
}

describe('the deadlines of each person', () => {
  it.each(['jefe', 'a01', 'a02'] as const)(
    '%s: the deadlines of the desks, day by day',
    async (quien) => {
      for (const abogado of quien === 'jefe' ? ['', 'A03'] : ['']) {
        const mesas = await deLasMesas(quien, abogado)
        const { valor: agenda } = await ask<Agenda>(quien, `/agenda?${lapsoDe(LAPSO, abogado)}`)
        const { valor: todas, total } = await ask<Vencimiento[]>(
          quien,
          `/agenda/vencimientos?${lapsoDe(LAPSO, abogado)}`,
        )
        const filas = todas.filter(({ clase }) => clase === 'plazo')
        const alarmas = todas.filter(({ clase }) => clase !== 'plazo')
        const esperados = [...mesas].filter(
          ([, vence]) => vence >= LAPSO.desde && vence <= LAPSO.hasta,
        )
        expect(esperados.length).toBeGreaterThan(0)
        expect(filas.map((fila) => [claveDe(fila), fila.vence]).sort()).toEqual(esperados.sort())
        expect(total).toBe(todas.length)
        for (const { fecha, casos, alarmas: deEseDia } of agenda.dias) {
          expect(casos).toBe(filas.filter(({ vence }) => vence === fecha).length)
          expect(deEseDia).toBe(alarmas.filter(({ vence }) => vence === fecha).length)
        }
        expect(agenda.dias.reduce((suma, { casos }) => suma + casos, 0)).toBe(filas.length)
      }
    },
  )

  it('a range that goes backwards or has more than 42 days is refused', async () => {
    for (const lapso of [
      { desde: HOY, hasta: addDays(HOY, -1) },
      { desde: HOY, hasta: addDays(HOY, 42) },
    ]) {
      const response = await test.call('GET', `/api/agenda?${lapsoDe(lapso)}`, tokens.a01)
      expect(response.statusCode).toBe(400)
    }
    await ask('a01', `/agenda?${lapsoDe({ desde: HOY, hasta: addDays(HOY, 41) })}`)
  })
})

const create = async (quien: Persona): Promise<string> => {
  const response = await test.call('POST', '/api/agenda/direccion', tokens[quien])
  expect(response.statusCode, response.body).toBe(200)
  return new URL(response.json<{ direccion: string }>().direccion).pathname
}

/**
 * Downloads a calendar. Moves the previous download of the calendar into the past first, because the server requires a
 * minimum pause between two downloads.
 */
const download = async (path: string) => {
  await test.open.pool.query("update agenda_direccion set pedida = pedida - interval '5 seconds'")
  return test.call('GET', path)
}

const sinPedido = (body: string) => body.replace(/"id":"[^"]*"/, '')

const NO_EXISTE = '/api/agenda/calendario/apc_no.ics'

describe('a warning besides the deadlines', () => {
  const CLAVE = { tipo: 'I' as const, imponible: 950_001, recurso: 'AB' }
  const nueva = (id: number, fecha: string, tpId: number, dato: object) =>
    test.open.db.execute(sql`insert into actuacion (id, tipo, imponible, recurso, abogado, fecha, tp_id, gp_id, dato)
      values (${id}, 'I', ${CLAVE.imponible}, 'AB', 'A01', ${fecha}, ${tpId}, 3, ${JSON.stringify(dato)}::jsonb)`)

  it('is in the list and in the calendar with its last day, apart from them', async () => {
    await nueva(950_001, addMonths(HOY, -3), 18, {})
    const vencemedida = addDays(HOY, 5)
    await nueva(950_002, addMonths(HOY, -3), 3, { tipomedida: 'Embargo', vencemedida })
    await test.open.db.transaction((tx) => refreshCasos(tx, [CLAVE]))
    const { valor } = await ask<Vencimiento[]>('a01', `/agenda/vencimientos?${lapsoDe(LAPSO)}`)
    const suyas = valor.filter(({ imponible }) => imponible === CLAVE.imponible)
    const alarmas = suyas.filter(({ clase }) => clase !== 'plazo')
    expect(alarmas).toMatchObject([
      { clase: 'caducidad', vence: HOY, faltan: 0, mesa: 'judicial', convenio: null },
      { clase: 'medida', vence: vencemedida, faltan: 5, mesa: 'judicial', convenio: null },
    ])
    for (const [alarma, dia] of [
      ['caducidad', HOY],
      ['medida', vencemedida],
    ]) {
      const filtro = `mesa=judicial&solapa=todos&historico=true&alarma=${alarma}`
      const { valor: casos } = await ask<Caso[]>('a01', `/mesas?${filtro}`)
      const caso = casos.find(({ imponible }) => imponible === CLAVE.imponible)
      expect(caso?.alarmas).toContainEqual(expect.objectContaining({ clase: alarma, hasta: dia }))
    }
    const { body } = await download(await create('a01'))
    expect(body).toContain(`Alarma: Caducidad de la instancia · ${CLAVE.imponible} AB`)
    expect(body).toContain(`Alarma: Medida que vence · ${CLAVE.imponible} AB`)
  })

  it('the alarms of a judge and a bank begin the day after their last day, and end with the answer', async () => {
    const clave = { tipo: 'I' as const, imponible: 950_020, recurso: 'AB' }
    // A bank has five working days to answer a court order. This bank received the order on Thursday 05/11/2026, so its
    // last day is 12/11/2026.
    const datos = { tipomedida: 'Embargo de cuentas', pedidomedida: '2026-11-18' }
    const alBanco = { tipomedida: 'Embargo', oficio: '9/26', recibeoficio: '2026-11-05' }
    await test.open.db.execute(sql`
      insert into actuacion (id, tipo, imponible, recurso, abogado, fecha, tp_id, gp_id, dato) values
        (950020, 'I', 950020, 'AB', 'A01', '2026-10-01', 18, 3, '{"juzgado": "Juzgado 1", "departamento": "Azul"}'),
        (950021, 'I', 950020, 'AB', 'A01', '2026-11-18', 3, 3, ${JSON.stringify(datos)}::jsonb),
        (950022, 'I', 950020, 'AB', 'A01', '2026-11-05', 3, 3, ${JSON.stringify(alBanco)}::jsonb)`)
    await test.open.db.transaction((tx) => refreshCasos(tx, [clave]))
    const alarmasDe = async () => {
      const url = `/agenda/vencimientos?${lapsoDe(LAPSO)}&porPagina=200`
      const { valor } = await ask<Vencimiento[]>('a01', url)
      return valor
        .filter(
          (fila) => fila.imponible === 950_020 && ['resolucion', 'banco'].includes(fila.clase),
        )
        .map(({ clase, vence }) => [clase, vence])
    }
    const enMesa = async (alarma: string) => {
      const url = `/mesas?mesa=judicial&solapa=todos&historico=true&alarma=${alarma}&porPagina=200`
      const { valor } = await ask<Caso[]>('a01', url)
      const fila = valor.find(({ imponible }) => imponible === 950_020)
      return fila?.alarmas.filter(({ clase }) => clase === alarma)
    }
    const change = (id: number, dato: object) =>
      test.open.db.execute(
        sql`update actuacion set dato = dato || ${JSON.stringify(dato)}::jsonb where id = ${id}`,
      )

    expect(await alarmasDe()).toEqual([
      ['banco', '2026-11-12'],
      ['resolucion', '2026-11-19'],
    ])
    expect(await enMesa('banco')).toEqual([{ clase: 'banco', hasta: '2026-11-12', faltan: -8 }])
    expect(await enMesa('resolucion')).toEqual([
      { clase: 'resolucion', hasta: '2026-11-19', faltan: -1 },
    ])
    await change(950_021, { pedidomedida: addDays(HOY, -1) })
    expect(await alarmasDe()).toContainEqual(['resolucion', HOY])
    expect(await enMesa('resolucion')).toBeUndefined()
    await test.open.db.execute(sql`insert into dia_inhabil (desde, ambito, hasta, clase, motivo) values
      ('2026-11-09', 'departamento: Azul', '2026-11-11', 'asueto', 'Acordada 1')`)
    expect(await alarmasDe()).toContainEqual(['banco', '2026-11-17'])
    await change(950_021, { resuelvemedida: HOY })
    await change(950_022, { respondeoficio: HOY })
    expect(await alarmasDe()).toEqual([])
  })

  const planesDe = async (abogado: string) => {
    const mirada = { hoy: HOY, fechaInicial: null, abogado, propio: '' }
    return (await withPlanesYEsperas(test.open.db, mirada, false)).planes
  }
  const conveniosDe = async (quien: Persona, dia: Fecha, abogado: string) => {
    const lapso = lapsoDe({ desde: dia, hasta: dia }, abogado)
    const url = `/agenda/vencimientos?${lapso}&porPagina=200`
    const { valor } = await ask<Vencimiento[]>(quien, url)
    return valor.filter(({ clase }) => clase === 'convenio')
  }

  it('an agreement that may lapse is there on the last day to avoid it', async () => {
    const planes = await planesDe('')
    expect(planes.length).toBeGreaterThan(0)
    for (const { id, hasta, imponible } of planes)
      expect(await conveniosDe('jefe', hasta, '')).toContainEqual(
        expect.objectContaining({ clase: 'convenio', convenio: id, vence: hasta, imponible }),
      )
  })

  it('an agreement is shown to the lawyer who has its case, as on the desks, and its number only to the one who signed it', async () => {
    const plan = (await planesDe('')).find(({ hasta }) => hasta >= addDays(HOY, -30))
    if (plan === undefined) throw new Error('No agreement is at risk')
    const { db } = test.open
    await db.execute(sql`update convenio set codexterno = 'A01' where id = ${plan.id}`)
    const suyo = sql`(tipo, imponible, recurso) = (${plan.tipo}, ${plan.imponible}, ${plan.recurso})`
    const give = (abogado: string) =>
      db.execute(sql`update caso set abogado = ${abogado}, todos_judicial = true where ${suyo}`)
    const alarmaDe = async (quien: Persona, abogado = '') => {
      const filas = await conveniosDe(quien, plan.hasta, abogado)
      const enAgenda = filas.find((fila) => claveDe(fila) === claveDe(plan))
      const url = `/mesas?mesa=judicial&solapa=todos&historico=true&alarma=convenio&abogado=${abogado}&porPagina=200`
      const { valor } = await ask<Caso[]>(quien, url)
      expect(valor.some((fila) => claveDe(fila) === claveDe(plan))).toBe(enAgenda !== undefined)
      return enAgenda && [enAgenda.convenio, enAgenda.abogado]
    }
    await give('A01')
    expect(await alarmaDe('a01')).toEqual([plan.id, 'A01'])
    expect(await alarmaDe('a02')).toBeUndefined()
    await give('A02')
    expect(await alarmaDe('a01')).toBeUndefined()
    expect(await alarmaDe('a02')).toEqual([null, 'A02'])
    expect(await alarmaDe('jefe')).toEqual([plan.id, 'A02'])
    expect(await alarmaDe('admin', 'A02')).toEqual([plan.id, 'A02'])
    expect(await alarmaDe('admin', 'A01')).toBeUndefined()
    const { body } = await download(await create('a02'))
    expect(body).toContain(`Alarma: Convenio por caducar · ${plan.imponible} ${plan.recurso}`)
    expect(body).not.toContain(`alarma-convenio-${plan.id}-`)
    await give('A01')
  })
})

describe('the calendar of a lawyer', () => {
  it('is read by a calendar: each case a whole day, by its number and stage', async () => {
    const response = await download(await create('a01'))
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(response.headers['cache-control']).toContain('no-store')
    for (const linea of response.body.split('\r\n'))
      expect(Buffer.byteLength(linea)).toBeLessThanOrEqual(75)
    const calendario = new ICAL.Component(ICAL.parse(response.body))
    const todos = calendario.getAllSubcomponents('vevent').map((uno) => new ICAL.Event(uno))
    const eventos = todos.filter(({ uid }) => !uid.startsWith('alarma-'))
    const mesas = await deLasMesas('a01', '')
    const esperados = [...mesas].filter(
      ([, vence]) => vence >= addDays(HOY, -30) && vence <= addDays(HOY, 365),
    )
    expect(esperados.length).toBeGreaterThan(0)
    expect(
      eventos
        .map(({ uid, startDate }) => [
          uid.replace('@apremia', '').replaceAll('-', ' ').toUpperCase(),
          startDate.toString(),
        ])
        .sort(),
    ).toEqual(esperados.sort())
    for (const { startDate, endDate, duration, summary, description } of eventos) {
      expect(startDate.isDate && endDate.isDate).toBe(true)
      expect(duration.toSeconds()).toBe(86_400)
      expect(summary).toMatch(/^Vence \d+ [A-Z0-9]+ · \S/)
      expect(description).toMatch(/^Mesa de entradas (extra)?judicial$/)
    }
    for (const { summary, description } of todos.filter((uno) => !eventos.includes(uno))) {
      expect(summary).toMatch(/^Alarma: .+ · \d+ [A-Z0-9]+$/)
      expect(description).toContain('Es orientativa')
    }
    const { rows } = await test.open.pool.query<{ apynom: string }>(
      'select apynom from contribuyente',
    )
    expect(rows.filter(({ apynom }) => response.body.includes(apynom))).toEqual([])
  })

  it('keeps the identifier of a case, and a changed case has a greater sequence', async () => {
    const path = await create('a02')
    const eventoDe = async (uid: string) => {
      const { body } = await download(path)
      return new ICAL.Component(ICAL.parse(body))
        .getAllSubcomponents('vevent')
        .map((uno) => new ICAL.Event(uno))
        .find((uno) => uno.uid === uid)
    }
    const { body } = await download(path)
    const antes = new ICAL.Component(ICAL.parse(body))
      .getAllSubcomponents('vevent')
      .map((uno) => new ICAL.Event(uno))
      .find(({ uid }) => !uid.startsWith('alarma-'))
    if (antes === undefined) throw new Error('sin vencimientos')
    const [tipo, imponible, recurso] = antes.uid.replace('@apremia', '').toUpperCase().split('-')
    await test.open.db.execute(sql`
      update caso set vence = vence + 1, actuacion = coalesce(actuacion, 0) + 1000
      where (tipo, imponible, recurso) = (${tipo}, ${Number(imponible)}, ${recurso})`)
    const despues = await eventoDe(antes.uid)
    expect(despues?.sequence).toBeGreaterThan(antes.sequence)
    expect(despues?.startDate.compare(antes.startDate)).toBe(1)
  })

  it('answers the same 404 for a changed, revoked, abandoned or unknown address', async () => {
    const primera = await create('a01')
    const segunda = await create('a01')
    expect((await download(segunda)).statusCode).toBe(200)
    const nada = await download(NO_EXISTE)
    expect(nada.statusCode).toBe(404)
    const iguales = async (path: string) => {
      const { statusCode, body } = await download(path)
      expect([statusCode, sinPedido(body)]).toEqual([404, sinPedido(nada.body)])
    }
    await iguales(primera)
    expect((await test.call('DELETE', '/api/agenda/direccion', tokens.a01)).statusCode).toBe(204)
    await iguales(segunda)
    expect((await test.call('DELETE', '/api/agenda/direccion', tokens.a01)).statusCode).toBe(404)
    const tercera = await create('a02')
    await test.open.db.execute(sql`update usuario set baja = true where dni = ${PERSONAS.a02}`)
    await iguales(tercera)
    await test.open.db.execute(sql`update usuario set baja = false where dni = ${PERSONAS.a02}`)
    expect((await download(tercera)).statusCode).toBe(200)
  })

  it('is asked for every few seconds, and keeps no more than a hash', async () => {
    const path = await create('a01')
    expect((await download(path)).statusCode).toBe(200)
    await test.open.pool.query("update agenda_direccion set pedida = now() + interval '1 minute'")
    expect((await test.call('GET', path)).statusCode).toBe(429)
    // The server requires a minimum pause between two downloads of a calendar, measured with the database's clock.
    // Moving only the clock of the server process ahead therefore does not allow a new download.
    test.setAhora(new Date(MEDIODIA.getTime() + 12 * 60_000))
    expect((await test.call('GET', path)).statusCode).toBe(429)
    test.setAhora(MEDIODIA)
    const clave = path.split('/').at(-1)?.replace('.ics', '') ?? ''
    const { rows } = await test.open.pool.query('select clave_hash from agenda_direccion')
    expect(JSON.stringify(rows)).not.toContain(clave)
    const { valor } = await ask<ReplyOf<Contract['getDireccionDeAgenda']>>(
      'a01',
      '/agenda/direccion',
    )
    expect(JSON.stringify(valor)).not.toContain(clave)
    expect(valor.pedida).not.toBeNull()
  })

  it('is given once of those asked for at the same time', async () => {
    const path = await create('a01')
    const answers = await Promise.all(Array.from({ length: 6 }, () => test.call('GET', path)))
    const codes = answers.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([200, 429, 429, 429, 429, 429])
  })

  it('exists only for people with cases of their own', async () => {
    for (const metodo of ['GET', 'POST', 'DELETE'] as const)
      expect((await test.call(metodo, '/api/agenda/direccion', tokens.admin)).statusCode).toBe(403)
  })
})
