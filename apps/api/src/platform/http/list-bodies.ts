import { contract, type Entry } from '@apremia/api-client'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const carriesList = ({ body }: Entry): boolean => {
  const { data } = (body?.fields ?? {}) as Readonly<Record<string, { readonly type?: string }>>
  return data?.type === 'string'
}

/**
 * Accepts a list as the whole body, or as a gzip of the list (S2 §7). The list becomes the `data` field, so that every
 * list is read in one place, with the same limits (T18). A body with `Content-Encoding` was already decompressed.
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
