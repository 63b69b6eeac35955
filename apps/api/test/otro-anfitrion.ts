import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Pedido = Readonly<Record<string, string | undefined>>

const ITEMS = [
  { tipo: 'I', numero: 501, recurso: 'AB', legal: 'A01', persona: 9_001 },
  { tipo: 'I', numero: 502, recurso: 'SS', legal: 'A02', persona: 9_001 },
  { tipo: 'C', numero: 77, recurso: 'SH', legal: 'A01', persona: 9_002 },
] as const
type Item = (typeof ITEMS)[number]

const NOMBRES = { 9001: 'Quiroga, Elvira', 9002: 'Almacén El Trébol SRL' } as const
const SITUACION = { codigo: 'GL', detalle: 'Gestión legal' }

const suyos = ({ abogado }: Pedido): readonly Item[] =>
  ITEMS.filter(({ legal }) => abogado === undefined || legal === abogado)
const deItem = (pedido: Pedido): readonly Item[] =>
  suyos(pedido).filter(
    ({ numero, recurso }) =>
      (pedido.imponible === undefined || Number(pedido.imponible) === numero) &&
      (pedido.recurso === undefined || pedido.recurso === recurso),
  )

const PLAN = 3_300
const periodo = (cuota: number, enPlan: boolean, LEGAL: string) => ({
  ...{ ANIO: 2024, CUOTA: cuota, TOTAL: 1_500.5, INTERES: 500.25, SITUACION: SITUACION.codigo },
  ...{ ESTADO: enPlan ? 'EN PLAN' : 'PENDIENTE', VENCIMIENTO: `2024-0${cuota}-10`, LEGAL },
})

const situaciones = (pedido: Pedido) =>
  deItem(pedido).map(({ tipo, numero, recurso, legal }) => ({
    ...{ TIPO: tipo, NRO_IMPONIBLE: numero, RECURSO: recurso, FECHA: '2026-02-03' },
    ...{ SITUACION: SITUACION.codigo, LEGAL: legal },
  }))
const codigos = () => [{ CODIGO: SITUACION.codigo, DETALLE_SITUACION: SITUACION.detalle }]

const CONVENIO = { id: 40, convenio: '40/26', codexterno: 'A01', fc_confirma: null }
const convenios = ({ abogado }: Pedido) =>
  abogado === undefined || abogado === CONVENIO.codexterno ? [CONVENIO] : []

