import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sign-ins that one browser may have under way: a header has room for so many. */
const MAX_A_LA_VEZ = 6

/** Sealed texts are letters, digits, hyphens and dots: nothing in them needs an escape. */
const PARES = /(?:^|;\s*)([\w-]+)=([\w.-]*)/g

export const INGRESO = 'apremia_ingreso_'
export const SALIDA = 'apremia_salida'

/** Each sign-in has its own cookie, so that tabs do not take each other's. */
export const nameOfIngreso = (state: string): string => `${INGRESO}${state.slice(0, 16)}`

export const readCookies = ({ headers }: FastifyRequest): ReadonlyMap<string, string> =>
  new Map(
    [...(headers.cookie ?? '').matchAll(PARES)].map(([, name = '', value = '']) => [name, value]),
  )

/**
 * Only the addresses of the sign-in get the cookie, and no script does. It is Lax, because the provider sends the
 * browser back from its own site. Zero seconds deletes it.
 */
export const setCookie = (
  reply: FastifyReply,
  publicUrl: string,
  { name, value, segundos }: { name: string; value: string; segundos: number },
): void => {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=/identidad; HttpOnly; SameSite=Lax; Max-Age=${segundos}${secure}`,
  )
}

/** Names of the sign-ins a browser left half-way, but for the newest; browsers send the oldest first. */
export const findAbandonados = (cookies: ReadonlyMap<string, string>): readonly string[] =>
  [...cookies.keys()].filter((name) => name.startsWith(INGRESO)).slice(0, -MAX_A_LA_VEZ)
