import type { Method } from '@apremia/api-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf, createItemTaker, type ItemDePrueba } from '../test/convenios.ts'
import { sendForm } from '../test/formularios.ts'
import { startTestApp, type TestApp } from '../test/test-app.ts'

/**
 * Sends every call of S1 §7 and S2 §7 as an outside client would (D181). The requests use the field names of the
 * specification and empty optional fields. Calls that upload workbooks have their own tests.
 */
let test: TestApp
const tokens = {} as Record<'admin' | 'jefe' | 'a01', string>
let item: ItemDePrueba
let plan: number
let evaluada: object
let actuacion: { readonly id: number; readonly imponible: number; readonly recurso: string }
let convenio: number

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

const DE_QUIEN = { usuario: '20000003', abogado: 'A01' }

beforeAll(async () => {
  test = await startTestApp()
  await test.open.pool.query(
    `insert into usuario_permiso (dni, permiso) values ('20000002', 'scoring.menu')`,
  )
  tokens.admin = await test.login('20000001')
  tokens.jefe = await test.login('20000002')
  tokens.a01 = await test.login('20000003')
  item = await createItemTaker(test, () => tokens.jefe)('A01', 'I')
  const first = async <T>(query: string): Promise<T> =>
    (await test.open.pool.query(query)).rows[0] as T
  plan = (await first<{ nro_plan: number }>('select nro_plan from plan_pago limit 1')).nro_plan
  actuacion = await first(
    `select id, imponible, recurso from actuacion where abogado = 'A01' and vigente order by id limit 1`,
  )
  const [periodo] = item.periodos
  if (periodo === undefined) throw new Error('faltan períodos')
  const cuerpo = bodyOf(item, [periodo], 'W2201', { abogado: 'A01', estporc: '', titulo: '' })
  const creado = await test.call('POST', '/api/convenios', tokens.a01, cuerpo)
  expect(creado.statusCode, creado.body).toBe(200)
  convenio = creado.json().id
  evaluada = {
    ...{ abogado: 'A01', desde: '2026-09-01', hasta: '2026-11-19' },
    ...{ resultado: 'Aprobado', maximoSinRadicar: 10, maximoSinArchivar: 10, maximoFaltantes: 35 },
  }
})
afterAll(() => test.close())

type Quien = keyof typeof tokens

const send = async (quien: Quien, method: Method, url: string, body?: object) => {
  const response = await test.call(method, url, tokens[quien], body)
  expect(response.statusCode, `${method} ${url} ${response.body}`).toBe(200)
  return response
}

const LEIDAS: readonly string[] = [
  '/api/profesionales/abogados',
  '/api/profesionales/titulos',
  '/api/profesionales/abogadosnamedni',
  '/api/grupo-etapas',
  '/api/tipo-etapas',
  '/api/registros',
  '/api/conv-caracter',
  '/api/conv-formapago',
  '/api/convenios-estado',
  '/api/tipo-retiro',
  '/api/evaluaciones-config',
  '/api/actuaciones/modos',
  '/api/comunicaciones',
  '/api/creaciontitulos/titulosinfo?startDate=&endDate=&abogadoCodExt=&order=asc',
  '/api/creaciontitulos/getabogadosinfofilter',
  '/api/creaciontitulos/getxlsexample',
  '/api/creaciontitulos/getlastitlenumber',
  '/municipio/recImpxAbog?abogado=A01',
  '/municipio/comercioxInmueble?inm=1',
  '/municipio/comerciosxCC?cc=1',
  '/municipio/existeComercio?com=1',
  '/municipio/recursosxImp?tipo=I&imponible=1',
  '/municipio/dtSituacion?DESTINO=CC',
  '/municipio/listados/dtTipoDoc',
]

describe('calls that only read', () => {
  it.each(LEIDAS)('%s', async (url) => {
    await send('jefe', 'GET', url)
  })

  it('of one item, one agreement or one action', async () => {
    const { i, r } = item
    await send('a01', 'GET', `/municipio/deudaCC?recurso=${r}&imponible=${i}&concepto=0`)
    await send('a01', 'GET', `/api/convenios/${convenio}`)
    await send('a01', 'GET', `/api/actuaciones/${actuacion.id}`)
    await send('a01', 'GET', `/api/actuaciones/datos-cargados/${actuacion.id}`)
  })
})

const VACIOS = { nombre: '', dni: '', cuit: '', cuim: '', calle: '', altura: '' }

