import { isIP } from 'node:net'
import { ConfigError } from './config-error.ts'

/**
 * Tells whether the text is an IP address, or a range of addresses such as `10.0.0.0/8`. A range of zero bits would
 * contain every address and is refused.
 */
const isRango = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  return /^[1-9]\d*$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

/**
 * Reads the addresses of the reverse proxies whose `X-Forwarded-For` header is believed. A proxy on this machine is
 * always believed.
 *
 * @param text addresses and ranges, separated by commas or spaces
 * @throws ConfigError
 */
export const readProxies = (text: string): readonly string[] => {
  const proxies = text.split(/[\s,]+/).filter((one) => one !== '')
  const wrong = proxies.find((one) => !isRango(one))
  if (wrong !== undefined) {
    throw new ConfigError(
      `APREMIA_PROXIES debe tener las direcciones IP de los proxies, o rangos como 10.0.0.0/24, separados por comas; «${wrong}» no lo es.`,
    )
  }
  return proxies
}
