import { CATALOGO_INICIAL } from '@apremia/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { libroBasico, upload } from '../../test/libros.ts'
import { loadPaqueteDePrueba, zipDePrueba } from '../../test/paquetes.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { TABLAS_CON_RECURSO } from './usos-de-recurso.ts'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
})
afterAll(() => test.close())

const TASA_VIAL = {
  ...{ codigo: 'TV', nombre: 'Tasa por Conservación Vial', ordenanza: 'Ordenanza 9.001' },
  ...{ clase: 'inmueble', pagoUnico: true, activo: true },
}
type Recurso = typeof TASA_VIAL & { readonly version: string }

const save = (body: object, token = admin) => test.call('PUT', '/api/recursos', token, body)
const list = async (token = admin) =>
  (await test.call('GET', '/api/recursos', token)).json<Recurso[]>()
const find = async (codigo: string): Promise<Recurso> => {
  const recurso = (await list()).find((uno) => uno.codigo === codigo)
  if (recurso === undefined) throw new Error(`No está ${codigo}`)
  return recurso
}
const query = async (texto: string, valores: unknown[] = []) =>
  (await test.open.pool.query(texto, valores)).rows
const historia = () =>
  query(
    "select descripcion, antes, despues from historial where entidad = 'recurso' order by orden",
  )
const errorOf = async (response: ReturnType<typeof save>) => {
  const { statusCode, json } = await response
  const { code, fields, detalle } = json().error
  return { statusCode, code, campos: fields?.map((uno: { field: string }) => uno.field), detalle }
}

