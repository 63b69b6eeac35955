import { type CallName, contract, type Entry, prefixOf } from '@apremia/api-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSameCsv } from '../../test/exportaciones.ts'
import { reviewCargaDePrueba } from '../../test/padron.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { createNoteLectura, DE_COSA } from './note-lectura.ts'

let test: TestApp
let admin: string
let jefe: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  jefe = await test.login('20000002')
})
afterAll(() => test.close())

interface Fila {
  readonly id: number
  readonly usuario: string
  readonly descripcion: string
  readonly createdAt: string
}

const search = async (body: object, query = '') => {
  const response = await test.call('POST', `/api/historico/search${query}`, admin, body)
  expect(response.statusCode, response.body).toBe(200)
  return {
    filas: response.json<(Fila & Record<string, unknown>)[]>(),
    total: Number(response.headers['x-total-count']),
  }
}

const editTe = async (te: string) => {
  const { version } = (await test.call('GET', '/api/profesionales/abogados', admin))
    .json<{ nrodni: string; version: number }[]>()
    .find(({ nrodni }) => nrodni === '20000003') as { version: number }
  const body = { nrodni: '20000003', version, te }
  const response = await test.call('POST', '/api/profesionales/editAbogado', admin, body)
  expect(response.statusCode, response.body).toBe(200)
}

describe('the history that is read', () => {
  it('lists each act with its author, newest first', async () => {
    await editTe('4412345')
    const { filas, total } = await search({}, '?pagina=1&porPagina=2')
    expect(filas).toHaveLength(2)
    expect(filas[0]).toMatchObject({
      usuario: '20000001',
      user: { apellido: 'Ferreyra', nombre: 'Mariana' },
      entidad: 'abogado',
      codigo: 'A01',
      origen: 'web',
    })
    expect(total).toBe((await search({})).filas.length)
    const primeras = await search({}, '?sentido=asc&pagina=1&porPagina=1')
    expect(primeras.filas[0]?.id).toBe(1)
  })

  it('says what changed field by field', async () => {
    await editTe('4419999')
    const [fila] = (await search({ entidad: 'abogado', codigo: 'A01' })).filas
    const cambios = await test.call('GET', `/api/historico/${fila?.id}/cambios`, admin)
    expect(cambios.json()).toEqual([{ campo: 'Teléfono', antes: '4412345', despues: '4419999' }])
    const ninguna = await test.call('GET', '/api/historico/999999/cambios', admin)
    expect(ninguna.statusCode).toBe(404)
  })

  it.each([
    [{ usuario: '20.000.001' }, true],
    [{ usuario: 'mariana ferreyra' }, true],
    [{ nombre: 'FERREYRA' }, true],
    [{ usuario: 'nadie' }, false],
    [{ usuario: '20000002' }, false],
    [{ fecha: '2026-11-20' }, true],
    [{ fecha: '2026-11-19' }, false],
    [{ fecha: '2026-11-21' }, false],
    [{ inmueble: '123' }, false],
    [{ abogado: 'a00' }, false],
  ])('%j finds the change of the directory: %s', async (filtro, hallada) => {
    const { filas, total } = await search({ ...filtro, entidad: 'abogado' })
    expect(filas.length > 0).toBe(hallada)
    expect(total).toBe(filas.length)
  })

  it('is downloaded whole, in its order, in both formats', async () => {
    const { filas } = await search({ entidad: 'abogado' })
    const lines = await expectSameCsv((formato) =>
      test.call('GET', `/api/historico/excel?entidad=abogado&formato=${formato}`, admin),
    )
    expect(lines[0]).toBe('FECHA;USUARIO;DNI;ABOGADO;INMUEBLE;RECURSO;DESCRIPCION')
    expect(lines).toHaveLength(filas.length + 1)
    expect(lines.at(-1)).toContain('20/11/2026')
    const excel = await test.call('GET', '/api/historico/excel', admin)
    expect(excel.headers['content-disposition']).toMatch(/historico_\d{8}_\d{6}\.xlsx/)
  })
})

