import { ConfigError } from './config-error.ts'
import { isLoopbackUrl } from './loopback.ts'

export interface CorreoConfig {
  /** Address of the mail server, with its user and password. */
  readonly url: string
  readonly local: boolean
  readonly remitente: string
}

type Env = Readonly<Record<string, string | undefined>>

const REMITENTE = /^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

/**
 * Without `SMTP_URL` no e-mail is sent.
 *
 * @throws ConfigError
 */
export const readCorreo = ({
  SMTP_URL: address = '',
  CORREO_REMITENTE: remitente = '',
}: Env): CorreoConfig | undefined => {
  if (address === '' && remitente === '') return undefined
  if (address === '')
    throw new ConfigError(
      'CORREO_REMITENTE está puesta y falta SMTP_URL, la dirección del servidor de correo. Póngala, o quite CORREO_REMITENTE para no enviar correos.',
    )
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    throw new ConfigError(
      'SMTP_URL debe ser smtps://usuario:clave@servidor:465 o smtp://usuario:clave@servidor:587, con la clave codificada como en una dirección.',
    )
  // Refuses parameters in the URL of the mail server. The mail library would take them as settings, and a setting can
  // turn encryption off.
  if (url.search !== '' || url.hash !== '')
    throw new ConfigError(
      'SMTP_URL no lleva nada después del puerto: quite lo que sigue a «?» o a «#».',
    )
  if (!REMITENTE.test(remitente))
    throw new ConfigError(
      'CORREO_REMITENTE debe ser la dirección desde la que se envía: avisos@municipio.gob.ar o Avisos <avisos@municipio.gob.ar>.',
    )
  return { url: address, local: isLoopbackUrl(url), remitente }
}