describe('the resources of the municipality (D170)', () => {
  it('start with those of the specification, and every signed-in person reads them', async () => {
    for (const dni of ['20000002', '20000003', '20000009']) {
      const codigos = (await list(await test.login(dni))).map(({ codigo }) => codigo)
      expect(codigos.sort()).toEqual([...CATALOGO_INICIAL.keys()].sort())
    }
  })

  it('a new resource is recorded in the history and offered by the screens', async () => {
    const { version, ...guardado } = (await save({ ...TASA_VIAL, codigo: ' tv ' })).json<Recurso>()
    expect(guardado).toEqual({ ...TASA_VIAL, ordenanzas: [], tasas: [] })
    expect(await find('TV')).toEqual({ ...TASA_VIAL, ordenanzas: [], tasas: [], version })
    const [alta] = await historia()
    expect(alta).toMatchObject({
      descripcion: 'Alta del recurso TV, «Tasa por Conservación Vial».',
      antes: 'null',
    })
    expect(JSON.parse(alta.despues)).toEqual({ ...TASA_VIAL, ordenanzas: [], tasas: [] })
    const { recursos } = (await test.call('GET', '/api/config')).json()
    expect(recursos).toContainEqual(TASA_VIAL)
  })

  it.each([
    [{ codigo: 'TASA1' }, 400, 'campos-invalidos', ['codigo']],
    [{ codigo: 'Ñ' }, 400, 'campos-invalidos', ['codigo']],
    [{ codigo: '' }, 400, 'campos-invalidos', ['codigo']],
    [{ codigo: 'ZZ', nombre: ' ' }, 400, 'campos-invalidos', ['nombre']],
    [{ codigo: 'ZZ', nombre: 'x'.repeat(161) }, 400, 'campos-invalidos', ['nombre']],
    [{ codigo: 'ZZ', ordenanza: 'x'.repeat(121) }, 400, 'campos-invalidos', ['ordenanza']],
    [
      { codigo: 'ZZ', ordenanzas: [{ anio: 1200, ordenanza: 'Una' }] },
      ...([400, 'campos-invalidos', ['ordenanzas']] as const),
    ],
    [{ codigo: 'ZZ', clase: 'lancha' }, 400, 'campos-invalidos', ['clase']],
    [{ codigo: 'AB' }, 409, 'fila-repetida', ['codigo']],
    [{ codigo: 'ZZ', version: 'x' }, 404, 'no-encontrado', ['codigo']],
  ])('%j is refused, and nothing changes', async (cambio, statusCode, code, campos) => {
    const antes = [await list(), await historia()]
    expect(await errorOf(save({ ...TASA_VIAL, ...cambio }))).toMatchObject({
      ...{ statusCode, code, campos },
    })
    expect([await list(), await historia()]).toEqual(antes)
  })

  it('is changed by administrators, over the version they saw', async () => {
    const visto = await find('TV')
    const body = { ...visto, nombre: 'Tasa Vial' }
    for (const dni of ['20000002', '20000003'])
      expect((await save(body, await test.login(dni))).statusCode).toBe(403)
    expect((await save(body)).statusCode).toBe(200)
    const vieja = await errorOf(save({ ...visto, ordenanza: 'Otra' }))
    expect(vieja).toMatchObject({ statusCode: 409, code: 'version-vieja' })
    expect(vieja.detalle.fila).toEqual(await find('TV'))
    const cambios = await historia()
    expect(JSON.parse(cambios.at(-1).antes)).toEqual({ ...TASA_VIAL, ordenanzas: [], tasas: [] })
    expect((await save(await find('TV'))).statusCode).toBe(200)
    expect(await historia()).toEqual(cambios)
  })

  it('interest rates have their day, keep their order and their history, and are not lost when not sent', async () => {
    const tasas = [
      { vigenteDesde: '2024-01-01', mensual: '3', conteo: 'dia' },
      { vigenteDesde: '2026-07-01', mensual: '2.5', conteo: 'mes' },
    ]
    const visto = await find('TV')
    const guardado = await save({ ...visto, tasas: tasas.toReversed() })
    expect(guardado.json()).toMatchObject({ tasas })
    expect(await find('TV')).toEqual(guardado.json())
    const { descripcion, antes, despues } = (await historia()).at(-1)
    expect(descripcion).toBe('Edición del recurso TV, «Tasa Vial».')
    expect([JSON.parse(antes).tasas, JSON.parse(despues).tasas]).toEqual([[], tasas])
    const sinTasas = { ...(await find('TV')), ordenanza: 'Ordenanza 9.002' }
    Reflect.deleteProperty(sinTasas, 'tasas')
    expect((await save(sinTasas)).json()).toMatchObject({ tasas })
    expect((await save({ ...visto, tasas: [] })).statusCode).toBe(409)
  })

  it.each([
    [{ vigenteDesde: '2024-02-30' }, 'tasas[0].vigenteDesde'],
    [{ vigenteDesde: '' }, 'tasas[0].vigenteDesde'],
    [{ vigenteDesde: '1899-12-31' }, 'tasas'],
    [{ vigenteDesde: '2201-01-01' }, 'tasas'],
    [{ mensual: '100.0001' }, 'tasas'],
    [{ mensual: '-3' }, 'tasas'],
    [{ mensual: '3,5' }, 'tasas'],
    [{ mensual: '3.00001' }, 'tasas'],
    [{ mensual: '1e1' }, 'tasas'],
    [{ conteo: 'anual' }, 'tasas[0].conteo'],
  ])('the rate %j is refused, and nothing changes', async (cambio, campo) => {
    const antes = await find('TV')
    const tasas = [{ vigenteDesde: '2024-01-01', mensual: '3', conteo: 'dia', ...cambio }]
    expect(await errorOf(save({ ...antes, tasas }))).toMatchObject({
      ...{ statusCode: 400, campos: [campo] },
    })
    const dos = [{ vigenteDesde: '2024-01-01', mensual: '3', conteo: 'dia' }]
    expect(await errorOf(save({ ...antes, tasas: [...dos, ...dos] }))).toMatchObject({
      ...{ statusCode: 400, campos: ['tasas'] },
    })
    expect(await find('TV')).toEqual(antes)
  })

  it('when two people save at once, one saves and the other receives a conflict', async () => {
    const visto = await find('TV')
    const respuestas = await Promise.all(
      ['Ordenanza 1', 'Ordenanza 2', 'Ordenanza 3'].map((ordenanza) =>
        save({ ...visto, ordenanza }),
      ),
    )
    expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  })

  it('a resource in use keeps its kind; a resource that nothing names may change it', async () => {
    expect((await save({ ...(await find('TV')), clase: 'comercio' })).statusCode).toBe(200)
    expect((await save({ ...(await find('TV')), clase: 'inmueble' })).statusCode).toBe(200)
    expect(await errorOf(save({ ...(await find('AB')), clase: 'comercio' }))).toMatchObject({
      ...{ statusCode: 409, code: 'fila-en-uso', campos: ['clase'] },
    })
  })

  it('every table that names a resource was looked at', async () => {
    const filas = await query(
      `select distinct table_name as t from information_schema.columns
       where table_schema = 'public' and column_name = 'recurso'`,
    )
    // Tables with a column `recurso` (tax) that `isRecursoEnUso` need not read. Their rows depend on a row of a table
    // that the function reads, or do not count as a use of the tax.
    const DE_OTRA = [
      ...[
        'deuda',
        'deuda_liquidada',
        'plan_pago',
        'situacion_historica',
        'convenio_cuota',
        'convenio_plan_cuota',
      ],
      ...[
        'caso_prescripcion',
        'traspaso_de_caso',
        'caso_mirado',
        'historial',
        'historial_imponible',
        'padron_carga_fila',
      ],
      'recurso_ordenanza',
      'recurso_tasa',
      'respuesta_del_servicio',
    ]
    expect(filas.map(({ t }) => t).sort()).toEqual([...TABLAS_CON_RECURSO, ...DE_OTRA].sort())
  })
})