const BUSQUEDAS: readonly [Quien, string, () => object][] = [
  ['jefe', '/municipio/recImpInm', () => ({ data: { bsq: 1, APYNOM: 'perez', ...DE_QUIEN } })],
  ['a01', '/municipio/recImpInm', () => ({ data: { bsq: 1, altura: 120, situacion: '' } })],
  ['jefe', '/municipio/recImpContrib', () => ({ data: { bsq: 1, ...VACIOS, NRO_DOC: '' } })],
  [
    'jefe',
    '/municipio/consultas/comercioxVarios',
    () => ({ data: { bsq: 1, NRO_COMERCIO: 1, NOM_FANTASIA: '' } }),
  ],
  ['a01', '/municipio/consultas/basexImp', () => ({ tipo: 'I', imponible: item.i })],
  ['a01', '/municipio/getInmuebles', () => ({ nombre: '', inmueble: '', abogado: 'A01' })],
  ['a01', '/municipio/cobrojud/recImpGstLeg', () => ({ imponible: '', ...DE_QUIEN })],
  ['a01', '/municipio/cobrojud/listaTitulos', () => DE_QUIEN],
  ['a01', '/municipio/cobrojud/planFiltro', () => ({ data: { bsq: 1, NRO_PLAN: plan } })],
  ['a01', '/municipio/cobrojud/listaEtapas', () => ({ grupo: '' })],
  ['a01', '/municipio/listaSituaciones', () => ({})],
  ['a01', '/municipio/listaSituaV2', () => ({ NRO_IMPONIBLE: item.i, RECURSO: item.r })],
  ['a01', '/municipio/listaSituaActual', () => DE_QUIEN],
  ['a01', '/municipio/listaSitua', () => ({ imponible: item.i, recurso: '', abogado: 'A01' })],
  ['a01', '/municipio/convFiltro', () => ({ convenio: '', firmante: '', ...DE_QUIEN })],
  ['a01', '/municipio/listaConv', () => ({ recurso: item.r, imponible: item.i, abogado: 'A01' })],
  ['jefe', '/municipio/estadoPlnPago', () => ({ tipo: 1, plan })],
  ['a01', '/municipio/dataConvenio', () => ({ id: convenio })],
  ['a01', '/municipio/contribxImp', () => ({ recurso: item.r, imponible: item.i })],
  ['jefe', '/api/profesionales/search', () => ({ apellido: '', nombre: '', titulo: '', baja: '' })],
  ['a01', '/api/tipo-etapas', () => ({ grupo: 2 })],
  ['a01', '/api/registros/find', () => ({ recurso: 'SS', inmueble: 58 })],
  ['jefe', '/api/plandepago', () => ({ tipo: 1, plan })],
  ['jefe', '/api/contribuyentes', () => ({ apynom: '', dni: '', ...DE_QUIEN })],
  ['jefe', '/api/evaluaciones', () => ({ abogado: 'A01' })],
  ['jefe', '/api/evaluaciones/byAbogado', () => ({ abogado: 'A01' })],
  ['jefe', '/api/evaluaciones/last', () => ({ abogado: 'A01' })],
  [
    'jefe',
    '/api/historico/search',
    () => ({ usuario: '', inmueble: '', fecha: '', nombre: '', abogado: '' }),
  ],
  ['a01', '/api/actuaciones/actuacionesxImp', () => ({ ...clave(), ...DE_QUIEN })],
  ['a01', '/api/actuaciones/getByAbogado', () => ({ ...DE_QUIEN, gruposId: [2, 3] })],
  [
    'a01',
    '/api/actuaciones/trimestral',
    () => ({
      ...{ abogado: 'A01', gruposId: [2, 3], desde: '2026-09-01', hasta: '2026-11-19' },
      ...{ imponible: '', recurso: '', user: '20000003' },
    }),
  ],
  [
    'a01',
    '/api/actuaciones/search',
    () => ({
      ...{ data: {}, abogado: 'A01', gruposId: [1, 2, 3], desde: '2026-07-23', user: 'user' },
      mode: 'judicial',
    }),
  ],
  ['a01', '/api/actuaciones/last', () => ({ abogado: 'A01', grupo: 3, user: 'user' })],
  ['a01', '/api/actuaciones/check-radicacion', () => [{ ...clave(), abogado: 'A01' }]],
  ['a01', '/api/actuaciones/buscar-radicacion', () => [{ ...clave(), abogado: 'A01', fecha: '' }]],
  ['jefe', '/api/configuracion', () => ({ key: 'FECHA_INICIAL' })],
  [
    'a01',
    '/api/convenios/simPlanPago',
    () => ({
      cuotas_plan: JSON.stringify(
        item.periodos
          .slice(2, 4)
          .map(({ a, c }) => ({ imponible: item.i, recurso: item.r, anio: a, cuota: c })),
      ),
      abogado: '',
    }),
  ],
]

