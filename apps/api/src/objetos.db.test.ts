import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf, createItemTaker, FORM, type ItemDePrueba } from '../test/convenios.ts'
import {
  answerOf,
  LISTAS_POR_IMPONIBLE,
  type PedidoDeCosa,
  sendPedido,
} from '../test/pedidos-de-cosa.ts'
import { startTestApp, type TestApp } from '../test/test-app.ts'

type Id = string | number

interface Entidad {
  readonly propio: Id
  readonly ajeno: Id
  readonly borrado?: Id
  readonly inexistente: Id
}

const MALOS: readonly Id[] = ['abc', '-1', '9223372036854775808', '1 OR 1=1']

type Probe = readonly [ruta: string, pedido: (id: Id) => PedidoDeCosa]

const CUOTAS = (r: string, i: Id) => JSON.stringify([{ r, i, a: 2025, c: 1, t: '0.00' }])

const CONVENIOS: readonly Probe[] = [
  ['getConvenio :id', (id) => ({ call: 'getConvenio', params: { id } })],
  ['downloadConvenio :id', (id) => ({ call: 'downloadConvenio', params: { id } })],
  ['dataConvenio id', (id) => ({ call: 'dataConvenio', body: { id } })],
  ['simPlanPago convenio', (convenio) => ({ call: 'simPlanPago', body: { convenio } })],
  ['createPlanilla convenio', (convenio) => ({ call: 'createPlanilla', body: { convenio } })],
  [
    'checkConvenio convenio',
    (convenio) => ({ call: 'checkConvenio', body: { ...FORM, convenio } }),
  ],
  [
    'editConvenio convenio',
    (convenio) => ({ call: 'editConvenio', body: { convenio, version: 1, frm_loc: 'Rosario' } }),
  ],
  [
    'changeRetiro in_convenio',
    (id) => ({
      call: 'changeRetiro',
      body: { in_convenio: id, in_recurso: 'SS', in_imponible: 1, in_estado: 2 },
    }),
  ],
  ['confirmConvenio :id', (id) => ({ call: 'confirmConvenio', params: { id } })],
  ['deleteConvenio convenio', (convenio) => ({ call: 'deleteConvenio', body: { convenio } })],
]

const PLANES: readonly Probe[] = [
  ['estadoPlnPago plan', (plan) => ({ call: 'estadoPlnPago', body: { plan } })],
  ['getPlandepago plan', (plan) => ({ call: 'getPlandepago', body: { plan } })],
  ['planFiltro plan', (plan) => ({ call: 'planFiltro', body: { data: { plan } } })],
]

const ACTUACION = { tp_id: 10, gp_id: 2, fecha: '2026-11-19', version: 1, motivo: 'Error' }

const ACTUACIONES: readonly Probe[] = [
  ['getActuacion :id', (id) => ({ call: 'getActuacion', params: { id } })],
  ['getDatosCargados :id', (id) => ({ call: 'getDatosCargados', params: { id } })],
  ...['M', 'B'].map(
    (proceso): Probe => [
      `saveActuaciones ${proceso} id_etapa`,
      (id) => ({ call: 'saveActuaciones', body: { ...ACTUACION, proceso, id_etapa: id } }),
    ],
  ),
]

const conRecurso = (recursoDe: (imponible: Id) => string): readonly Probe[] => [
  ...(['checkRadicacion', 'buscarRadicacion', 'proposeRadicacion'] as const).map(
    (call): Probe => [
      `${call} data`,
      (imponible) => {
        const data = JSON.stringify([{ imponible, recurso: recursoDe(imponible) }])
        return { call, body: { data } }
      },
    ],
  ),
  [
    'saveActuaciones imponibles',
    (imponible) => ({
      call: 'saveActuaciones',
      body: { ...ACTUACION, imponibles: [{ imponible, recurso: recursoDe(imponible) }] },
    }),
  ],
  [
    'getLineaDeTiempo imponible',
    (imponible) => ({
      call: 'getLineaDeTiempo',
      query: { imponible, recurso: recursoDe(imponible) },
    }),
  ],
]

