import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { mountDocs } from './docs/mount-docs.ts'
import { createHandlers } from './handlers.ts'
import type { DemoProvider } from './identidad/demo-provider.ts'
import { mountDemoIdentity } from './identidad/demo-routes.ts'
import { AppError } from './platform/http/app-error.ts'
import { installDrain } from './platform/http/drain.ts'
import { installErrorHandler } from './platform/http/error-handler.ts'
import { mountContract } from './platform/http/mount.ts'
import type { Services } from './platform/services.ts'
import { mountWeb } from './web/mount-web.ts'

const MAX_UPLOAD = 25 * 1024 * 1024
const MAX_JSON = 1024 * 1024

/** Scripts, styles and connections of our own only (decision D3, T25). */
const CSP = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'", 'data:'],
  frameSrc: ['blob:'],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  // The product may be served over plain http behind a proxy or on the loopback.
  upgradeInsecureRequests: null,
}

export interface AppOptions {
  readonly services: Services
  readonly demo: DemoProvider | undefined
  readonly logger: FastifyBaseLogger
  /** Folder of the built web app; undefined serves the API alone. */
  readonly webRoot: string | undefined
}

/** Builds the server without listening. */
export const buildApp = async ({
  services,
  demo,
  logger,
  webRoot,
}: AppOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: logger,
    bodyLimit: MAX_JSON,
    requestTimeout: 120_000,
    trustProxy: 'loopback',
    // What comes while closing is refused like anything else: see `installDrain`.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  app.decorateRequest('sesion', null)
  installErrorHandler(app)
  installDrain(app)
  await app.register(helmet, {
    contentSecurityPolicy: { directives: CSP },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  })
  await app.register(compress, { global: true, threshold: 1024, encodings: ['gzip', 'identity'] })
  await app.register(multipart, {
    limits: {
      fileSize: MAX_UPLOAD,
      files: 10,
      fields: 40,
      fieldSize: 64 * 1024,
      parts: 50,
      headerPairs: 50,
    },
    throwFileSizeLimit: false,
  })
  mountContract(app, services, createHandlers())
  if (demo) mountDemoIdentity(app, services, demo)
  await mountDocs(app, services.config.version)
  await mountWeb(app, webRoot)
  app.all('/api/*', async () => {
    throw new AppError(404, 'no-encontrado', 'No existe esa operación de la API.')
  })
  return app
}
