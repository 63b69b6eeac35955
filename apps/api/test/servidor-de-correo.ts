import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import type { CorreoConfig } from '../src/platform/config-de-correo.ts'

export interface CorreoRecibido {
  readonly para: readonly string[]
  /** Complete text of the received e-mail, with its headers. */
  readonly mensaje: string
}

export interface ServidorDeCorreo {
  readonly config: CorreoConfig
  readonly recibidos: CorreoRecibido[]
  /** SMTP error code with which this server refuses every recipient. Undefined accepts every e-mail. */
  refuse: number | undefined
  motivo: string
  /** SMTP error code with which this server refuses the sender of every e-mail. Undefined accepts the sender. */
  refuseSender: number | undefined
  readonly stop: () => Promise<void>
}

const readAll = async (stream: AsyncIterable<Buffer>): Promise<string> => {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}

const refusal = (responseCode: number | undefined, motivo = 'No se acepta'): Error | undefined =>
  responseCode === undefined ? undefined : Object.assign(new Error(motivo), { responseCode })

export const startServidorDeCorreo = async (): Promise<ServidorDeCorreo> => {
  const recibidos: CorreoRecibido[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onMailFrom: (_address, _session, done) => done(refusal(servidor.refuseSender)),
    onRcptTo: (_address, _session, done) => done(refusal(servidor.refuse, servidor.motivo)),
    onData: (stream, { envelope }, done) => {
      readAll(stream)
        .then((mensaje) => {
          recibidos.push({ para: envelope.rcptTo.map(({ address }) => address), mensaje })
          done()
        })
        .catch(done)
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('sin puerto')
  const servidor: ServidorDeCorreo = {
    config: {
      ...{ url: `smtp://127.0.0.1:${address.port}`, local: true },
      remitente: 'Apremia <avisos@municipio.example>',
    },
    recibidos,
    refuse: undefined,
    motivo: 'No se acepta',
    refuseSender: undefined,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return servidor
}
