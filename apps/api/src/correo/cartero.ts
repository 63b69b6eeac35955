import { decideReintento, textos } from '@apremia/core'
import type { FastifyBaseLogger } from 'fastify'
import { createReportSinRepetir } from '../platform/log/report-sin-repetir.ts'
import { withinPlazo } from '../platform/plazo.ts'
import type { Services } from '../platform/services.ts'
import { addressDeBaja } from './address-de-baja.ts'
import {
  type CorreoEnCurso,
  claimCorreo,
  finishCorreo,
  forgetCorreos,
  postponeCorreo,
} from './correo-repo.ts'
import { enqueueCargas } from './enqueue-cargas.ts'
import { enqueueDelDia } from './enqueue-del-dia.ts'
import { CorreoRechazado, createTransporte, type Transporte } from './transporte.ts'

declare module '../platform/services.ts' {
  interface Services {
    /** Sends the e-mails of the queue. Undefined in an installation without a mail server. */
    readonly cartero: Cartero | undefined
  }
}

export interface Cartero extends Pick<Transporte, 'send'> {
  readonly work: () => Promise<void>
  readonly start: () => void
  /** Stops the sending of e-mails. Waits at most some seconds for the e-mail that is being sent. */
  readonly stop: () => Promise<void>
}

const EVERY_MS = 30_000
const STOP_MS = 4_000

export const createCartero = (
  services: Pick<Services, 'config' | 'db' | 'ahora'>,
  log: FastifyBaseLogger,
): Cartero | undefined => {
  const { config, db } = services
  if (config.correo === undefined) return undefined
  const transporte = createTransporte(config.correo)
  let hecho = ''
  let working: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const sendOne = async (uno: CorreoEnCurso): Promise<void> => {
    if (!uno.alcanzable) return postponeCorreo(db, uno, textos.correo.sinDestino, null)
    try {
      const { referencia, direccion, asunto, texto, codigo } = uno
      const baja = codigo === null ? null : addressDeBaja(config, codigo)
      await transporte.send({
        ...{ direccion, asunto, texto, baja },
        id: `${referencia}@${new URL(config.publicUrl).hostname}`,
      })
    } catch (error) {
      if (!(error instanceof CorreoRechazado)) throw error
      const minutos = decideReintento(uno.intentos, error.definitivo)
      // The answer of the mail server may have the address of the person, so the log has only the code of the answer.
      const { id, intentos } = uno
      log.warn({ correo: id, intentos, respuesta: error.respuesta }, 'un correo no se pudo enviar')
      return postponeCorreo(db, uno, error.message, minutos)
    }
    await finishCorreo(db, uno)
  }

  const report = createReportSinRepetir((err) =>
    log.error({ err }, 'los correos no se pudieron enviar'),
  )

  /** Queues the e-mails of every kind. A failure with one kind of e-mail does not prevent the others. */
  const enqueueAll = async (): Promise<void> => {
    await forgetCorreos(db).catch(report)
    await enqueueCargas(services).catch(report)
    const dia = await enqueueDelDia(services, hecho, report).catch(report)
    if (dia !== undefined) hecho = dia
  }

  const workOnce = async (): Promise<void> => {
    await enqueueAll()
    while (!stopped) {
      const uno = await claimCorreo(db)
      if (uno === undefined) return
      await sendOne(uno)
    }
  }

  const work = (): Promise<void> => {
    working ??= workOnce().finally(() => {
      working = undefined
    })
    return working
  }

  const tick = (): void => {
    work().catch(report)
  }

  return {
    send: transporte.send,
    work,
    start: () => {
      timer = setInterval(tick, EVERY_MS).unref()
      tick()
    },
    stop: async () => {
      stopped = true
      clearInterval(timer)
      // This server may have to stop before the mail server answers. Another process then sends the e-mail again, when
      // the time reserved for this process has passed.
      if (working)
        await withinPlazo(
          STOP_MS,
          working.catch(() => undefined),
        )
      transporte.close()
    },
  }
}
