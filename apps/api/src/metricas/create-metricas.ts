import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { OpenDb } from '../platform/db/open-db.ts'
import type { Services } from '../platform/services.ts'
import { createMetricasDeLaBase } from './metricas-de-la-base.ts'
import {
  addAlmacen,
  addCaches,
  addConexiones,
  addDisco,
  addMunicipio,
  addRespaldo,
  addVersion,
  type CachesMedidas,
} from './metricas-del-proceso.ts'

declare module '../platform/services.ts' {
  interface Services {
    readonly metricas: Metricas
  }
}

interface PedidoContestado {
  /**
   * The metrics name the route by its pattern and not by the path of the request, because a path may have a person's
   * document number.
   */
  readonly ruta: string
  readonly metodo: string
  readonly estado: number
  readonly segundos: number
}

export interface Metricas {
  readonly contentType: string
  readonly notePedido: (pedido: PedidoContestado) => void
  readonly print: () => Promise<string>
}

const LIMITES_EN_SEGUNDOS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

const createMetricasDePedidos = (registry: Registry): Metricas['notePedido'] => {
  const pedidos = new Counter({
    name: 'apremia_pedidos_total',
    help: 'Pedidos contestados, por ruta, método y estado',
    labelNames: ['ruta', 'metodo', 'estado'] as const,
    registers: [registry],
  })
  const duracion = new Histogram({
    name: 'apremia_pedido_segundos',
    help: 'Lo que tardó la respuesta, por ruta y método',
    labelNames: ['ruta', 'metodo'] as const,
    buckets: LIMITES_EN_SEGUNDOS,
    registers: [registry],
  })
  return ({ ruta, metodo, estado, segundos }) => {
    pedidos.inc({ ruta, metodo, estado })
    duracion.observe({ ruta, metodo }, segundos)
  }
}

interface Fuentes extends Pick<Services, 'config' | 'ahora' | 'municipio' | 'documentos'> {
  readonly open: Pick<OpenDb, 'db' | 'pool' | 'escrituras'>
  readonly caches: CachesMedidas
}

/**
 * Creates the metrics of the server (`/metricas`). Each label has a fixed set of values, such as a route or a type of
 * job, and no label has data of people.
 */
export const createMetricas = (fuentes: Fuentes): Metricas => {
  const { config, ahora, open, caches, documentos } = fuentes
  const { cartera } = fuentes.municipio
  const registry = new Registry()
  const notePedido = createMetricasDePedidos(registry)
  addVersion(registry, config.version)
  addConexiones(registry, open)
  addCaches(registry, caches)
  addDisco(registry, config.dataDir)
  addRespaldo(registry, config.dataDir)
  if (cartera !== null) addMunicipio(registry, cartera.responde)
  if (documentos.responde() !== null) addAlmacen(registry, documentos)
  const readBase = createMetricasDeLaBase(registry, { db: open.db, ahora })
  let medido = false

  return {
    contentType: registry.contentType,
    notePedido,
    print: async () => {
      // Node's own metrics (`collectDefaultMetrics`) observe the event loop all the time, at some cost. They start at
      // the first request for metrics, so an installation whose metrics nobody reads does not pay that cost.
      if (!medido) collectDefaultMetrics({ register: registry })
      medido = true
      await readBase()
      return registry.metrics()
    },
  }
}
