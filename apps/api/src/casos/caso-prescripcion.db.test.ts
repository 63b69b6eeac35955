import type { Contract, ReplyOf } from '@apremia/api-client'
import { addDays, BUSQUEDAS_DE_PRESCRIPCION, type Fecha, fecha } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { esperarTrabajo, intimables, pedirCartas } from '../../test/cartas.ts'
import { bodyOf, createItemTaker } from '../../test/convenios.ts'
import { DNIS } from '../../test/dnis.ts'
import { HOY } from '../../test/global-setup.ts'
import { loadPaqueteDePrueba, zipDePrueba } from '../../test/paquetes.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { refreshCasos } from './refresh-casos.ts'

type Caso = ReplyOf<Contract['pageMesa']>[number]

interface Clave {
  readonly imponible: number | string
  readonly recurso: string
}

let test: TestApp
const tokens = {} as Record<keyof typeof DNIS, string>
beforeAll(async () => {
  test = await startTestApp()
  for (const [quien, dni] of Object.entries(DNIS))
    tokens[quien as keyof typeof DNIS] = await test.login(dni)
})
afterAll(() => test.close())

const query = async <T>(text: string, values: readonly unknown[] = []): Promise<T[]> =>
  (await test.open.pool.query(text, [...values])).rows as T[]

const storedOf = async ({ imponible, recurso }: Clave, alcance = 'todos') => {
  const [fila] = await query<{ dias: string; sin_acuse: boolean; ordenanza: string | null }>(
    `select to_json(dias)::text as dias, sin_acuse, prescribe_segun_ordenanza::text as ordenanza
     from caso_prescripcion where tipo = 'I' and imponible = $1 and recurso = $2 and alcance = $3`,
    [Number(imponible), recurso, alcance],
  )
  return fila && { ...fila, dias: JSON.parse(fila.dias) as Fecha[] }
}

const verify = async (que: 'verificar' | 'reparar' = 'verificar') => {
  const { id } = (await test.call('POST', `/api/casos/${que}`, tokens.admin)).json()
  const { resumen, errores } = await esperarTrabajo(test, id)
  return { diferencias: resumen?.diferencias, errores }
}

const assertAlDia = async () => expect(await verify()).toEqual({ diferencias: 0, errores: [] })

/** Makes every unpaid tax period of the case due on the day `dia`, so that the case prescribes five years later. */
const dueOn = async ({ imponible, recurso }: Clave, dia: string): Promise<void> => {
  const clave = { tipo: 'I', imponible: Number(imponible), recurso } as const
  await test.open.db.transaction(async (tx) => {
    await tx.execute(sql`update deuda set vencimiento = ${dia}::date
      where tipo = 'I' and imponible = ${clave.imponible} and recurso = ${recurso} and cancelada is null`)
    await refreshCasos(tx, [clave])
  })
}

const askMesa = async (more: string, quien: keyof typeof DNIS = 'admin'): Promise<Caso[]> => {
  const path = `/api/mesas?mesa=extrajudicial&solapa=todos&historico=true&porPagina=100&${more}`
  const answer = await test.call('GET', path, tokens[quien])
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Caso[]>()
}

it('the demonstration comes with its days stored', async () => {
  const [cuenta] = await query<{ n: number }>(
    `select count(*)::int as n from caso_prescripcion where prescribe_el is not null`,
  )
  expect(cuenta?.n).toBeGreaterThan(50)
  await assertAlDia()
})

