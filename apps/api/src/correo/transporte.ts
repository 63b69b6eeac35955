import { createTransport } from 'nodemailer'
import type { CorreoConfig } from '../platform/config-de-correo.ts'

export interface Mensaje {
  /** Message-ID of the e-mail, which stays the same when the e-mail is sent again. */
  readonly id: string
  readonly direccion: string
  readonly asunto: string
  readonly texto: string
  /** Address that unsubscribes the person with one request and without a sign-in (RFC 8058). */
  readonly baja: string | null
}

export interface Transporte {
  /** @throws CorreoRechazado when the mail server refuses the e-mail or does not answer */
  readonly send: (mensaje: Mensaje) => Promise<void>
  readonly close: () => void
}

export class CorreoRechazado extends Error {
  override readonly name = 'CorreoRechazado'
  /** True when the mail server will always refuse this recipient or message, so that sending it again is useless. */
  readonly definitivo: boolean
  /** SMTP code of the mail server's answer, or 0 when the server did not answer. */
  readonly respuesta: number
  constructor(message: string, de: { readonly definitivo: boolean; readonly respuesta: number }) {
    super(message)
    this.definitivo = de.definitivo
    this.respuesta = de.respuesta
  }
}

interface FallaDeSmtp {
  readonly message: string
  readonly command?: string
  readonly responseCode?: number
}

/**
 * SMTP commands that carry the recipient and the message. A refusal of any other command, such as the sign-in, is a
 * fault of the installation. Somebody may correct that fault before the next attempt.
 */
const DEL_MENSAJE: readonly (string | undefined)[] = ['RCPT TO', 'DATA']

/**
 * Code of a refusal for lack of permission (RFC 3463). Some mail servers check the sender only when they get the
 * recipient. A refusal of the recipient with this code may therefore be a refusal of the sender.
 */
const DE_PERMISO = /\b5\.7\.\d/

export const createTransporte = ({ url, local, remitente }: CorreoConfig): Transporte => {
  const smtp = createTransport({
    ...{ url, disableFileAccess: true, disableUrlAccess: true },
    // The password and the e-mails never leave this machine without encryption.
    ...(local ? {} : { requireTLS: true }),
    ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
  })
  return {
    send: async ({ id, direccion, asunto, texto, baja }) => {
      try {
        await smtp.sendMail({
          from: remitente,
          to: { name: '', address: direccion },
          subject: asunto,
          text: texto,
          messageId: `<${id}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(baja === null
              ? {}
              : {
                  'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${baja}>` },
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }),
          },
        })
      } catch (error) {
        const { message, command, responseCode = 0 } = error as FallaDeSmtp
        const definitivo =
          DEL_MENSAJE.includes(command) && responseCode >= 500 && !DE_PERMISO.test(message)
        throw new CorreoRechazado(message, { definitivo, respuesta: responseCode })
      }
    },
    close: () => smtp.close(),
  }
}
