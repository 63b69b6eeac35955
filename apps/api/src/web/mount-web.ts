import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRutaDeLaWeb } from '@apremia/core'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../platform/http/app-error.ts'

const YEAR_MS = 31_536_000_000

/**
 * Serves the built web app. A path that is neither a file nor an API call gets `index.html`, whose router shows the
 * screen. A path without a screen gets the same page with status 404 (S2 §2.1).
 */
export const mountWeb = async (app: FastifyInstance, root: string | undefined): Promise<void> => {
  const index = root && (await readFile(join(root, 'index.html'), 'utf8'))
  if (root !== undefined) {
    // Asset names have a hash of their content, so browsers may cache assets for ever. One wildcard route serves
    // hundreds of assets.
    await app.register(fastifyStatic, {
      root: join(root, 'assets'),
      prefix: '/assets/',
      index: false,
      allowedPath: (path) => !path.endsWith('/'),
      immutable: true,
      preCompressed: true,
      maxAge: YEAR_MS,
    })
    await app.register(fastifyStatic, {
      root,
      index: false,
      wildcard: false,
      globIgnore: ['assets/**'],
      decorateReply: false,
      cacheControl: false,
      setHeaders: (response) => response.header('cache-control', 'no-cache'),
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?', 1)
    const isPage =
      /^(GET|HEAD)$/.test(request.method) &&
      !/^\/(api|municipio|identidad|assets)(\/|$)/i.test(path)
    if (index === undefined || !isPage)
      throw new AppError(404, 'no-encontrado', 'No se encontró lo que busca.')
    return reply
      .code(isRutaDeLaWeb(path) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(index)
  })
}
