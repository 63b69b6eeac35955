import { type CallName, contract, type Entry, prefixOf } from '@apremia/api-client'
import { cuotasDe, FORM, type ItemDePrueba } from './convenios.ts'
import type { TestApp } from './test-app.ts'

export const LISTAS_POR_IMPONIBLE = [
  'listaSitua',
  'listaSituaV2',
  'listaSituaActual',
  'convFiltro',
  'listaConv',
  'searchConvenios',
  'recImpGstLeg',
  'listaTitulos',
  'actuacionesxImp',
  'getActuacionesByAbogado',
  'getLastActuaciones',
] as const

const LECTURAS_DE_LOTE = ['getLoteDeCartas', 'downloadLoteDeCartas', 'resumeLoteDeCartas'] as const
const NINGUN_LOTE = '00000000-0000-4000-8000-000000000000'

export interface Papeles {
  readonly comunicacion: number
  readonly deComunicacion: number
  readonly registro: number
  readonly deRegistro: number
  readonly deNovedad: number
}

/**
 * Builds requests that name, by number, a message, a record or a document of other people. The sender may not see these
 * things, so the answers must reveal nothing.
 */
const pedidosDePapeles = ({
  comunicacion,
  deComunicacion,
  registro,
  deRegistro,
  deNovedad,
}: Papeles): readonly PedidoDeCosa[] => [
  { call: 'readComunicacion', params: { comunicacion } },
  { call: 'getComunicacionDocumento', params: { documento: deComunicacion } },
  {
    call: 'editRegistro',
    params: { id: registro },
    body: { inmueble: 58, recurso: 'SS', apellido: 'Paz', motivo: 'Se corrige.', version: 77 },
  },
  { call: 'deleteRegistro', params: { id: registro }, body: { motivo: '' } },
  { call: 'getRegistroDocumento', params: { documento: deRegistro } },
  { call: 'getDocumentoDeNovedad', params: { documento: deNovedad } },
  { call: 'deleteDocumentoDeNovedad', params: { documento: deNovedad } },
]

export interface Cosa {
  readonly item: ItemDePrueba
  readonly convenio: number
  readonly plan: number
  readonly actuacion: number
  readonly documento: number
  readonly papeles: Papeles
  /**
   * True when all the debt of the property or business is hidden from the test users. If they see a part of the debt,
   * some calls succeed and save a legal action. The tests do not send those calls.
   */
  readonly entero: boolean
}

export interface PedidoDeCosa {
  readonly call: CallName
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: object
}

export const sendPedido = (test: TestApp, token: string | undefined, pedido: PedidoDeCosa) => {
  const definition: Entry = contract[pedido.call]
  const path = definition.path.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent(String(pedido.params?.[name] ?? '')),
  )
  const query = Object.entries(pedido.query ?? {}).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
  )
  return test.call(
    definition.method,
    `${prefixOf(definition)}${path}?${query.join('&')}`,
    token,
    definition.method === 'GET' ? undefined : (pedido.body ?? {}),
  )
}

export const answerOf = (response: {
  readonly statusCode: number
  readonly body: string
  readonly headers: Record<string, unknown>
}): string =>
  `${response.statusCode} ${response.headers['x-total-count'] ?? ''} ${response.body.replace(/"id":"[^"]*"/, '')}`

const tipoDe = ({ clase }: ItemDePrueba): 'I' | 'C' => (clase === 'comercio' ? 'C' : 'I')

const ACTUACION = { tp_id: 10, gp_id: 2, fecha: '2026-11-19' }

