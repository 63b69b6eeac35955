import { buildOpenApi } from '@apremia/api-client'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

/** The OpenAPI document made from the contract, and a page to browse it at `/api/docs`. */
export const mountDocs = async (app: FastifyInstance, version: string): Promise<void> => {
  const document = buildOpenApi(version)
  app.get('/api/openapi.json', async () => document)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    theme: { title: 'Apremia: API' },
  })
}