const clave = () => ({ imponible: actuacion.imponible, recurso: actuacion.recurso })

describe('a search', () => {
  it.each(BUSQUEDAS)('%s %s', async (quien, url, body) => {
    await send(quien, 'POST', url, body())
  })

  it('with the names of S1 §3 finds the same as with the names of the filters', async () => {
    const total = async (data: object) =>
      Number(
        (await send('jefe', 'POST', '/municipio/recImpInm', { data })).headers['x-total-count'],
      )
    const [todos, porApynom, porNombre] = [
      await total({}),
      await total({ APYNOM: 'perez' }),
      await total({ nombre: 'perez' }),
    ]
    expect(porApynom).toBe(porNombre)
    expect(porApynom).toBeLessThan(todos)
    const dos = { data: { APYNOM: 'perez', nombre: 'paz' } }
    const refused = await test.call('POST', '/municipio/recImpInm', tokens.jefe, dos)
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      400,
      'El pedido dice dos veces lo mismo: «nombre» y «APYNOM».',
    ])
  })
})

describe('changes', () => {
  it('a lawyer, with every field of S1 §3', async () => {
    const ficha = {
      ...{ apellido: 'Soto', nombre: 'Ana', tipodni: 1, nrodni: '30999888', direccion: '', te: '' },
      ...{ email: '', matricula: '', cuitcuil: '', titulo: '', abo_titulo: { titulo: '' } },
      ...{ baja: '0', codexterno: 'A90', horarios: '', rol: '30' },
    }
    await send('admin', 'POST', '/api/profesionales/createAbogado', ficha)
    const cambio = { nrodni: '30999888', te: '4421234', rol: '30', tipodni: 1 }
    await send('admin', 'POST', '/api/profesionales/editAbogado', cambio)
    await send('admin', 'POST', '/api/profesionales/deleteAbogado', { nrodni: '30999888' })
  })

  it('a person who signs in', async () => {
    const datos = { dni: '30999777', nombre: 'Ana', apellido: 'Ruiz', email: '', rol: 'user' }
    await send('admin', 'POST', '/api/usuarios', { ...datos, abogado: '' })
    await send('a01', 'POST', '/api/usuarios/validate-token', { token: tokens.a01 })
  })

  it('the time of a stage type, with its names of S2 §3', async () => {
    const cambio = { tiempo: 30, tipo_tiempo: 'day', tipo: 10 }
    const etapa = (await send('jefe', 'PUT', '/api/tipo-etapas', cambio)).json()
    expect(etapa).toMatchObject({ tipo: 10, nombre: etapa.tipo_nombre, grupo: etapa.gp_id })
    const [una] = (await send('a01', 'POST', '/api/tipo-etapas', { grupo: 2 })).json()
    expect(una).toMatchObject({ tipo: una.tp_id, nombre: una.tipo_nombre, grupo: 2 })
  })

  it('a maximum of the evaluations, twice on a day', async () => {
    for (const maximo of [20, 35]) {
      const cambio = { maximo, categoria: 'faltantes' }
      const puesto = (await send('jefe', 'PUT', '/api/evaluaciones-config', cambio)).json()
      expect(puesto.maximo).toBe(maximo)
    }
    const { rows } = await test.open.pool.query(
      'select antes, despues from historial order by orden desc limit 1',
    )
    expect(JSON.parse(rows[0].antes)).toEqual({ valor: '20' })
    expect(JSON.parse(rows[0].despues)).toMatchObject({ valor: '35', corrige: true })
    for (const categoria of ['sin_radicar', 'sin_archivar'])
      await send('jefe', 'PUT', '/api/evaluaciones-config', { maximo: 10, categoria })
  })

  it('the fees of a state, twice on a day', async () => {
    const [estado] = (await send('jefe', 'GET', '/api/convenios-estado')).json()
    const { id, nombre, porcentual, gastofijo } = estado
    for (const jus of ['', '45000.00'])
      await send('jefe', 'POST', '/api/convenios-estado', {
        ...{ id, nombre, porcentual, gastofijo, jus },
      })
  })

  it('an agreement without its version: the history keeps the earlier data', async () => {
    const edit = (cambio: object) =>
      send('a01', 'POST', '/api/convenios/edit', { convenio, ...cambio })
    await edit({ obs: 'Primera.', otgastos: '', cuotaspago: '', montopago: '' })
    const { version } = (await edit({ obs: 'Segunda.' })).json().convenio
    const { rows } = await test.open.pool.query(
      'select descripcion, antes, despues from historial order by orden desc limit 1',
    )
    expect(rows[0].descripcion).toContain('Sin versión')
    expect([JSON.parse(rows[0].antes).obs, JSON.parse(rows[0].despues).obs]).toEqual([
      'Primera.',
      'Segunda.',
    ])
    await edit({ obs: 'Tercera.', version })
    const vieja = { convenio, version: 1, obs: 'Cuarta.' }
    expect((await test.call('POST', '/api/convenios/edit', tokens.a01, vieja)).statusCode).toBe(409)
  })

  it('an agreement, when two edits without version are sent at once', async () => {
    const edit = (cambio: object) =>
      send('a01', 'POST', '/api/convenios/edit', { convenio, ...cambio })
    await Promise.all([edit({ obs: 'Una.' }), edit({ obsotgastos: 'Otra.' })])
    const guardado = (await send('a01', 'GET', `/api/convenios/${convenio}`)).json()
    expect(guardado).toMatchObject({ obs: 'Una.', obsotgastos: 'Otra.' })
  })

  it('an agreement as S1 §3 has it, with what follows from its other fields', async () => {
    const guardado = (await send('a01', 'GET', `/api/convenios/${convenio}`)).json()
    const { frm_tel, firma_caracter_nombre, estado_nombre, frmpg_nombre, estgstfijo } = guardado
    const { fc_confirma, format_confirma, fechacarga, convenio_abogado } = guardado
    await send('a01', 'POST', '/api/convenios/edit', {
      ...{ convenio, frm_tel, firma_caracter_nombre, estado_nombre, frmpg_nombre, estgstfijo },
      ...{ fc_confirma, format_confirma, fechacarga, convenio_abogado, abogado: 'A01' },
    })
    await send('a01', 'POST', '/api/convenios/comprobar', {
      ...bodyOf(item, item.periodos.slice(1, 2), 'W2201', {}),
      ...{ firma_caracter_nombre, estado_nombre },
    })
    await send('a01', 'POST', '/api/convenios/delete', { convenio })
  })

  it('an evaluation', async () => {
    await send('jefe', 'POST', '/api/evaluaciones', evaluada)
  })

  it('an action, with its empty fields', async () => {
    const { imponible, recurso } = actuacion
    const campos = {
      ...{ proceso: 'A', id_etapa: '', tp_id: '11', gp_id: '2', fecha: '2026-11-20' },
      ...{ abogado: 'A01', monto: '', valor: '', cp8480: '', cpantprv: '', recursos: '[]' },
      imponibles: JSON.stringify([{ imponible, recurso, abogado: 'A01' }]),
    }
    const saved = await sendForm(test, tokens.a01, {
      url: '/api/actuaciones',
      campos,
      archivos: [['file_1', 'nota.pdf', PDF]],
    })
    expect(saved.statusCode, saved.body).toBe(200)
  })

  it('a communication', async () => {
    const cuerpo = {
      ...{ titulo: 'Aviso', todni: '20000003', fecha: '2026-11-20', importancia: 'normal' },
      descripcion: '',
    }
    const url = '/api/comunicaciones'
    const creada = await send('admin', 'POST', `${url}/createcomunicacion`, cuerpo)
    const { id } = creada.json().comunicacion
    await send('admin', 'PUT', `${url}/updateComunicaciones/${id}`, cuerpo)
    await send('admin', 'DELETE', `${url}/deleteComunicaciones/${id}`)
  })

  it('a taxpayer of Novedades, with its properties by number or by their name of S2 §3', async () => {
    const datos = {
      ...{ apynom: 'Paz, Luis', dni: '30111222', cuim: '', calle: '', nro: '', telefono: '' },
      ...{ titulo: '', gp_estado: '', estado: '' },
    }
    const save = (mas: object) =>
      send('jefe', 'POST', '/api/contribuyentes/save', { ...datos, ...mas })
    const { novedad } = (await save({ inmuebles: [43, '58'] })).json()
    expect(novedad.inmuebles.map(({ inmueble }: { inmueble: number }) => inmueble)).toEqual([
      43, 58,
    ])
    const suyos = novedad.contribuyente_inmuebles
    expect(suyos).toEqual(novedad.inmuebles)
    await save({ id: novedad.id, contribuyente_inmuebles: [{ ...suyos[0], version: undefined }] })
    const form = await sendForm(test, tokens.jefe, {
      url: '/api/contribuyentes/create',
      campos: {
        ...datos,
        ...{ apynom: 'Paz, Ana', dni: '30111333' },
        contribuyente_inmuebles: JSON.stringify([{ inmueble: 60, recurso: 'SS', caracter: '' }]),
      },
      archivos: [['60_SS', 'boleto.pdf', PDF]],
    })
    expect(form.statusCode, form.body).toBe(200)
    const [inmueble] = form.json().novedad.contribuyente_inmuebles
    expect(inmueble.documentos).toMatchObject([{ documento: 'boleto.pdf', name: 'boleto.pdf' }])
    const put = await sendForm(test, tokens.jefe, {
      method: 'PUT',
      url: '/api/contribuyentes/inmueble',
      campos: {
        inmueble: JSON.stringify({
          ...{ id: inmueble.id, inmueble: 60, observaciones: '', caracter: 'poseedor' },
        }),
      },
      archivos: [['documentos', 'plano.pdf', Buffer.concat([PDF, PDF])]],
    })
    expect(put.statusCode, put.body).toBe(200)
    const url = '/api/contribuyentes'
    await send('jefe', 'GET', `${url}/${form.json().novedad.id}`)
    await send('jefe', 'GET', `${url}/inmueble/${inmueble.id}`)
    const [documento] = put.json().inmueble.documentos
    for (const cosa of [`documento/${documento.id}`, `inmueble/${inmueble.id}`])
      expect((await test.call('DELETE', `${url}/${cosa}`, tokens.jefe)).statusCode).toBe(204)
  })

  it('a record with documents', async () => {
    const saved = await sendForm(test, tokens.a01, {
      url: '/api/registros',
      campos: {
        ...{ apellido: 'Paz', nombre: 'Luis', titulo: '', dni: '', telefono: '', descripcion: '' },
        ...{ inmueble: '58', recurso: 'SS', user: 'A01' },
      },
      archivos: [['file_1', 'boleto.pdf', PDF]],
    })
    expect(saved.statusCode, saved.body).toBe(200)
  })
})