describe('each cause moves the stored days', () => {
  it('a letter is told without its acknowledgement, adds six months with it, and is forgotten annulled', async () => {
    const [recibida, anulada] = await intimables(test, 'A01', 2)
    if (recibida === undefined || anulada === undefined) throw new Error('A01 has two cases')
    for (const caso of [recibida, anulada]) await dueOn(caso, '2024-03-10')
    expect(await storedOf(recibida)).toMatchObject({ sin_acuse: false })
    const sinActuacion = { sinActuacion: '1' }
    const pedida = await pedirCartas(test, tokens.a01, [recibida, anulada], sinActuacion)
    const { lote, trabajo } = pedida.json()
    await esperarTrabajo(test, trabajo.id)
    for (const caso of [recibida, anulada]) {
      const { dias = [], sin_acuse } = (await storedOf(caso)) ?? {}
      expect([dias[0], sin_acuse]).toEqual(['2029-03-10', true])
    }
    const cartas = await query<{ numero: number; imponible: number }>(
      `select numero, imponible from carta_imponible where numero >= $1`,
      [lote.desde],
    )
    const numeroDe = (caso: Clave) =>
      cartas.find(({ imponible }) => imponible === Number(caso.imponible))?.numero
    const acuse = await test.call('PUT', `/api/cartas/${numeroDe(recibida)}/acuse`, tokens.a01, {
      ...{ medio: 'carta-documento', pieza: 'CD1', fecha: HOY, hora: '10:30' },
      ...{ receptor: 'Paz, Ana', dni: '12345678', vinculo: 'hija', resultado: 'recibida' },
    })
    expect(acuse.statusCode, acuse.body).toBe(200)
    const { dias = [], sin_acuse } = (await storedOf(recibida)) ?? {}
    expect([dias[0], sin_acuse]).toEqual(['2029-09-10', false])
    const anulacion = { motivo: 'Salió con otro domicilio' }
    const path = `/api/cartas/${numeroDe(anulada)}/anular`
    const hecha = await test.call('POST', path, tokens.a01, anulacion)
    expect(hecha.statusCode, hecha.body).toBe(200)
    expect(await storedOf(anulada)).toMatchObject({ sin_acuse: false })
    await assertAlDia()
  })

  it('a confirmed agreement counts its periods again from its signature', async () => {
    const take = createItemTaker(test, () => tokens.jefe)
    const findCorriendo = async (): ReturnType<typeof take> => {
      const item = await take('A02', 'I')
      await dueOn({ imponible: item.i, recurso: item.r }, '2024-03-10')
      const stored = await storedOf({ imponible: item.i, recurso: item.r })
      return stored?.dias.includes(fecha('2029-03-10')) ? item : findCorriendo()
    }
    const item = await findCorriendo()
    const caso = { imponible: item.i, recurso: item.r }
    const cuantos = (await storedOf(caso))?.dias.filter((dia) => dia === '2029-03-10').length ?? 0
    const { id } = (
      await test.call(
        'POST',
        '/api/convenios',
        tokens.a02,
        bodyOf(item, item.periodos.slice(0, 2), 'W2201'),
      )
    ).json()
    expect((await storedOf(caso))?.dias.filter((dia) => dia === '2029-03-10')).toHaveLength(cuantos)
    const hecho = await test.call('POST', `/api/convenios/${id}/confirmar`, tokens.a02, {})
    expect(hecho.statusCode, hecho.body).toBe(200)
    const { dias = [] } = (await storedOf(caso)) ?? {}
    expect(dias.filter((dia) => dia === '2029-03-10')).toHaveLength(cuantos - 2)
    await assertAlDia()
  })

  it('a lawsuit stops its periods, and its deletion lets them run again', async () => {
    const [caso] = (await intimables(test, 'A02', 3)).slice(2)
    if (caso === undefined) throw new Error('A02 has cases')
    await dueOn(caso, '2024-03-10')
    const antes = await storedOf(caso)
    expect(antes?.dias[0]).toBe('2029-03-10')
    const acto = await test.call('POST', '/api/actuaciones', tokens.admin, {
      ...{ tp_id: 18, gp_id: 3, fecha: '2026-11-18', abogado: 'A02', imponibles: [caso] },
      actuacion: {
        ...{ caratula: 'C/ PAZ S/ APREMIO', nroexpte: 'SN-1-2026', juzgado: 'Juzgado de Paz' },
        ...{ nrotit: '99999', monto: '1234.50', periodos: '2024/01 a 2025/06', cp8480: '1' },
      },
      motivoForzar: 'El expediente llegó del juzgado con otro número de título',
    })
    expect(acto.statusCode, acto.body).toBe(200)
    expect((await storedOf(caso))?.dias).toEqual([])
    const [{ id = 0 } = {}] = acto.json<{ id: number }[]>()
    const baja = { proceso: 'B', id_etapa: id, motivo: 'Era de otro caso.' }
    const borrada = await test.call('POST', '/api/actuaciones', tokens.a02, baja)
    expect(borrada.statusCode, borrada.body).toBe(200)
    expect((await storedOf(caso))?.dias).toEqual(antes?.dias)
    await assertAlDia()
  })

  it('a load that brings a payment takes its period away', async () => {
    const [caso] = await intimables(test, 'A03', 1)
    if (caso === undefined) throw new Error('A03 has a case')
    const [impago] = await query<Record<string, unknown>>(
      `select anio, cuota, vencimiento::text, situacion, legal, (capital / 100.0)::numeric(20, 2)::text as capital,
         (interes / 100.0)::numeric(20, 2)::text as interes
       from deuda where tipo = 'I' and imponible = $1 and recurso = $2 and estado = 'PENDIENTE' and total > 0
       order by vencimiento limit 1`,
      [Number(caso.imponible), caso.recurso],
    )
    const antes = (await storedOf(caso))?.dias.length ?? 0
    const paquete = await zipDePrueba({
      deuda: [
        {
          ...{ TIPO: 'I', IMPONIBLE: Number(caso.imponible), RECURSO: caso.recurso },
          ...{ ANIO: impago?.anio, CUOTA: impago?.cuota, VENCIMIENTO: impago?.vencimiento },
          ...{ CAPITAL: impago?.capital, INTERES: impago?.interes, ESTADO: 'CANCELADA' },
          ...{ SITUACION: impago?.situacion, LEGAL: impago?.legal },
        } as Record<string, string | number>,
      ],
    })
    const { carga } = await loadPaqueteDePrueba(test, tokens.admin, paquete)
    expect(carga.estado).toBe('aplicada')
    expect((await storedOf(caso))?.dias.length ?? 0).toBe(antes - 1)
    await assertAlDia()
  })

  it('a parameter of the prescription moves all of them', async () => {
    const save = async (clave: string, valor: string) => {
      const cuerpo = { clave, valor, vigenteDesde: '1900-01-01', motivo: 'Ordenanza Fiscal' }
      const answer = await test.call('POST', '/api/parametros', tokens.admin, cuerpo)
      expect(answer.statusCode, answer.body).toBe(200)
      // The clock of the test stands still, so all the jobs have the same time. Nothing tells which job is the newest.
      // The test therefore waits for all of them.
      const trabajos = await query<{ id: string }>(
        `select id from trabajo where tipo = 'recalcular-casos' order by creado, id`,
      )
      return Promise.all(trabajos.map(({ id }) => esperarTrabajo(test, id)))
    }
    const [caso] = await intimables(test, 'A01', 1)
    if (caso === undefined) throw new Error('A01 has a case')
    await dueOn(caso, '2024-03-10')
    // The first test of this file made a letter about this case. The letter extends the limitation term of the case by
    // six months.
    expect(await storedOf(caso)).toMatchObject({ ordenanza: null })
    expect((await storedOf(caso))?.dias[0]).toBe('2029-09-10')
    const [primero] = await save('prescripcion.desdeEnero', '1')
    expect(primero?.resumen?.cambiados).toBeGreaterThan(50)
    expect((await storedOf(caso))?.ordenanza).toBe('2030-07-01')
    const [antes = ''] = (await storedOf(caso))?.dias ?? []
    await save('prescripcion.anios', '6')
    const [despues = ''] = (await storedOf(caso))?.dias ?? []
    expect(Number(despues.slice(0, 4))).toBe(Number(antes.slice(0, 4)) + 1)
    await assertAlDia()
  })
})

