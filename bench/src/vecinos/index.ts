import { abrirProducto, type MotorMedido, type Producto } from '@apremia/api/bench'
import { medir, percentil } from '../consultas/medir.ts'
import type { Row } from '../row.ts'

const VECES = 100
/**
 * Milliseconds of wait before a refused request is sent again. The server refuses a request of a person who already has
 * too many open requests.
 */
const PAUSA_MS = 500

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type Pedido = readonly [method: 'GET' | 'POST', url: string, body?: object]

const ESTADISTICAS: Pedido = ['GET', '/api/estadisticas']
const ULTIMAS: Pedido = ['POST', '/api/actuaciones/last?pagina=1', {}]
const MESA = '/api/mesas?mesa=judicial&solapa=activos&porPagina=50'

const SITUACIONES: readonly (readonly [name: string, pedido: Pedido, cuantos: number])[] = [
  ['con 20 estadísticas abiertas', ESTADISTICAS, 20],
  ['con 20 últimas actuaciones abiertas', ULTIMAS, 20],
  ['con 150 últimas actuaciones abiertas', ULTIMAS, 150],
]

/**
 * Repeats a request of one person until the returned function is called. `cuantos` requests are always open at the same
 * time.
 */
const insist = ({ call }: Producto, [method, url, body]: Pedido, cuantos: number) => {
  let going = true
  const one = async () => {
    while (going) await call(method, url, 'invitado', body).catch(() => wait(PAUSA_MS))
  }
  const all = Promise.all(Array.from({ length: cuantos }, one))
  return async () => {
    going = false
    await all
  }
}

const benchMotor = async (motor: MotorMedido): Promise<Row[]> => {
  const producto = await abrirProducto(motor, { APREMIA_LIMITE_A_LA_VEZ: undefined })
  try {
    const mirar = () => medir(VECES, () => producto.call('GET', MESA, 'abogado'))
    // Requests the statistics once before the measurement, so that the measured requests find the statistics in the
    // cache.
    const [method, url] = ESTADISTICAS
    await producto.call(method, url, 'invitado')
    const quieta = percentil(await mirar(), 0.95)
    const rows: Row[] = [
      { name: `${motor}: la mesa de una abogada, p95`, value: quieta, unit: 'ms' },
    ]
    for (const [name, pedido, cuantos] of SITUACIONES) {
      const stop = insist(producto, pedido, cuantos)
      const value = percentil(await mirar(), 0.95)
      await stop()
      rows.push({
        name: `${motor}: ${name} por otra persona, p95`,
        ...{ value, unit: 'ms', ratio: value / quieta, against: 'sin nadie' },
      })
    }
    return rows
  } finally {
    await producto.close()
  }
}

/**
 * Measures how much the requests of one person with many open requests slow down the requests of a second person (R26).
 * Target: the requests of the second person take at most twice as long.
 */
export const benchVecinos = async (): Promise<Row[]> => [
  ...(await benchMotor('PostgreSQL')),
  ...(await benchMotor('embebida')),
]