describe('a name that nobody knows (D181)', () => {
  it.each([
    ['jefe', 'POST', '/municipio/recImpInm', { data: { APYNON: 'perez' } }, 'data.APYNON'],
    ['jefe', 'POST', '/municipio/convFiltro', { data: { abogado: 'A01' } }, 'data'],
    ['jefe', 'POST', '/api/registros/find', { abogado: 'A01' }, 'abogado'],
    ['jefe', 'GET', '/api/profesionales/abogados?apellido=Paz', undefined, 'apellido'],
    ['jefe', 'GET', '/api/mesas?mesa=judicial&abogdo=A01', undefined, 'abogdo'],
    ['a01', 'POST', '/api/convenios', { obs: '', toString: 'x' }, 'toString'],
    ['a01', 'POST', '/api/actuaciones', { imponibles: [{ nro: 1 }] }, 'imponibles[0].nro'],
    ['a01', 'POST', '/api/actuaciones', { actuacion: { jues: 'x' } }, 'actuacion.jues'],
    ['a01', 'DELETE', '/api/comunicaciones/deleteComunicaciones/1', { motivo: 'x' }, undefined],
  ] as const)('%s %s refuses %s by its name', async (quien, method, url, body, campo) => {
    const response = await test.call(method, url, tokens[quien], body)
    if (campo === undefined) return expect([400, 403]).toContain(response.statusCode)
    expect(response.statusCode, response.body).toBe(400)
    const { fields } = response.json().error
    expect(fields.map(({ field }: { field: string }) => field)).toContain(campo)
  })

  it('inside a list that travels as text too, and a file that goes nowhere', async () => {
    const { i, r } = item
    const pedido = { rec: r, imp: i, plan: 'W2201', cuotas: null }
    const jsdeuda = JSON.stringify([{ a: 2024, c: 1, cuotaa: 2 }])
    const body = { ...pedido, jsdeuda }
    const sim = await test.call('POST', '/api/plandepago/simDataPlanPago', tokens.a01, body)
    expect([sim.statusCode, sim.json().error.message]).toEqual([
      400,
      'jsdeuda no lleva «cuotaa»: sus claves son a, c.',
    ])
    const form = await sendForm(test, tokens.jefe, {
      url: '/api/creaciontitulos/generatexls',
      campos: { category: 'inmueble' },
      archivos: [['archivo', 'base.xlsx', PDF]],
    })
    expect([form.statusCode, form.json().error.message]).toEqual([
      400,
      'El pedido no lleva «archivo».',
    ])
  })
})
