import { contract, type Entry } from '@apremia/api-client'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const carriesList = ({ body }: Entry): boolean => {
  const { data } = (body?.fields ?? {}) as Readonly<Record<string, { readonly type?: string }>>
  return data?.type === 'string'
}

/**
 * Accepts two more forms of a request that sends a list: the JSON list itself, or its gzip (S2 §7). Each becomes the
 * field `data` of an ordinary request, so that all lists have the same limits (T18). A body with `Content-Encoding` was
 * already decompressed.
 */
export const acceptListBodies = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    ['application/gzip', 'application/x-gzip'],
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => ({ data: body.toString('base64') }),
  )
  app.addHook('preValidation', async (request) => {
    const { call } = request.routeOptions.config
    if (call !== undefined && Array.isArray(request.body) && carriesList(contract[call]))
      request.body = { data: JSON.stringify(request.body) }
  })
}
