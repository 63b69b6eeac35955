import { parseDni, textos } from '@apremia/core'
import { asc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { abogado } from '../abogados/abogado-table.ts'
import { isLoopbackHost } from '../platform/loopback.ts'
import type { Services } from '../platform/services.ts'
import { esPersona, usuario, usuarioPermiso } from '../usuarios/usuario-table.ts'
import type { DemoProvider } from './demo-provider.ts'
import { parseFuente, renderIdentidadPage, renderRefusal } from './identidad-page.ts'
import { parseReturnAddress, withToken } from './return-address.ts'

/**
 * Content security policy of the sign-in page. It allows addresses of this machine, because the form redirects to the
 * command-line program that started the sign-in, and browsers apply form-action to redirects too.
 */
const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' http://127.0.0.1:* http://localhost:*; base-uri 'none'; frame-ancestors 'none'"

const MAX_PERSONAS = 40

const sendPage = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .header('content-security-policy', CSP)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)

const refusal = (mensaje: string): string => renderRefusal(mensaje, textos.identidad.titulo)

const listPersonas = ({ db }: Services) =>
  db
    .select({
      dni: usuario.dni,
      nombre: usuario.nombre,
      apellido: usuario.apellido,
      rol: usuario.rol,
      abogado: sql<string>`coalesce(${usuario.abogado}, '')`,
      baja: sql<boolean>`${usuario.baja} or coalesce(${abogado.baja}, false)`,
      permisos: sql<
        string[]
      >`array(select ${usuarioPermiso.permiso} from ${usuarioPermiso} where ${usuarioPermiso.dni} = ${usuario.dni})`,
    })
    .from(usuario)
    .leftJoin(abogado, eq(abogado.codexterno, usuario.abogado))
    .where(esPersona)
    .orderBy(asc(usuario.dni))
    .limit(MAX_PERSONAS)

type Fields = Readonly<Record<string, unknown>>

const textOf = (fields: Fields, name: string): string => {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined
  return typeof value === 'string' ? value : ''
}

const readAddress = (fields: Fields, origin: string) => ({
  fuente: parseFuente(fields.fnt ?? 'renaper'),
  vlv: parseReturnAddress(textOf(fields, 'vlv'), origin),
})

/**
 * Tells whether the browser asked for the page by a local host name, such as localhost. An attacker can point another
 * host name at this machine. Under that name, the attacker could sign in as any person (D4).
 */
const isAskedHere = ({ headers }: FastifyRequest): boolean =>
  [headers.host, headers['x-forwarded-host']]
    .flat()
    .every((host) => host === undefined || isLoopbackHost(host))

const onlyHere = {
  onRequest: async (request: FastifyRequest, reply: FastifyReply) =>
    isAskedHere(request)
      ? undefined
      : sendPage(reply, refusal(textos.identidad.soloEnEstaMaquina), 403),
}

export const mountDemoIdentity = (
  app: FastifyInstance,
  services: Services,
  provider: DemoProvider,
): void => {
  const { publicUrl } = services.config
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.get('/identidad', onlyHere, async (request, reply) => {
    const { fuente, vlv } = readAddress(request.query as Fields, publicUrl)
    if (fuente === undefined || vlv === undefined)
      return sendPage(reply, refusal(textos.identidad.pedidoInvalido), 400)
    return sendPage(reply, renderIdentidadPage(await listPersonas(services), fuente, vlv.href))
  })
  app.post('/identidad', onlyHere, async (request, reply) => {
    const fields = Object(request.body) as Fields
    const { fuente, vlv } = readAddress(fields, publicUrl)
    const dni = parseDni(textOf(fields, 'dni'))
    if (fuente === undefined || vlv === undefined || dni === undefined) {
      return sendPage(reply, refusal(textos.identidad.pedidoInvalido), 400)
    }
    const token = await provider.issue(dni, fuente)
    return reply
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .redirect(withToken(vlv, token), 302)
  })
  app.get('/identidad/salir', onlyHere, async (request, reply) => {
    const { vlv } = readAddress(request.query as Fields, publicUrl)
    if (vlv === undefined) return sendPage(reply, refusal(textos.identidad.pedidoInvalido), 400)
    return reply.header('cache-control', 'no-store').redirect(vlv.href, 302)
  })
}
