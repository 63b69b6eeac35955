import type { FastifyReply, FastifyRequest } from 'fastify'

/** Maximum number of unfinished sign-ins of one browser. The cookies of six sign-ins still fit in a request header. */
const MAX_A_LA_VEZ = 6

/**
 * Matches one `name=value` pair of a cookie header. The values are encrypted texts of letters, digits, hyphens,
 * underscores and dots, so they are never escaped.
 */
const PARES = /(?:^|;\s*)([\w-]+)=([\w.-]*)/g

export const INGRESO = 'apremia_ingreso_'
export const SALIDA = 'apremia_salida'

/** Each sign-in has a cookie of its own, so that two tabs cannot overwrite each other's cookie. */
export const nameOfIngreso = (state: string): string => `${INGRESO}${state.slice(0, 16)}`

export const readCookies = ({ headers }: FastifyRequest): ReadonlyMap<string, string> =>
  new Map(
    [...(headers.cookie ?? '').matchAll(PARES)].map(([, name = '', value = '']) => [name, value]),
  )

/**
 * Sets a cookie that the browser sends only to the sign-in URLs and that scripts cannot read. `SameSite=Lax` lets the
 * identity provider redirect the browser back from another site. Zero seconds deletes the cookie.
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

/**
 * Returns the cookie names of the oldest unfinished sign-ins of a browser, beyond `MAX_A_LA_VEZ`. Browsers send the
 * oldest cookie first.
 */
export const findAbandonados = (cookies: ReadonlyMap<string, string>): readonly string[] =>
  [...cookies.keys()].filter((name) => name.startsWith(INGRESO)).slice(0, -MAX_A_LA_VEZ)