const imponibles = (r: string): readonly Probe[] => [
  [
    'searchActuaciones imponible',
    (imponible) => ({ call: 'searchActuaciones', body: { data: { imponible } } }),
  ],
  ...(['simPlanPago', 'createPlanilla', 'checkConvenio', 'createConvenio'] as const).map(
    (call): Probe => [
      `${call} cuotas_plan`,
      (i) => ({ call, body: { ...FORM, cuotas_plan: CUOTAS(r, i) } }),
    ],
  ),
  [
    'checkConvenio ofrecer',
    (i) => ({
      call: 'checkConvenio',
      body: { ...FORM, cuotas_plan: CUOTAS(r, i), ofrecer: JSON.stringify([{ r, i }]) },
    }),
  ],
  ['contribxImp imponible', (i) => ({ call: 'contribxImp', body: { recurso: r, imponible: i } })],
  ['recursosxImp imponible', (i) => ({ call: 'recursosxImp', query: { imponible: i } })],
  ['comercioxInmueble inm', (inm) => ({ call: 'comercioxInmueble', query: { inm } })],
  ['getInmuebles inmueble', (i) => ({ call: 'getInmuebles', body: { inmueble: String(i) } })],
  [
    'recImpInm inmueble',
    (i) => ({ call: 'recImpInm', body: { data: { inmueble: String(i), recurso: r } } }),
  ],
  [
    'comercioxVarios numero',
    (i) => ({ call: 'comercioxVarios', body: { data: { numero: String(i) } } }),
  ],
  ['planFiltro imponible', (i) => ({ call: 'planFiltro', body: { data: { imponible: i } } })],
  [
    'exportConvenios imponible',
    (i) => ({ call: 'exportConvenios', query: { imponible: i, formato: 'csv' } }),
  ],
  ...LISTAS_POR_IMPONIBLE.map(
    (call): Probe => [`${call} imponible`, (i) => ({ call, body: { imponible: i } })],
  ),
]

const seDice = (r: string): readonly Probe[] => [
  ['deudaCC imponible', (i) => ({ call: 'deudaCC', query: { recurso: r, imponible: i } })],
  [
    'getPeriodosDeConvenio imponible',
    (i) => ({ call: 'getPeriodosDeConvenio', query: { recurso: r, imponible: i } }),
  ],
  ['basexImp imponible', (i) => ({ call: 'basexImp', body: { imponible: i } })],
  ['existeComercio com', (com) => ({ call: 'existeComercio', query: { com } })],
  [
    'simDataPlanPago imp',
    (imp) => ({
      call: 'simDataPlanPago',
      body: { rec: r, imp, plan: 'W2201', jsdeuda: '[{"a":1999,"c":1}]' },
    }),
  ],
  [
    'computePresupuestos imp',
    (imp) => ({
      call: 'computePresupuestos',
      body: { rec: r, imp, jsdeuda: '[{"a":1999,"c":1}]' },
    }),
  ],
  [
    'createPresupuesto imp',
    (imp) => ({
      call: 'createPresupuesto',
      body: { rec: r, imp, plan: 'W2201', jsdeuda: '[{"a":1999,"c":1}]' },
    }),
  ],
]

const TRABAJOS: readonly Probe[] = (
  ['getTrabajo', 'watchTrabajo', 'downloadTrabajo', 'cancelTrabajo'] as const
).map((call) => [`${call} :id`, (id) => ({ call, params: { id } })])

const AJENAS: readonly Probe[] = [
  ...(['getLote', 'downloadLote', 'resumeLote'] as const).map(
    (call): Probe => [`${call} :id`, (id) => ({ call, params: { id } })],
  ),
  ...(['annulTitulo', 'simulateAnnulTitulo'] as const).map(
    (call): Probe => [`${call} :numero`, (numero) => ({ call, params: { numero } })],
  ),
  ...(
    [
      ...(['editUsuario', 'simulateEditUsuario'] as const),
      ...(['endSesionesDeUsuario', 'simulateEndSesionesDeUsuario'] as const),
    ] as const
  ).map((call): Probe => [`${call} :dni`, (dni) => ({ call, params: { dni } })]),
  ...(['deleteAbogado', 'reassignAbogado'] as const).map(
    (call): Probe => [`${call} nrodni`, (nrodni) => ({ call, body: { nrodni, destino: 'A01' } })],
  ),
  ['saveConveniosEstado id', (id) => ({ call: 'saveConveniosEstado', body: { id } })],
]

let test: TestApp
const tokens: Record<string, string> = {}
beforeAll(async () => {
  test = await startTestApp()
  for (const [who, dni] of Object.entries({ admin: '20000001', jefe: '20000002', a01: '20000003' }))
    tokens[who] = await test.login(dni)
})
afterAll(() => test.close())

