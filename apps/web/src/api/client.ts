import {
  ApiError,
  type Client,
  createClient,
  type Desajuste,
  type Entry,
  sesiones,
} from '@apremia/api-client'
import { textos } from '@apremia/core'

export interface ClientSource {
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
  readonly token: () => string | undefined
  /**
   * Called when the server answers 401 to an API call. The call sent `token`, and the session of that token is over
   * (D5).
   */
  readonly onUnauthorized: (token: string | undefined) => void
}

const tellDesajuste = (llamada: string, { campo, valor }: Desajuste): void =>
  console.error(`Respuesta fuera del contrato: ${llamada}, «${campo}»`, valor)

/**
 * Error for an API call made after the session ended. React may still run the effects of a screen at that moment. The
 * call is not sent, because the server would refuse it.
 */
const sinSesion = (): ApiError =>
  new ApiError(401, { code: 'sin-sesion', message: textos.acceso.sesionVencida })

export const makeClient = (source: ClientSource): Client => {
  const client = createClient({
    baseUrl: source.baseUrl,
    fetch: source.fetch,
    token: source.token,
    origen: 'web',
    ...(import.meta.env.DEV && { onDesajuste: tellDesajuste }),
  })
  const watch = async <T>(entry: Entry, send: () => Promise<T>): Promise<T> => {
    const sent = source.token()
    if (sent === undefined && entry.capacidad !== 'publica') throw sinSesion()
    try {
      return await send()
    } catch (error) {
      // A 401 of the sign-in call means a refused sign-in, not the end of a session.
      if (error instanceof ApiError && error.status === 401 && entry !== sesiones.login) {
        source.onUnauthorized(sent)
      }
      throw error
    }
  }
  return {
    call: (entry, input) => watch(entry, () => client.call(entry, input)),
    page: (entry, input) => watch(entry, () => client.page(entry, input)),
  }
}