describe('a list that somebody downloads (R15)', () => {
  const LISTAS = Object.entries<Entry>(contract).filter(
    ([, { limite, query }]) => limite === 'exportacion' && 'formato' in (query?.fields ?? {}),
  )

  let titular = ''
  let evaluacion = 0
  beforeAll(async () => {
    titular = await test.login('20000008')
    for (const categoria of ['sin_radicar', 'sin_archivar', 'faltantes'])
      await test.call('PUT', '/api/evaluaciones-config', admin, { categoria, maximo: 50 })
    const lapso = { abogados: ['A01'], desde: '2026-08-01', hasta: '2026-11-20' }
    const trabajo = (await test.call('POST', '/api/evaluaciones/correr', admin, lapso)).json()
    await test.services.trabajos.wait(trabajo.id, AbortSignal.timeout(60_000))
    const { rows } = await test.open.pool.query('select id from evaluacion limit 1')
    evaluacion = rows[0].id
  })
  const casoDe = async () => {
    const { rows } = await test.open.pool.query(
      `select imponible, recurso from caso where abogado = 'A01' limit 1`,
    )
    return rows[0] as { imponible: number; recurso: string }
  }
  const queryDe = async (name: string): Promise<string> => {
    if (name === 'exportMesa') return '&mesa=judicial&abogado=A01'
    if (name === 'exportCasosDelEfecto' || name === 'exportEfectoEnEvaluaciones')
      return '&clave=FECHA_INICIAL&valor=2025-01-01'
    if (name === 'exportEstadisticas') return '&cuadro=cartera'
    if (name === 'exportPrescripciones') return '&anio=2029'
    if (name === 'exportIngresos') return '&userDni=20000003'
    if (name !== 'exportCaso') return ''
    const { imponible, recurso } = await casoDe()
    return `&imponible=${imponible}&recurso=${recurso}`
  }
  const DE_TITULARES = ['exportResumenDeIngresos', 'exportIngresos', 'exportCasosDeEvaluacion']
  const BUSQUEDAS: Readonly<Record<string, object>> = { exportCasos: { nombre: 'A01' } }

  it.each(LISTAS)('%s leaves its row, with the filter', async (name, definition) => {
    const filtra = definition.method === 'POST'
    const path = definition.path.replace(':id', String(evaluacion))
    const url = `${prefixOf(definition)}${path}?formato=csv${await queryDe(name)}`
    const data = filtra ? (BUSQUEDAS[name] ?? { data: { bsq: 1, abogado: 'A01' } }) : undefined
    const deTitular = DE_TITULARES.includes(name)
    const response = await test.call(definition.method, url, deTitular ? titular : jefe, data)
    expect(response.statusCode, response.body).toBe(200)
    const [fila] = (await search({ entidad: 'descarga', codigo: name })).filas
    expect(fila).toMatchObject(
      deTitular ? { usuario: '20000008' } : { usuario: '20000002', abogado: 'A00' },
    )
    expect(response.headers['content-disposition']).toContain(
      /Descarga de (.*)\.$/.exec(fila?.descripcion ?? '')?.[1],
    )
    const cambios = await test.call('GET', `/api/historico/${fila?.id}/cambios`, admin)
    const dicho = cambios.json<{ campo: string; despues: string }[]>()
    expect(dicho).toContainEqual({ campo: 'Filtro › formato', antes: '—', despues: 'csv' })
    if (filtra)
      expect(
        dicho.some(({ despues }) => despues === 'A01'),
        JSON.stringify(dicho),
      ).toBe(true)
  })

  it('a document about many people leaves a row too', async () => {
    const { id } = await reviewCargaDePrueba(test, admin, [
      { NRO_INMUEBLE: 777_000_001, RECURSO: 'AB' },
      { NRO_INMUEBLE: 'no se lee', RECURSO: 'AB' },
    ])
    const response = await test.call('GET', `/api/padron/cargas/${id}/rechazadas`, admin)
    expect(response.statusCode, response.body).toBe(200)
    const { total, filas } = await search({ entidad: 'descarga', codigo: 'downloadRechazadas' })
    expect(total).toBe(1)
    expect(filas[0]).toMatchObject({ usuario: '20000001' })
    expect(filas[0]?.descripcion).toContain('rechazadas')
    const cambios = await test.call('GET', `/api/historico/${filas[0]?.id}/cambios`, admin)
    expect(cambios.json()).toContainEqual({ campo: 'Filtro › id', antes: '—', despues: String(id) })
  })

  it('is not noted when it was refused', async () => {
    const guest = await test.login('20000005').catch(() => undefined)
    if (guest === undefined) throw new Error('Falta la persona invitada')
    const before = (await search({ entidad: 'descarga' })).total
    await test.call('GET', '/api/convenios/excel', guest)
    expect((await search({ entidad: 'descarga' })).total).toBe(before)
  })
})

