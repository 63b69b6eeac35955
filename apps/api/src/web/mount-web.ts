import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../platform/http/app-error.ts'

const YEAR = 31_536_000

/** Serves the built web app at `/`; its own router answers every path that is not a file or the API's. */
export const mountWeb = async (app: FastifyInstance, root: string | undefined): Promise<void> => {
  const index = root && (await readFile(join(root, 'index.html'), 'utf8'))
  if (root !== undefined) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      wildcard: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        // Names under assets/ carry a hash of their content.
        const forever = path.includes('/assets/')
        response.header(
          'cache-control',
          forever ? `public, max-age=${YEAR}, immutable` : 'no-cache',
        )
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://producto')
    const isPage =
      /^(GET|HEAD)$/.test(request.method) &&
      !/^\/(api|municipio|identidad|assets)(\/|$)/i.test(pathname)
    if (index === undefined || !isPage)
      throw new AppError(404, 'no-encontrado', 'No se encontró lo que busca.')
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(index)
  })
}
