import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { mountBaja } from './correo/mount-baja.ts'
import { mountDocs } from './docs/mount-docs.ts'
import { createHandlers } from './handlers.ts'
import { noteDescarga } from './historial/note-descarga.ts'
import { createNoteLectura } from './historial/note-lectura.ts'
import { noteMirada } from './historial/note-mirada.ts'
import type { DemoProvider } from './identidad/demo-provider.ts'
import { mountDemoIdentity } from './identidad/demo-routes.ts'
import type { OidcProvider } from './identidad/oidc-provider.ts'
import { mountOidc } from './identidad/oidc-routes.ts'
import { mountMetricas } from './metricas/mount-metricas.ts'
import { AppError } from './platform/http/app-error.ts'
import { installDrain } from './platform/http/drain.ts'
import { answerFailure, installErrorHandler } from './platform/http/error-handler.ts'
import { acceptListBodies } from './platform/http/list-bodies.ts'
import { mountContract } from './platform/http/mount.ts'
import { refuseUnreadable } from './platform/http/raw-answer.ts'
import { createNombreDePedido, RegistroDePedidos } from './platform/http/registro-de-pedidos.ts'
import { installHeaders, SECURITY_HEADERS } from './platform/http/security-headers.ts'
import { watchSlowClients } from './platform/http/slow-clients.ts'
import type { Services } from './platform/services.ts'
import { assertClases } from './recursos/assert-clases.ts'
import { mountWeb } from './web/mount-web.ts'

const MAX_UPLOAD = 25 * 1024 * 1024
const MAX_JSON = 1024 * 1024
const HOUR = 3_600_000

export interface AppOptions {
  readonly services: Services
  readonly demo: DemoProvider | undefined
  readonly oidc?: OidcProvider | undefined
  readonly logger: FastifyBaseLogger
  /** Folder of the built web app. When undefined, the server serves only the API. */
  readonly webRoot: string | undefined
}

export const buildApp = async ({
  services,
  demo,
  oidc,
  logger,
  webRoot,
}: AppOptions): Promise<FastifyInstance> => {
  const { sinAvanceMs, proxies } = services.config
  const app = Fastify({
    loggerInstance: logger,
    logController: new RegistroDePedidos(),
    genReqId: createNombreDePedido(),
    bodyLimit: MAX_JSON,
    // Maximum time to receive a whole request. It allows a slow upload, because `watchSlowClients` already closes the
    // connections that make no progress.
    requestTimeout: HOUR,
    keepAliveTimeout: sinAvanceMs,
    http: {
      headersTimeout: sinAvanceMs,
      connectionsCheckingInterval: sinAvanceMs / 10,
      // By default Node itself refuses a request without a Host header. The API must send that refusal instead, with
      // the security headers.
      requireHostHeader: false,
    },
    trustProxy: ['loopback', ...proxies],
    // Fastify does not refuse the requests that arrive while the server closes, because `installDrain` refuses them.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      answerFailure(error, request, reply.headers(SECURITY_HEADERS))
    },
    clientErrorHandler: (error, socket) =>
      refuseUnreadable(error, socket, slow.isAnswering(socket)),
  })
  app.decorateRequest('sesion', null)
  installErrorHandler(app)
  installHeaders(app)
  mountMetricas(app, services)
  const slow = watchSlowClients(app, sinAvanceMs)
  installDrain(app)
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
  acceptListBodies(app)
  mountContract(app, services, createHandlers(), {
    descarga: noteDescarga,
    mirada: noteMirada,
    clases: assertClases,
    lectura: createNoteLectura(),
    muestra: ({ lecturas }, mostrado) => lecturas.note(mostrado),
  })
  app.addHook('onClose', () => services.lecturas.flush())
  if (demo) mountDemoIdentity(app, services, demo)
  if (oidc) mountOidc(app, services, oidc)
  if (services.config.correo) mountBaja(app, services)
  await mountDocs(app, services.config.version)
  await mountWeb(app, webRoot)
  app.all('/api/*', async () => {
    throw new AppError(404, 'no-encontrado', 'No existe esa operación de la API.')
  })
  return app
}
