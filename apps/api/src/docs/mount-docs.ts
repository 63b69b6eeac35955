import { buildOpenApi } from '@apremia/api-client'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

export const mountDocs = async (app: FastifyInstance, version: string): Promise<void> => {
  // The OpenAPI document is built when somebody first requests it, because building it earlier would make the start of
  // the server a third longer.
  let made: ReturnType<typeof buildOpenApi> | undefined
  const read = () => {
    made ??= buildOpenApi(version)
    return made
  }
  app.get('/api/openapi.json', async () => read())
  const named = { openapi: '3.1.0', info: { title: 'Apremia', version }, paths: {} }
  await app.register(swagger, { mode: 'static', specification: { document: named } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    transformSpecification: read as never,
    transformSpecificationClone: false,
    staticCSP:
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    theme: { title: 'Apremia: API' },
    uiConfig: { layout: 'BaseLayout', deepLinking: true },
  })
}