const pedidosDeActuacion = ({
  clave,
  actuacion,
  documento,
  entero,
}: Pick<Cosa, 'actuacion' | 'documento' | 'entero'> & {
  readonly clave: object
}): readonly PedidoDeCosa[] => {
  const data = JSON.stringify([clave])
  const lapso = { desde: '2026-09-01', hasta: '2026-11-20' }
  const radicacion = { ...ACTUACION, tp_id: 3, gp_id: 3, actuacion: { tipomedida: 'Embargo' } }
  const deUna = { ...ACTUACION, id_etapa: actuacion, version: 1 }
  return [
    ...(entero ? [ACTUACION, radicacion] : []).map(
      (body): PedidoDeCosa => ({ call: 'saveActuaciones', body: { ...body, imponibles: [clave] } }),
    ),
    { call: 'saveActuaciones', body: { ...deUna, proceso: 'M' } },
    { call: 'saveActuaciones', body: { ...deUna, proceso: 'B', motivo: 'Error' } },
    { call: 'getActuacion', params: { id: actuacion } },
    { call: 'getDatosCargados', params: { id: actuacion } },
    { call: 'getActuacionDocumento', params: { id: documento } },
    { call: 'getActuacionesTrimestral', body: { ...clave, ...lapso } },
    { call: 'searchActuaciones', body: { data: clave } },
    { call: 'getLineaDeTiempo', query: { ...clave } },
    { call: 'checkRadicacion', body: { data } },
    { call: 'buscarRadicacion', body: { data } },
    { call: 'proposeRadicacion', body: { data } },
  ]
}

/**
 * Builds requests of every kind about a property or business of another user. Some requests also name a property, a
 * business or a payment agreement of the sender (`propio`).
 */
