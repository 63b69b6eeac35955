import { type Trabajo, trabajos } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { CliError, interrupted } from '../terminal/cli-error.ts'
import type { Salida } from '../terminal/exit-code.ts'
import { isApiError } from '../terminal/failure.ts'
import { type FollowOptions, followTrabajo, isFinal, isLost } from './follow-trabajo.ts'
import type { Connection } from './with-client.ts'

const CONFLICTOS = ['numero-tomado', 'salto-de-numeracion', 'libro-repetido']

const salidaDe = ({ error, erroresTotal }: Trabajo): Salida => {
  if (erroresTotal > 0) return 'filasInvalidas'
  return CONFLICTOS.includes(error?.code ?? '') ? 'conflicto' : 'falla'
}

const seSigueCon = ({ id, tipo, lote }: Trabajo): string[] => {
  if (tipo === 'evaluar') return [`Para seguir: apremia evaluaciones reanudar ${id}`]
  if (lote === null) return []
  return [
    'Los números del lote ya están tomados: no hace falta generarlo otra vez.',
    `Para terminarlo: apremia ${tipo === 'imprimir-cartas' ? 'cartas' : 'titulos'} reanudar ${lote}`,
  ]
}

const checkEnd = (trabajo: Trabajo): Trabajo => {
  if (trabajo.estado !== 'cancelado' && trabajo.estado !== 'fallido') return trabajo
  if (trabajo.estado === 'cancelado') {
    throw new CliError('falla', {
      codigo: 'trabajo-cancelado',
      mensaje: 'El trabajo fue cancelado.',
      sugerencias: seSigueCon(trabajo),
      detalle: { trabajo: trabajo.id, lote: trabajo.lote },
    })
  }
  throw new CliError(salidaDe(trabajo), {
    codigo: trabajo.error?.code ?? 'trabajo-fallido',
    mensaje: trabajo.error?.message ?? 'El trabajo no se pudo terminar.',
    sugerencias: seSigueCon(trabajo),
    detalle: { trabajo: trabajo.id, lote: trabajo.lote },
    errores:
      trabajo.erroresTotal > 0
        ? { filas: trabajo.errores, total: trabajo.erroresTotal }
        : undefined,
  })
}

export interface AwaitOptions extends FollowOptions {
  /**
   * Builds the error that the person sees after pressing Ctrl-C. Its message says what happens to the background job.
   */
  readonly onInterrupt: (trabajo: Trabajo) => CliError
}

const askAgain = (connection: Connection, id: string): Promise<Trabajo | undefined> =>
  connection
    .call(trabajos.getTrabajo, { params: { id }, signal: AbortSignal.timeout(5000) })
    .catch(() => undefined)

/**
 * Asks the server to stop the job.
 * @returns whether the job had already ended when the server received the request
 */
const stop = (context: Context, connection: Connection, id: string): Promise<boolean> =>
  connection
    .call(trabajos.cancelTrabajo, { params: { id }, signal: AbortSignal.timeout(5000) })
    .then(() => false)
    .catch((failure) => {
      const ended = isApiError(failure) && failure.body.code === 'trabajo-terminado'
      if (!ended) context.output.warn('No se pudo avisar al servicio: el trabajo sigue allá.')
      return ended
    })

/**
 * Waits for a job. Ctrl-C asks the service to stop the job after its current row. After Ctrl-C or a lost connection,
 * the function first asks the service for the final state and then prints.
 *
 * @throws CliError when the job failed or was cancelled
 */
export const awaitTrabajo = async (
  context: Context,
  connection: Connection,
  trabajo: Trabajo,
  { onInterrupt, onNews, until }: AwaitOptions,
): Promise<Trabajo> => {
  let last = trabajo
  const learn = (news: Trabajo): void => {
    last = news
    onNews?.(news)
  }
  const follow = async (): Promise<Trabajo> => {
    try {
      const options = { onNews: learn, ...(until ? { until } : {}) }
      return await followTrabajo(context, connection, trabajo, options)
    } catch (error) {
      const { aborted } = context.interrupt.signal
      if (!aborted && !isLost(error)) throw error
      const ended = aborted && (await stop(context, connection, trabajo.id))
      const news = await askAgain(connection, trabajo.id)
      if (news) last = news
      if (!aborted) {
        if (news && isFinal(news)) return news
        throw error
      }
      const failed = last.estado === 'fallido' || (ended && last.estado === 'cancelado')
      if (failed) return last
      if (!ended && last.estado !== 'terminado') throw onInterrupt(last)
      // The job had already ended when the person pressed Ctrl-C. If the job made a batch of documents, the error
      // suggests the command that finishes the batch.
      const whole = isFinal(last) && last.lote === null
      const sigue = whole ? [] : seSigueCon(last)
      throw interrupted('El trabajo ya había terminado: lo hecho queda.', ...sigue)
    }
  }
  return checkEnd(await follow())
}