describe('a resource added by the municipality', () => {
  const debe = (imponible: number) => ({
    imponibles: [{ TIPO: 'I', IMPONIBLE: imponible, RECURSO: 'VL' }],
    deuda: [2024, 2025].map((ANIO) => ({
      ...{ TIPO: 'I', IMPONIBLE: imponible, RECURSO: 'VL', ANIO, CUOTA: 1 },
      ...{ VENCIMIENTO: `${ANIO}-03-10`, CAPITAL: '90000.00', INTERES: '10000.00' },
      ...{ ESTADO: 'PENDIENTE', SITUACION: 'GL', LEGAL: 'A01' },
    })),
  })

  it('serves the load of its debt and a title over it, inactive too', async () => {
    const [{ imponible }] = await query(
      "select imponible from vinculo where tipo = 'I' order by 1 limit 1",
    )
    const paquete = await zipDePrueba(debe(imponible))
    const sin = await loadPaqueteDePrueba(test, admin, paquete)
    expect(sin.carga).toMatchObject({ estado: 'rechazada' })

    const vial = { ...TASA_VIAL, codigo: 'VL', nombre: 'Tasa de la Red Vial' }
    const ordenanzas = [{ anio: 2025, ordenanza: 'Ordenanza 9.100' }]
    const { version } = (await save({ ...vial, ordenanzas })).json<Recurso>()
    expect((await loadPaqueteDePrueba(test, admin, paquete)).carga.estado).toBe('aplicada')
    expect((await save({ ...vial, activo: false, version })).statusCode).toBe(200)

    const category = { category: 'inmueble' }
    const fields = { ...category, startTitleNumber: '1' }
    const bytes = libroBasico([[imponible, 'VL', 'A01']])
    const basica = { name: 'b.xlsx', bytes }
    const procesada = await upload(
      test,
      '/api/creaciontitulos/generatexls',
      admin,
      category,
      basica,
    )
    expect(procesada.statusCode, procesada.body).toBe(200)
    const libro = { name: 'p.xlsx', bytes: procesada.rawPayload }
    const titulos = await upload(test, '/api/creaciontitulos/generatetitles', admin, fields, libro)
    expect(titulos.statusCode, titulos.body).toBe(200)
    const [titulo] = await query("select datos from titulo where recurso = 'VL'")
    expect(JSON.stringify(titulo.datos)).toContain('Tasa de la Red Vial')
    // The executive title cites the ordinance of the year of each tax period. The title keeps these ordinances,
    // whatever is saved after its issue (D170).
    expect(titulo.datos.municipio.ordenanza).toBe('Ordenanza 9.001 (2024); Ordenanza 9.100 (2025)')
    const inactivo = await find('VL')
    expect(inactivo).toMatchObject({ ordenanzas, activo: false })
    const otras = [{ anio: 2020, ordenanza: 'Ordenanza 8.000' }]
    expect((await save({ ...inactivo, ordenanzas: otras })).statusCode).toBe(200)
    expect(await query("select datos from titulo where recurso = 'VL'")).toEqual([titulo])
    const usos = await test.call('GET', '/api/catalogos/usos?catalogo=recursos&codigo=vl', admin)
    expect(usos.json().usos).toContainEqual({ que: 'titulos', n: 1 })
    expect(usos.json().usos).not.toContainEqual(expect.objectContaining({ que: 'cartas' }))
    expect(await errorOf(save({ ...(await find('VL')), clase: 'comercio' }))).toMatchObject({
      code: 'fila-en-uso',
    })
  })

  it('a tax that only a legal status received from the municipality names is in use, and its uses say so', async () => {
    await save({ codigo: 'ZZ', nombre: 'Tasa de prueba', clase: 'inmueble' })
    const readUsos = async () =>
      (await test.call('GET', '/api/catalogos/usos?catalogo=recursos&codigo=ZZ', admin)).json()
    expect(await readUsos()).toEqual({ usos: [] })
    await query(`insert into situacion_aprendida (tipo, imponible, recurso, situaciones, sabido)
      select 'I', nro_inmueble, 'ZZ', '[]', now() from inmueble order by 2 limit 1`)
    expect(await readUsos()).toEqual({ usos: [{ que: 'otros', n: 1 }] })
  })
})