describe('a case of another (R15)', () => {
  const miradas = async (usuario: string) => (await search({ entidad: 'caso', usuario })).filas
  const mirar = async (token: string, abogado: string, salto = 0) => {
    const { rows } = await test.open.pool.query<{ tipo: string; i: string; r: string }>(
      `select tipo, imponible::text as i, recurso as r from caso where abogado = $1
       order by tipo, imponible, recurso offset $2 limit 1`,
      [abogado, salto],
    )
    const { tipo = '', i: imponible = '', r: recurso = '' } = rows[0] ?? {}
    const query = new URLSearchParams({ imponible, recurso })
    for (const path of ['actuaciones/linea-de-tiempo', 'casos/explicacion', 'casos/ficha']) {
      const response = await test.call('GET', `/api/${path}?${query}`, token)
      expect(response.statusCode, response.body).toBe(200)
    }
    await test.call('POST', '/api/actuaciones/actuacionesxImp', token, { imponible, recurso })
    return `${tipo}/${imponible}/${recurso}`
  }

  it('leaves one row for each person, case and day, of whatever calls', async () => {
    const codigo = await mirar(jefe, 'A01')
    await mirar(jefe, 'A01')
    const filas = await miradas('20000002')
    expect(filas).toMatchObject([{ codigo, abogado: 'A00' }])
    expect(filas[0]?.descripcion).toContain('A01')
    await mirar(admin, 'A01')
    expect(await miradas('20000001')).toHaveLength(1)
    await mirar(jefe, 'A01', 1)
    expect(await miradas('20000002')).toHaveLength(2)
  })

  it("leaves none for a lawyer's own", async () => {
    await mirar(await test.login('20000003'), 'A01')
    expect(await miradas('20000003')).toEqual([])
  })
})

