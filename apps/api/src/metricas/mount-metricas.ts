import type { FastifyInstance } from 'fastify'
import { AppError } from '../platform/http/app-error.ts'
import { isVigilante } from '../platform/http/vigilante.ts'
import { rutaDe } from '../platform/log/create-logger.ts'
import type { Services } from '../platform/services.ts'

const sinCredencial = () =>
  new AppError(
    401,
    'sin-credencial',
    'Las métricas se piden con la credencial de APREMIA_METRICAS_TOKEN o, si no está puesta, desde la misma máquina.',
  )

export const mountMetricas = (
  app: FastifyInstance,
  { config, metricas }: Pick<Services, 'config' | 'metricas'>,
): void => {
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) =>
    metricas.notePedido({
      ruta: rutaDe(request),
      metodo: request.method,
      estado: statusCode,
      segundos: elapsedTime / 1000,
    }),
  )
  app.get('/metricas', async (request, reply) => {
    if (!isVigilante(request, config)) {
      reply.header('www-authenticate', 'Bearer')
      throw sinCredencial()
    }
    return reply.type(metricas.contentType).send(await metricas.print())
  })
}
