import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/**
 * Simulates the service of a municipality in a separate process. Arguments: number of properties, number of lawyers,
 * and delay of each response in milliseconds.
 */
const [ITEMS = 0, ABOGADOS = 1, DEMORA = 0] = process.argv.slice(2).map(Number)

const RECURSO = 'AB'
const abogadoDe = (item: number): string => `A${String((item % ABOGADOS) + 1).padStart(2, '0')}`
const deAbogado = (abogado: string | undefined): number[] =>
  Array.from({ length: ITEMS }, (_, i) => i + 1).filter((item) => abogadoDe(item) === abogado)

const planDe = (item: number): number | null => (item % 20 === 0 ? 100_000 + item : null)

const PERIODOS = [1, 2, 3, 4, 5, 6]
const lineas = (item: number, mas: number) =>
  PERIODOS.map((cuota) => {
    const plan = cuota === 1 ? planDe(item) : null
    return {
      ...{ ANIO: '2025', CUOTA: String(cuota), VENCIMIENTO: `2025-0${cuota}-10`, NRO_PLAN: plan },
      ...{ TOTAL: `${1_000 + item + mas}.50`, INTERES: '100.25', LEGAL: abogadoDe(item) },
      ...{ ESTADO: plan === null ? 'PENDIENTE' : 'EN PLAN', SITUACION: 'GL' },
    }
  })

/** Number of the simulated night. From the second night on, one property in a hundred has a larger debt. */
let noche = 1

const LLAMADAS: Readonly<Record<string, (pedido: Record<string, string>) => unknown>> = {
  '/recImpxAbog': ({ abogado = '' }) =>
    deAbogado(abogado).map((item) => ({
      ...{ TIPO: 'I', IMPONIBLE: String(item), RECURSO, LEGAL: abogado },
    })),
  '/recImpInm': ({ abogado = '' }) =>
    deAbogado(abogado).map((item) => ({
      ...{ NRO_INMUEBLE: String(item), RECURSO, LEGAL: abogado, CALLE: 'Mitre', NRO: String(item) },
    })),
  '/recImpContrib': ({ abogado = '' }) =>
    deAbogado(abogado).map((item) => ({
      ...{ NRO_CONTRIB: String(item), APYNOM: `Contribuyente ${item}`, VINCULO_DESC: 'titular' },
      ...{ IMPONIBLE: String(item), RECURSO, TIPO: 'I' },
    })),
  '/consultas/comercioxVarios': () => [],
  '/cobrojud/planFiltro': ({ abogado = '' }) =>
    deAbogado(abogado).flatMap((item) => {
      const NRO_PLAN = planDe(item)
      if (NRO_PLAN === null) return []
      const de = { TIPO: 'I', NRO_IMPONIBLE: String(item), RECURSO, LEGAL: abogado }
      return [{ ...de, NRO_PLAN, ESTADO: 'vigente', FECHA: '2026-02-02', PLAN: 'Judicial' }]
    }),
  '/estadoPlnPago': () => ({
    estado: 'vigente',
    cuotas: [1, 2, 3].map((cuota) => ({
      ...{ CUOTA: cuota, MONTO: '400.00', FECHA_VTO: `2026-0${cuota + 3}-10`, FECHA_COBRANZA: '' },
    })),
  }),
  '/deudaCC': ({ imponible = '' }) => {
    const item = Number(imponible)
    return { deuda: [], legal: lineas(item, noche > 1 && item % 100 === 0 ? 7 : 0) }
  },
  '/listaSituaV2': ({ imponible = '' }) => [
    {
      ...{ TIPO: 'I', NRO_IMPONIBLE: imponible, RECURSO, FECHA: '2025-09-01', SITUACION: 'GL' },
      LEGAL: abogadoDe(Number(imponible)),
    },
  ],
}

const readPedido = async (request: IncomingMessage, query: URLSearchParams) => {
  let texto = ''
  for await (const parte of request) texto += String(parte)
  const { data, ...resto } = (texto === '' ? {} : JSON.parse(texto)) as { data?: object }
  const dados = Object.entries({ ...resto, ...data }).map(([c, dado]) => [c, String(dado)])
  return { ...Object.fromEntries(query), ...Object.fromEntries(dados) } as Record<string, string>
}

let [llamadas, enCurso, masJuntas] = [0, 0, 0]

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://anfitrion')
  const json = (valor: unknown) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(valor))
  if (pathname === '/medidas') {
    json({ llamadas, masJuntas })
    noche += 1
    llamadas = 0
    masJuntas = 0
    return
  }
  llamadas += 1
  enCurso += 1
  masJuntas = Math.max(masJuntas, enCurso)
  response.once('close', () => {
    enCurso -= 1
  })
  void readPedido(request, searchParams).then(async (pedido) => {
    await setTimeout(DEMORA)
    json(LLAMADAS[pathname]?.(pedido) ?? null)
  })
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
})