describe('a list of others (R15)', () => {
  const lecturas = async (usuario: string, codigo: string) =>
    (await search({ entidad: 'lectura', codigo, usuario })).filas
  const mesa = async (token: string, query: string) => {
    const response = await test.call(
      'GET',
      `/api/mesas?mesa=extrajudicial&solapa=todos&historico=true&${query}`,
      token,
    )
    expect(response.statusCode, response.body).toBe(200)
    return response.json<object[]>().length
  }
  const registros = (token: string, query = '') =>
    test.call('GET', `/api/registros${query}`, token).then(({ statusCode }) => statusCode)
  beforeAll(() =>
    test.open.pool.query(
      `insert into registro (inmueble, recurso, apellido, usuario, creado)
       select i, 'AB', 'PAZ', '20000003', now() from generate_series(1, 60) i`,
    ),
  )

  it('leaves no row for its first page', async () => {
    expect(await mesa(jefe, 'abogado=A01&pagina=1&porPagina=50')).toBe(50)
    expect(await lecturas('20000002', 'pageMesa/A01')).toEqual([])
  })

  it('leaves one for all that is read beyond it in a day, of each lawyer and list', async () => {
    await Promise.all([2, 3, 2].map((pagina) => mesa(jefe, `abogado=A01&pagina=${pagina}`)))
    await mesa(jefe, 'abogado=A01')
    const filas = await lecturas('20000002', 'pageMesa/A01')
    expect(filas).toMatchObject([{ abogado: 'A00' }])
    expect(filas[0]?.descripcion).toBe(
      'Lectura de la lista de casos de una mesa de A01, más de una página.',
    )
    const cambios = await test.call('GET', `/api/historico/${filas[0]?.id}/cambios`, admin)
    expect(cambios.json()).toContainEqual({
      ...{ campo: 'Filtro › Abogado', antes: '—', despues: 'A01' },
    })
    await mesa(admin, 'abogado=A01&pagina=2')
    expect(await lecturas('20000001', 'pageMesa/A01')).toHaveLength(1)
    expect(await lecturas('20000002', 'pageMesa')).toEqual([])
  })

  it('leaves a row for whole lists too, also of a guest, and none when people read their own things', async () => {
    const [invitada, propia] = [await test.login('20000005'), await test.login('20000003')]
    for (const token of [invitada, propia, admin]) expect(await registros(token)).toBe(200)
    const quienes = (await search({ entidad: 'lectura', codigo: 'getRegistros' })).filas
    expect(quienes.map(({ usuario }) => usuario).sort()).toEqual(['20000001', '20000005'])
    await mesa(propia, 'pagina=2')
    expect((await search({ entidad: 'lectura', usuario: '20000003' })).total).toBe(0)
  })

  it('the row names its lawyer and its thing, whatever the call names them, and no typed text', async () => {
    const nota = createNoteLectura()
    const dni = '20000002'
    const { rows } = await test.open.pool.query('select dni, nombre from usuario where dni = $1', [
      dni,
    ])
    const sesion = { ...rows[0], rol: 'user', abogado: 'A00', permisos: [], origen: 'web' } as never
    const leer = async (call: CallName, pedido: object) => {
      const { capacidad, deOtros: lista = '' } = contract[call] as Entry
      await nota(test.services, {
        ...{ call, sesion, lista, pedido, hasta: 60, capacidad: capacidad as never },
      })
    }
    await leer('getTitulosInfo', { abogadoCodExt: 'a01', startDate: '2026-01-01' })
    await leer('listCasosDeEvaluacion', { id: 7, cuenta: 'faltantes' })
    await leer('listCasosDeEvaluacion', { id: 8 })
    await leer('listCasosDeEvaluacion', { id: 7 })
    await leer('searchIngresos', { userDni: '20000003' })
    await leer('recImpInm', { data: { nombre: 'PEREZ', abogado: 'A02' } })
    await leer('searchNovedades', { nombre: 'PEREZ JUAN' })
    await leer('searchConvenios', { abogado: 'no es un código' })
    const { rows: notadas } = await test.open.pool.query<{ entidad_id: string }>(
      `select entidad_id from historial where entidad = 'lectura' and dni = $1
       and entidad_id not like 'pageMesa%' order by orden`,
      [dni],
    )
    expect(notadas.map(({ entidad_id: uno }) => uno)).toEqual([
      ...['getTitulosInfo/A01', 'listCasosDeEvaluacion/7', 'listCasosDeEvaluacion/8'],
      ...['searchIngresos/20000003', 'recImpInm/A02', 'searchNovedades', 'searchConvenios'],
    ])
    for (const [name, { deOtros, params }] of Object.entries<Entry>(contract))
      if (deOtros !== undefined)
        expect(DE_COSA, name).toEqual(expect.arrayContaining(Object.keys(params?.fields ?? {})))
  })

  it('leaves none of the own evaluation, also for who sees everybody', async () => {
    const antes = (await search({ entidad: 'lectura' })).total
    const response = await test.call(
      'GET',
      '/api/evaluaciones/propia/casos?pagina=2&porPagina=50',
      jefe,
    )
    expect(response.statusCode, response.body).toBe(200)
    expect((await search({ entidad: 'lectura' })).total).toBe(antes)
  })

  it('is known by another process of the same day', async () => {
    const otro = createNoteLectura()
    const { rows } = await test.open.pool.query(
      `select dni, abogado from historial where entidad = 'lectura' and entidad_id = 'getRegistros'
       and dni = '20000001'`,
    )
    await otro(test.services, {
      ...{ call: 'getRegistros', capacidad: 'registros.ver', lista: 'registros' },
      ...{ hasta: 60, pedido: {} },
      sesion: { ...rows[0], rol: 'admin', permisos: [], origen: 'web' } as never,
    })
    expect(await lecturas('20000001', 'getRegistros')).toHaveLength(1)
  })
})

// This test runs last, because it moves the clock forward, and the sessions of later tests would have expired.
describe('a day of the history', () => {
  it('ends its day at midnight of Buenos Aires', async () => {
    const cuando = async (instante: string, dias: readonly string[]) => {
      test.setAhora(new Date(instante))
      admin = await test.login('20000001')
      await editTe(`44${String(Date.parse(instante) % 100_000).padStart(5, '0')}`)
      const [ultima] = (await search({ entidad: 'abogado' })).filas
      for (const [dia, esta] of dias.map((d) => d.split(':')))
        expect(
          (await search({ fecha: dia })).filas.some(({ id }) => id === ultima?.id),
          `${instante} ${dia}`,
        ).toBe(esta === 'si')
    }
    await cuando('2026-11-21T02:59:59.999Z', ['2026-11-20:si', '2026-11-21:no'])
    await cuando('2026-11-21T03:00:00.000Z', ['2026-11-20:no', '2026-11-21:si'])
  })
})