const unname = (answer: string, id: Id): string =>
  answer.replace(new RegExp(`(?<!/)\\b${id}\\b`, 'g'), 'N')

let probes = 0
const tiempos: Record<'ajeno' | 'inexistente', number[]> = { ajeno: [], inexistente: [] }

const ask = async (who: string, pedido: PedidoDeCosa) => {
  probes += 1
  const response = await sendPedido(test, tokens[who], pedido)
  expect(response.statusCode, JSON.stringify(pedido)).toBeLessThan(500)
  return { status: response.statusCode, answer: answerOf(response) }
}

const timed = async (quien: 'ajeno' | 'inexistente', who: string, pedido: PedidoDeCosa) => {
  const start = performance.now()
  const { answer } = await ask(who, pedido)
  tiempos[quien].push(performance.now() - start)
  return answer
}

const probe = async (
  who: string,
  [ruta, pedido]: Probe,
  { propio, ajeno, borrado, inexistente }: Entidad,
  distinto = false,
): Promise<void> => {
  const nada = unname(await timed('inexistente', who, pedido(inexistente)), inexistente)
  const deOtro = unname(await timed('ajeno', who, pedido(ajeno)), ajeno)
  if (!distinto) expect(deOtro, ruta).toBe(nada)
  if (borrado !== undefined)
    expect(unname((await ask(who, pedido(borrado))).answer, borrado), ruta).toBe(nada)
  for (const malo of MALOS) {
    const { status, answer } = await ask(who, pedido(malo))
    if (status < 400) expect(answer, `${ruta} ${malo}`).toBe(nada)
  }
  const { status } = await ask(who, pedido(propio))
  if (propio !== ajeno) expect([401, 403, 404], `${ruta} propio`).not.toContain(status)
}

const NUNCA = 2_147_483_000

