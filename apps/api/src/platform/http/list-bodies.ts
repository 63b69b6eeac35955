import { contract, type Entry } from '@apremia/api-client'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Whether a call carries a list in a text, its `data` (D48). */
const carriesList = ({ body }: Entry): boolean => {
  const { data } = (body?.fields ?? {}) as Readonly<Record<string, { readonly type?: string }>>
  return data?.type === 'string'
}

/**
 * Accepts a list as the body itself, or as a gzip of it (S2 §7). The list moves to the `data` field of the calls that
 * take a list there, so lists are read in one place with its limits (T18). A body with `Content-Encoding` was
 * decompressed before.
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