export const pedidosDe = (
  { item, convenio, plan, actuacion, documento, papeles, entero }: Cosa,
  propio: { readonly item: ItemDePrueba; readonly convenio: number },
): readonly PedidoDeCosa[] => {
  const { r, i, clase, periodos } = item
  const imponible = String(i)
  const clave = { imponible, recurso: r }
  const mios = cuotasDe(propio.item, propio.item.periodos.slice(0, 1))
  const vistos = cuotasDe(item, periodos)
  const enCero = vistos.map((periodo) => ({ ...periodo, t: '0.00' }))
  const sinVer = vistos.map(({ t: _, ...periodo }) => periodo)
  const codigo = clase === 'comercio' ? 'SHANT_6' : 'W2201'
  const planes = JSON.stringify([{ r, i, plan: codigo, m: '1.00' }])
  const ofrecer = JSON.stringify([{ r, i }])
  const selecciones = [enCero, sinVer, sinVer.slice(0, 1), [...mios, ...enCero.slice(0, 1)]].map(
    (cuotas) => ({ clase, cuotas_plan: JSON.stringify(cuotas) }),
  )
  const deOtroConvenio = { clase, cuotas_plan: JSON.stringify(mios), convenio }
  const deCarta = [
    [clave],
    [{ imponible: String(propio.item.i), recurso: propio.item.r }, clave],
  ].map((imponibles) => ({ clase, imponibles }))
  return [
    ...deCarta.flatMap((body): PedidoDeCosa[] => [
      { call: 'reviewCartas', body },
      { call: 'previewCarta', body },
    ]),
    // The request names two properties or businesses, and the second does not exist. The server therefore refuses to
    // make the demand letters, and the test saves nothing.
    {
      call: 'createCartas',
      body: { clase, imponibles: [clave, { ...clave, imponible: '88888888' }] },
    },
    { call: 'listCartas', query: clave },
    ...LECTURAS_DE_LOTE.map((call): PedidoDeCosa => ({ call, params: { id: NINGUN_LOTE } })),
    { call: 'deudaCC', query: clave },
    { call: 'explainCaso', query: clave },
    { call: 'getPrescripcion', query: clave },
    { call: 'downloadConstanciaDeDeuda', query: clave },
    { call: 'getLiquidacion', query: clave },
    { call: 'downloadLiquidacion', query: clave },
    { call: 'listDocumentosDeLegajo', query: clave },
    { call: 'downloadLegajo', query: clave },
    { call: 'reviewEscrito', query: { ...clave, plantilla: 1 } },
    { call: 'createEscrito', body: { ...clave, plantilla: 1 } },
    // The data of the test have no court paper, so no paper has the id 1. The test file
    // `escritos-judiciales.db.test.ts` asks for a court paper of another lawyer.
    { call: 'downloadEscrito', params: { id: 1 } },
    { call: 'printEscrito', params: { id: 1 } },
    { call: 'getCaso', query: clave },
    { call: 'getPaginaDeCaso', query: clave },
    { call: 'exportCaso', query: { ...clave, formato: 'csv' } },
    { call: 'searchCasos', body: { imponible } },
    { call: 'searchBuscador', body: { texto: `A02-${String(convenio).padStart(6, '0')}` } },
    { call: 'searchBuscador', body: { texto: `carta ${imponible} ${r}` } },
    { call: 'exportCasos', query: { formato: 'csv' }, body: { imponible } },
    { call: 'pageMesa', query: { ...clave, mesa: 'judicial', solapa: 'todos', historico: 'true' } },
    { call: 'countMesa', query: { ...clave, mesa: 'extrajudicial', historico: 'true' } },
    { call: 'getPeriodosDeConvenio', query: clave },
    {
      call: 'getPeriodosDeConvenio',
      query: { imponible: propio.item.i, recurso: propio.item.r, convenio },
    },
    ...selecciones.flatMap((seleccion): PedidoDeCosa[] => [
      { call: 'simPlanPago', body: seleccion },
      { call: 'createPlanilla', body: seleccion },
      { call: 'checkConvenio', body: { ...FORM, ...seleccion, planes, ofrecer } },
      { call: 'createConvenio', body: { ...FORM, ...seleccion, planes } },
      {
        call: 'editConvenio',
        body: { convenio: propio.convenio, version: 1, ...seleccion, planes },
      },
    ]),
    { call: 'simPlanPago', body: deOtroConvenio },
    { call: 'createPlanilla', body: deOtroConvenio },
    { call: 'checkConvenio', body: { ...FORM, ...deOtroConvenio, planes, ofrecer } },
    ...[vistos, sinVer.slice(0, 1)].flatMap((cuotas): PedidoDeCosa[] => {
      const body = { rec: r, imp: imponible, jsdeuda: JSON.stringify(cuotas) }
      return [
        { call: 'simDataPlanPago', body: { ...body, plan: codigo } },
        { call: 'computePresupuestos', body },
        { call: 'createPresupuesto', body: { ...body, plan: codigo } },
      ]
    }),
    { call: 'computePresupuestos', body: { rec: r, imp: imponible } },
    { call: 'getConvenio', params: { id: convenio } },
    { call: 'downloadConvenio', params: { id: convenio } },
    { call: 'confirmConvenio', params: { id: convenio } },
    { call: 'editConvenio', body: { convenio, version: 1, frm_loc: 'Rosario' } },
    { call: 'deleteConvenio', body: { convenio } },
    {
      call: 'changeRetiro',
      body: { in_convenio: convenio, in_recurso: r, in_imponible: i, in_estado: 2 },
    },
    { call: 'dataConvenio', body: { id: convenio } },
    { call: 'estadoPlnPago', body: { plan } },
    { call: 'getPlandepago', body: { plan } },
    { call: 'basexImp', body: { tipo: tipoDe(item), imponible } },
    { call: 'contribxImp', body: { recurso: r, imponible } },
    { call: 'recursosxImp', query: { tipo: tipoDe(item), imponible } },
    { call: 'existeComercio', query: { com: imponible } },
    { call: 'comercioxInmueble', query: { inm: imponible } },
    { call: 'getInmuebles', body: { inmueble: imponible } },
    { call: 'recImpInm', body: { data: { inmueble: imponible, recurso: r } } },
    { call: 'comercioxVarios', body: { data: { numero: imponible } } },
    { call: 'planFiltro', body: { data: clave } },
    { call: 'planFiltro', body: { data: { plan } } },
    ...LISTAS_POR_IMPONIBLE.map((call): PedidoDeCosa => ({ call, body: clave })),
    { call: 'findRegistros', body: { inmueble: imponible, recurso: r } },
    // Any user may create a record, and the answer does not tell whether the property or business exists. This request
    // has no surname, so the server refuses it and the test saves nothing.
    { call: 'createRegistro', body: { inmueble: imponible, recurso: r, apellido: '' } },
    ...pedidosDePapeles(papeles),
    ...pedidosDeActuacion({ clave, actuacion, documento, entero }),
  ]
}