describe('objects by their id (R2)', () => {
  let item: { readonly a01: ItemDePrueba; readonly a02: ItemDePrueba }
  const create = async (who: string, abogado: string, de: ItemDePrueba): Promise<number> => {
    const body = bodyOf(de, de.periodos.slice(0, 1), 'W2201', { abogado })
    const response = await test.call('POST', '/api/convenios', tokens[who], body)
    expect(response.statusCode, response.body).toBe(200)
    return response.json<{ id: number }>().id
  }

  it('answer about another person’s agreements, plans and items as if they did not exist', async () => {
    const take = createItemTaker(test, () => tokens.jefe ?? '')
    item = { a01: await take('A01', 'I'), a02: await take('A02', 'I') }
    const borrado = await create('jefe', 'A02', item.a02)
    await test.call('POST', '/api/convenios/delete', tokens.jefe, { convenio: borrado })
    const convenios = {
      propio: await create('a01', '', item.a01),
      ajeno: await create('jefe', 'A02', item.a02),
      borrado,
      inexistente: NUNCA,
    }
    for (const probar of CONVENIOS) await probe('a01', probar, convenios)
    const act = async (de: ItemDePrueba, abogado: string): Promise<number> => {
      const imponibles = [{ imponible: String(de.i), recurso: de.r }]
      const body = { ...ACTUACION, imponibles, abogado, motivoForzar: 'Está en juicio' }
      const response = await test.call('POST', '/api/actuaciones', tokens.jefe, body)
      expect(response.statusCode, response.body).toBe(200)
      return response.json<{ id: number }[]>()[0]?.id ?? 0
    }
    const actuaciones = {
      propio: await act(item.a01, 'A01'),
      ajeno: await act(item.a02, 'A02'),
      inexistente: NUNCA,
    }
    for (const probar of ACTUACIONES) await probe('a01', probar, actuaciones)
    const planDe = async (legal: string): Promise<number> => {
      const { rows } = await test.open.pool.query(
        `select nro_plan from deuda where nro_plan is not null group by 1
         having array_agg(distinct legal) = array['${legal}'] order by 1 limit 1`,
      )
      return Number(rows[0].nro_plan)
    }
    const planes = { propio: await planDe('A01'), ajeno: await planDe('A02'), inexistente: NUNCA }
    for (const probar of PLANES) await probe('a01', probar, planes)
    await test.open.pool.query(
      `update deuda set legal = 'A02' where tipo = 'I' and imponible = ${item.a02.i}`,
    )
    await test.open.pool.query(
      `update situacion_historica set legal = 'A02' where tipo = 'I' and imponible = ${item.a02.i}`,
    )
    const items = { propio: item.a01.i, ajeno: item.a02.i, inexistente: NUNCA }
    for (const probar of imponibles(item.a02.r)) await probe('a01', probar, items)
    const recursoDe = (imponible: Id) => (imponible === item.a01.i ? item.a01.r : item.a02.r)
    for (const probar of conRecurso(recursoDe)) await probe('a01', probar, items)
    for (const probar of seDice(item.a01.r)) await probe('a01', probar, items, true)
  })

  it('answer alike about jobs, tokens, lawyers and the administration', async () => {
    const trabajo = async (dni: string, n: number): Promise<string> => {
      const id = `00000000-0000-4000-9000-00000000000${n}`
      await test.open.pool.query(
        `insert into trabajo (id, tipo, estado, dni, origen, titulo, entrada, hecho, total, creado)
         values ('${id}', 'excel', 'terminado', '${dni}', 'web', 'x', '{}', 0, 0, now())`,
      )
      return id
    }
    const trabajos = {
      propio: await trabajo('20000001', 1),
      ajeno: await trabajo('20000002', 2),
      inexistente: '00000000-0000-4000-8000-000000000000',
    }
    for (const probar of TRABAJOS) {
      const [ruta] = probar
      if (ruta.startsWith('download'))
        await probe('admin', probar, { ...trabajos, propio: trabajos.ajeno })
      else await probe('admin', probar, trabajos)
    }
    const token = async (who: string): Promise<number> =>
      (await test.call('POST', '/api/tokens', tokens[who], { nombre: 'x' })).json().id
    const revocado = await token('jefe')
    await test.call('DELETE', `/api/tokens/${revocado}`, tokens.jefe)
    const ids = {
      propio: await token('a01'),
      ajeno: await token('jefe'),
      borrado: revocado,
      inexistente: NUNCA,
    }
    await probe('a01', ['revokeToken :id', (id) => ({ call: 'revokeToken', params: { id } })], ids)
    const vista = async (who: string): Promise<number> =>
      (await test.call('POST', '/api/vistas', tokens[who], { lista: 'planes', nombre: 'x' })).json()
        .id
    const eliminada = await vista('jefe')
    await test.call('DELETE', `/api/vistas/${eliminada}`, tokens.jefe)
    const vistas = {
      propio: await vista('a01'),
      ajeno: await vista('jefe'),
      borrado: eliminada,
      inexistente: NUNCA,
    }
    const body = { nombre: 'y' }
    await probe(
      'a01',
      ['editVista :id', (id) => ({ call: 'editVista', params: { id }, body })],
      vistas,
    )
    await probe(
      'a01',
      [
        'chooseVistaInicial vista',
        (id) => ({ call: 'chooseVistaInicial', body: { lista: 'planes', vista: id } }),
      ],
      vistas,
    )
    await probe(
      'a01',
      ['deleteVista :id', (id) => ({ call: 'deleteVista', params: { id } })],
      vistas,
    )
    const editar: Probe = [
      'editAbogado nrodni',
      (nrodni) => ({ call: 'editAbogado', body: { nrodni, version: 99, te: '4412345' } }),
    ]
    const abogados = { propio: '20000003', borrado: '20000007', inexistente: '39999999' }
    const { answer } = await ask('a01', editar[1]('20000004'))
    for (const nrodni of [abogados.borrado, abogados.inexistente])
      expect((await ask('a01', editar[1](nrodni))).answer).toBe(answer)
    for (const probar of AJENAS)
      await probe('a01', probar, { propio: 1, ajeno: 1, inexistente: NUNCA })
    await test.open.pool.query(`update titulo set abogado = 'A02' where numero = 1`)
    await probe(
      'a01',
      ['downloadTitulo :numero', (numero) => ({ call: 'downloadTitulo', params: { numero } })],
      { propio: 1, ajeno: 1, inexistente: 999_999_999 },
    )
  })

  it('are at least three hundred probes', () => {
    const p50 = (list: readonly number[]): string =>
      ([...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0).toFixed(1)
    console.info(
      `R2: ${probes} sondeos de objetos por su identificador, 0 fugas; p50 ajeno ${p50(tiempos.ajeno)} ms, inexistente ${p50(tiempos.inexistente)} ms`,
    )
    expect(probes).toBeGreaterThanOrEqual(300)
  })
})