it('casos verificar sees a wrong stored day, and repairs it', async () => {
  await test.open.db.execute(sql`update caso_prescripcion set dias = array[date '2001-01-01'] || dias
    where (tipo, imponible, recurso, alcance) in (
      select tipo, imponible, recurso, alcance from caso_prescripcion order by 1, 2, 3, 4 limit 1)`)
  const { diferencias, errores } = await verify()
  expect(diferencias).toBe(1)
  expect(errores?.[0]?.mensaje).toContain('2001-01-01')
  await verify('reparar')
  await assertAlDia()
})

describe('the desk', () => {
  it.each(BUSQUEDAS_DE_PRESCRIPCION)(
    'finds %s by the stored days, and only those',
    async (busqueda) => {
      const casos = (await askMesa('orden=prescripcion'))
        .filter(({ tipo }) => tipo === 'I')
        .slice(0, 6)
      const dias = [-400, -1, 0, 60, 61, 180]
      for (const [i, caso] of casos.entries()) {
        // An earlier test of this file set the limitation term to six years. None of these due dates falls on 29
        // February.
        const vence = addDays(fecha(HOY), dias[i] ?? 0)
        await dueOn(caso, `${Number(vence.slice(0, 4)) - 6}${vence.slice(4)}`)
      }
      const entre = { prescriptos: [-99_999, -1], en60: [0, 60], en180: [0, 180] }[busqueda]
      const rango = entre.map((n) => (n < -9_999 ? '0001-01-01' : addDays(fecha(HOY), n)))
      const esperados = await query<{ clave: string }>(
        `select p.imponible || ' ' || p.recurso as clave from caso_prescripcion p join caso c using (tipo, imponible, recurso)
       where p.alcance = 'todos' and c.todos_extrajudicial
         and exists (select from unnest(p.dias) d where d between $1::date and $2::date) order by 1`,
        rango,
      )
      const hallados: string[] = []
      for (let pagina = 1; ; pagina += 1) {
        const filas = await askMesa(`prescripcion=${busqueda}&orden=prescripcion&pagina=${pagina}`)
        hallados.push(...filas.map(({ imponible, recurso }) => `${imponible} ${recurso}`))
        if (filas.length < 100) break
      }
      expect(esperados.length).toBeGreaterThan(0)
      expect(hallados.toSorted()).toEqual(esperados.map(({ clave }) => clave).toSorted())
      const cuentas = await test.call(
        'GET',
        `/api/mesas/cuentas?mesa=extrajudicial&historico=true&prescripcion=${busqueda}`,
        tokens.admin,
      )
      expect(cuentas.json().cuentas.todos).toBe(esperados.length)
    },
  )

  it('tells the first day, and the next one when the first is past', async () => {
    const filas = await askMesa('prescripcion=prescriptos&orden=prescripcion')
    const dias = filas.map(({ prescripcion }) => prescripcion?.primero?.hasta ?? '')
    expect(dias).toEqual(dias.toSorted())
    for (const { prescripcion } of filas) {
      expect(prescripcion?.primero).toMatchObject({ estado: 'vencida' })
      expect(prescripcion?.prescriptos).toBeGreaterThan(0)
      const { proximo = null } = prescripcion ?? {}
      if (proximo !== null) expect(proximo.hasta >= HOY).toBe(true)
    }
    const csv = await test.call(
      'GET',
      '/api/mesas/excel?mesa=extrajudicial&solapa=todos&historico=true&formato=csv&prescripcion=prescriptos',
      tokens.admin,
    )
    expect(csv.body).toContain('PRESCRIBE SEGÚN LA ORDENANZA')
    expect(csv.body).toContain('Prescripto hace')
  })

  it('a lawyer gets the days of the periods that the lawyer may see, and finds and sorts by them (D21)', async () => {
    const [caso] = await askMesa('orden=prescripcion', 'a02')
    if (caso === undefined) throw new Error('A02 has cases on the desk')
    const clave = { tipo: caso.tipo, imponible: caso.imponible, recurso: caso.recurso } as const
    await test.open.db.transaction(async (tx) => {
      await tx.execute(sql`insert into deuda (tipo, imponible, recurso, anio, cuota, vencimiento, capital, interes, estado, situacion, legal)
        select tipo, imponible, recurso, 1950, 1, '1950-05-05', 100, 0, 'PENDIENTE', situacion, 'A01' from deuda
        where (tipo, imponible, recurso) = (${clave.tipo}, ${clave.imponible}, ${clave.recurso}) limit 1`)
      await refreshCasos(tx, [clave])
    })
    const una = `imponible=${clave.imponible}&recurso=${clave.recurso}`
    const [deTodos] = await askMesa(una)
    const [suya] = await askMesa(una, 'a02')
    expect(deTodos?.prescripcion?.periodo).toBe('1950/01')
    expect(suya?.prescripcion).toEqual(caso.prescripcion)
    const pagina = await test.call('GET', `/api/casos/pagina?${una}`, tokens.a01)
    expect(pagina.statusCode, pagina.body).toBe(200)
    expect(pagina.json().caso.prescripcion).toBeNull()
    const [primera] = await askMesa('prescripcion=prescriptos&orden=prescripcion')
    expect(primera?.imponible).toBe(clave.imponible)
    await assertAlDia()
  })
})
