import { EnvHttpProxyAgent, fetch as undiciFetch } from 'undici'
import { sinProxy } from '../platform/sin-proxy.ts'

export const ESPERA_DE_IDENTIDAD_MS = 5000

export type AskDeIdentidad = (url: string, options: object) => Promise<Response>

export const createAskDeIdentidad = (): AskDeIdentidad => {
  const dispatcher = new EnvHttpProxyAgent({
    connect: { timeout: ESPERA_DE_IDENTIDAD_MS },
    noProxy: sinProxy(process.env),
  })
  return async (url, options) =>
    (await undiciFetch(url, { ...options, dispatcher })) as unknown as Response
}
