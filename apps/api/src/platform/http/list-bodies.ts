import { contract, type Entry } from '@apremia/api-client'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Whether a call carries a list in a text, its `data` (D48). */
const carriesList = ({ body }: Entry): boolean => {
  const { data } = (body?.fields ?? {}) as Readonly<Record<string, { readonly type?: string }>>
  return data?.type === 'string'
}

/**
 * A list that is the body itself, or a gzip of it (S2 §7), reaches the calls that carry one in their `data` as if it came
 * there: it is read in one place, with its limits (T18). One told by `Content-Encoding` is unpacked before.
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
