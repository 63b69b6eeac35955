import { type FallaDeIdentidad, readDocumento, seAnota, textos } from '@apremia/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../platform/services.ts'
import { keepRechazo } from '../sesiones/keep-rechazo.ts'
import { useToken } from '../sesiones/use-token.ts'
import {
  findAbandonados,
  nameOfIngreso,
  readCookies,
  SALIDA,
  setCookie,
} from './cookie-de-ingreso.ts'
import { fallaDeOidc, IngresoFallido } from './falla-de-oidc.ts'
import { parseFuente, renderRefusal } from './identidad-page.ts'
import { CAMINO_DE_VUELTA, type OidcProvider } from './oidc-provider.ts'
import { readRespuesta } from './respuesta-del-proveedor.ts'
import { parseReturnAddress, withError, withToken } from './return-address.ts'

/** Maximum number of seconds that a person may spend on the pages of the identity provider. */
const VIDA_DEL_INGRESO = 600

/** Seconds that the browser keeps the cookie needed for the logout. The value equals the longest session (D3). */
const VIDA_DE_LA_SALIDA = 8 * 60 * 60

/** Maximum number of characters of the value of a cookie. Browsers refuse longer cookies. */
const MAX_COOKIE = 3800

type Query = Readonly<Record<string, unknown>>

const textOf = (query: unknown, name: string): string => {
  const value = (query as Query)[name]
  return typeof value === 'string' ? value : ''
}

const refuse = (reply: FastifyReply, mensaje: string): FastifyReply =>
  reply
    .code(400)
    .type('text/html; charset=utf-8')
    .send(renderRefusal(mensaje, textos.acceso.titulo))

export const mountOidc = (
  app: FastifyInstance,
  services: Services,
  { client, config, sellos, issue }: OidcProvider,
): void => {
  const { publicUrl } = services.config
  const cookie = (reply: FastifyReply, name: string, value: string, segundos: number) =>
    setCookie(reply, publicUrl, { name, value, segundos })

  const note = async (request: FastifyRequest, error: unknown): Promise<FallaDeIdentidad> => {
    const falla = fallaDeOidc(error)
    const proveedor = await readRespuesta(error)
    request.log.warn(
      { err: error, falla, proveedor },
      'falló un ingreso con el proveedor de identidad',
    )
    if (seAnota(falla)) await keepRechazo(services, request, 'identidad-rechazada', falla)
    return falla
  }

  /**
   * Returns the URL of the identity provider's logout page, or undefined when the provider has none. Deletes the cookie
   * with the identity token, which tells the provider which session to end.
   */
  const leave = async (request: FastifyRequest, reply: FastifyReply): Promise<URL | undefined> => {
    const kept = readCookies(request).get(SALIDA)
    if (kept !== undefined) cookie(reply, SALIDA, '', 0)
    const sellado = kept === undefined ? undefined : await sellos.open('salida', kept)
    const idToken = typeof sellado?.id === 'string' ? sellado.id : undefined
    return client.buildSalida(`${publicUrl}/`, idToken)
  }

  app.get('/identidad', async (request, reply) => {
    const vlv = parseReturnAddress(textOf(request.query, 'vlv'), publicUrl)
    const fnt = textOf(request.query, 'fnt')
    const fuente = config.fuentes.find((una) => una.fuente === parseFuente(fnt))
    if (vlv === undefined || (fnt !== '' && fuente === undefined))
      return refuse(reply, textos.identidad.pedidoInvalido)
    for (const name of findAbandonados(readCookies(request))) cookie(reply, name, '', 0)
    const otraCuenta = textOf(request.query, 'cuenta') === 'otra'
    try {
      if (otraCuenta && !(await client.canAskAgain())) {
        const salida = await leave(request, reply)
        if (salida !== undefined) return reply.redirect(salida.href, 303)
      }
      const { url, pedido } = await client.begin({
        pista: fuente?.valor,
        // When the return URL is outside this product, a program on the person's computer gets the sign-in token. The
        // identity provider then asks the person to sign in again. So the person notices the program.
        identificarse: otraCuenta || vlv.origin !== publicUrl,
      })
      const ingreso = { ...pedido, vlv: vlv.href, fnt: fuente?.fuente ?? '' }
      const sealed = await sellos.seal('ingreso', ingreso, VIDA_DEL_INGRESO)
      cookie(reply, nameOfIngreso(pedido.state), sealed, VIDA_DEL_INGRESO)
      return reply.redirect(url.href, 303)
    } catch (error) {
      return reply.redirect(withError(vlv, await note(request, error)), 303)
    }
  })

  const takeIngreso = async (request: FastifyRequest, reply: FastifyReply) => {
    const state = textOf(request.query, 'state')
    const name = nameOfIngreso(state)
    const kept = readCookies(request).get(name)
    if (kept === undefined) return undefined
    cookie(reply, name, '', 0)
    const ingreso = await sellos.open('ingreso', kept)
    if (ingreso === undefined || ingreso.state !== state) return undefined
    const { jti, exp } = ingreso
    const uso = { jti, expira: new Date(exp * 1000) }
    const fresh = await services.db.transaction((tx) => useToken(tx, uso, services.ahora()))
    const vlv = parseReturnAddress(String(ingreso.vlv), publicUrl)
    if (!fresh || vlv === undefined) return undefined
    const { nonce, verifier } = ingreso
    const pedido = { state, nonce: String(nonce), verifier: String(verifier) }
    return { vlv, fuente: parseFuente(ingreso.fnt), pedido }
  }

  app.get(CAMINO_DE_VUELTA, async (request, reply) => {
    const ingreso = await takeIngreso(request, reply)
    if (ingreso === undefined) {
      const falla = await note(request, new IngresoFallido('ajeno'))
      return refuse(reply, textos.fallasDeIngreso[falla])
    }
    const { vlv, fuente, pedido } = ingreso
    try {
      const { search } = new URL(request.url, publicUrl)
      const vuelta = new URL(`${CAMINO_DE_VUELTA}${search}`, publicUrl)
      const { claims, idToken } = await client.finish(vuelta, pedido)
      const documento = readDocumento(config.reclamo, claims[config.reclamo.reclamo])
      if ('falla' in documento) throw new IngresoFallido(documento.falla)
      const salida = await sellos.seal('salida', { id: idToken }, VIDA_DE_LA_SALIDA)
      if (salida.length <= MAX_COOKIE) cookie(reply, SALIDA, salida, VIDA_DE_LA_SALIDA)
      return reply.redirect(withToken(vlv, await issue(documento.dni, fuente)), 303)
    } catch (error) {
      return reply.redirect(withError(vlv, await note(request, error)), 303)
    }
  })

  app.get('/identidad/salir', async (request, reply) => {
    const vlv = parseReturnAddress(textOf(request.query, 'vlv'), publicUrl)
    if (vlv === undefined) return refuse(reply, textos.identidad.pedidoInvalido)
    try {
      return reply.redirect(((await leave(request, reply)) ?? vlv).href, 303)
    } catch (error) {
      request.log.warn({ err: error }, 'no se pudo cerrar la sesión en el proveedor de identidad')
      return reply.redirect(withError(vlv, 'salida'), 303)
    }
  })
}
