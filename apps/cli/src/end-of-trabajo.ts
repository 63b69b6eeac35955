import { type Trabajo, trabajos } from '@apremia/api-client'
import { CliError, interrupted } from './cli-error.ts'
import type { Context } from './context.ts'
import type { Salida } from './exit-code.ts'
import { isApiError } from './failure.ts'
import { type FollowOptions, followTrabajo } from './follow-trabajo.ts'
import type { Connection } from './with-client.ts'

const CONFLICTOS = ['numero-tomado', 'salto-de-numeracion', 'libro-repetido']

const salidaDe = ({ error, erroresTotal }: Trabajo): Salida => {
  if (erroresTotal > 0) return 'filasInvalidas'
  return CONFLICTOS.includes(error?.code ?? '') ? 'conflicto' : 'falla'
}

/** How what it left undone is finished. */
const seSigueCon = ({ id, tipo, lote }: Trabajo): string[] => {
  if (tipo === 'evaluar') return [`Para seguir: apremia evaluaciones reanudar ${id}`]
  if (lote === null) return []
  return [
    'Los números del lote ya están tomados: no hace falta generarlo otra vez.',
    `Para terminarlo: apremia ${tipo === 'imprimir-cartas' ? 'cartas' : 'titulos'} reanudar ${lote}`,
  ]
}

/** The job as a failure of the command, when it did not end well. */
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
  /** What the person is told when Ctrl-C stopped the wait. */
  readonly onInterrupt: (trabajo: Trabajo) => CliError
}

/**
 * Waits for a job; Ctrl-C asks the service to stop it after the row under way.
 * @throws CliError when it failed or was cancelled
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
  try {
    const options = { onNews: learn, ...(until ? { until } : {}) }
    return checkEnd(await followTrabajo(context, connection, trabajo, options))
  } catch (error) {
    if (!context.interrupt.signal.aborted) throw error
    const yaEstaba = await connection
      .call(trabajos.cancelTrabajo, {
        params: { id: trabajo.id },
        signal: AbortSignal.timeout(5000),
      })
      .then(() => false)
      .catch((failure) => {
        const ended = isApiError(failure) && failure.body.code === 'trabajo-terminado'
        if (!ended) context.output.warn('No se pudo avisar al servicio: el trabajo sigue allá.')
        return ended
      })
    throw yaEstaba
      ? interrupted('El trabajo ya había terminado: lo hecho queda.', ...seSigueCon(last))
      : onInterrupt(last)
  }
}