const LLAMADAS: Readonly<Record<string, (pedido: Pedido) => unknown>> = {
  'GET /deudaCC': (pedido) => {
    const legal = deItem(pedido).flatMap(({ numero, legal: codigo }) => [
      periodo(1, false, codigo),
      periodo(2, numero === 501, codigo),
    ])
    const planpago = pedido.imponible === '501' ? [{ NRO_PLAN: PLAN, RECURSO: 'AB' }] : []
    return legal.length === 0
      ? { deuda: [], legal, mensaje: 'No posee deudas' }
      : { deuda: [], legal, planpago }
  },
  'POST /listaSituaciones': codigos,
  'GET /dtSituacion': codigos,
  'POST /listaSituaV2': situaciones,
  'POST /listaSituaActual': situaciones,
  'POST /listaSitua': (pedido) => ({ situacion: situaciones(pedido) }),
  'POST /cobrojud/planFiltro': (pedido) =>
    deItem({ ...pedido, imponible: '501' })
      .filter(() => pedido.plan === undefined || pedido.plan === String(PLAN))
      .map(({ tipo, numero, recurso, legal }) => ({
        ...{ NRO_PLAN: PLAN, TIPO: tipo, NRO_IMPONIBLE: numero, RECURSO: recurso, LEGAL: legal },
        ...{ ESTADO: 'vigente', FECHA: '2026-05-04' },
      })),
  'POST /estadoPlnPago': ({ plan }) =>
    plan === String(PLAN)
      ? {
          estado: 'vigente',
          cuotas: [{ CUOTA: 1, MONTO: 1_500.5, FECHA_VTO: '2026-06-10', FECHA_COBRANZA: '' }],
        }
      : null,
  'POST /convFiltro': convenios,
  'POST /listaConv': convenios,
  'POST /dataConvenio': ({ id }) =>
    id === String(CONVENIO.id)
      ? {
          ...CONVENIO,
          ...{ firma_caracter_id: 1, estado_id: 1, estporc: 10, estgstfijo: 0, otgastos: 0 },
          ...{ frmpg_id: 1, montopago: 0, cuotaspago: 0 },
        }
      : null,
  'POST /cobrojud/listaEtapas': () => [
    {
      ...{ tp_id: 1, tipo_nombre: 'Intimación', gp_id: 1, gp_nombre: 'Extrajudicial' },
      ...{ tiempo: 30, tipo_tiempo: 'day', estado: 'activo', evaluacion: 1, show: 1 },
    },
  ],
  'POST /cobrojud/listaTitulos': (pedido) =>
    deItem(pedido)
      .filter(({ numero }) => numero === 502)
      .map(({ tipo, numero, recurso, legal }) => ({
        ...{ NRO_TITULO: 812, TIPO: tipo, NRO_IMPONIBLE: numero, RECURSO: recurso, LEGAL: legal },
        MONTO: 3_001,
      })),
  'POST /cobrojud/recImpGstLeg': (pedido) =>
    deItem(pedido).map(({ tipo, numero, recurso, legal }) => ({
      ...{ TIPO: tipo, NRO_IMPONIBLE: numero, RECURSO: recurso, LEGAL: legal },
      ...{ PERIODOS: 2, TOTAL: 3_001 },
    })),
  'GET /listados/dtTipoDoc': () => [{ CODIGO: 1, DETALLE: 'DNI' }],
  'POST /recImpInm': (pedido) =>
    suyos(pedido)
      .filter(({ tipo }) => tipo === 'I')
      .map(({ numero, recurso, legal }) => ({
        ...{ NRO_INMUEBLE: numero, RECURSO: recurso, LEGAL: legal },
      })),
  'POST /recImpContrib': (pedido) =>
    suyos(pedido).map(({ numero, recurso, persona }) => ({
      ...{ NRO_CONTRIB: persona, APYNOM: NOMBRES[persona] },
      ...{ IMPONIBLE: numero, RECURSO: recurso },
    })),
  'POST /consultas/comercioxVarios': (pedido) =>
    suyos(pedido)
      .filter(({ tipo }) => tipo === 'C')
      .map(({ numero, persona }) => ({ NRO_COMERCIO: numero, NOMBRE: NOMBRES[persona] })),
  'GET /comercioxInmueble': () => [],
  'GET /recImpxAbog': (pedido) =>
    suyos(pedido).map(({ tipo, numero, recurso, legal }) => ({
      ...{ TIPO: tipo, IMPONIBLE: numero, RECURSO: recurso, LEGAL: legal },
    })),
  'GET /recursosxImp': ({ tipo, imponible }) =>
    ITEMS.filter((uno) => uno.tipo === tipo && uno.numero === Number(imponible)).map(
      ({ recurso }) => ({ RECURSO: recurso }),
    ),
  'POST /consultas/basexImp': ({ tipo, imponible }) => {
    const uno = ITEMS.find((item) => item.tipo === tipo && item.numero === Number(imponible))
    return uno ? { LEGAL: uno.legal } : null
  },
  'POST /contribxImp': ({ tipo, imponible }) =>
    ITEMS.filter((uno) => uno.tipo === tipo && uno.numero === Number(imponible)).map(
      ({ persona }) => ({ APYNOM: NOMBRES[persona] }),
    ),
  'GET /existeComercio': ({ com }) => com === '77',
}

const readPedido = async (request: IncomingMessage, query: URLSearchParams): Promise<Pedido> => {
  const partes: Buffer[] = []
  for await (const parte of request) partes.push(parte as Buffer)
  const body: unknown = partes.length > 0 ? JSON.parse(Buffer.concat(partes).toString()) : {}
  const { data, ...resto } = body as { data?: object }
  const dados = Object.entries({ ...resto, ...data }).map(([clave, dado]) => [clave, String(dado)])
  return { ...Object.fromEntries(query), ...Object.fromEntries(dados) }
}

/**
 * Starts a second fake municipal service, written only from docs/servicio-municipal.md. It sends numbers as JSON
 * numbers, and leaves out the optional fields that the synchronisation does not need.
 */
export const startOtroAnfitrion = async () => {
  const token = 'otra-credencial'
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://otro')
    const answer = LLAMADAS[`${request.method} ${pathname}`]
    if (request.headers.authorization !== `Bearer ${token}` || answer === undefined) {
      response.writeHead(answer === undefined ? 404 : 401).end()
      return
    }
    void readPedido(request, searchParams).then((pedido) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer(pedido))),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    token,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
