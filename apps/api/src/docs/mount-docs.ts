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
    staticCSP:
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    theme: { title: 'Apremia: API' },
    uiConfig: { layout: 'BaseLayout', deepLinking: true },
  })
}
