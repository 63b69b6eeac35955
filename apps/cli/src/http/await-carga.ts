import type { Trabajo } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { CliError } from '../terminal/cli-error.ts'
import { awaitTrabajo } from './end-of-trabajo.ts'
import type { Connection } from './with-client.ts'

/**
 * Waits for a job that loads data. Ctrl-C stops the load, which then changes nothing, and prints `listado` as a
 * suggestion.
 *
 * @param listado command that shows how the load ended
 */
export const awaitCarga = (
  context: Context,
  connection: Connection,
  trabajo: Trabajo,
  listado: string,
): Promise<Trabajo> =>
  awaitTrabajo(context, connection, trabajo, {
    onInterrupt: ({ id }) =>
      new CliError('interrumpido', {
        codigo: 'interrumpido',
        mensaje: 'Se pidió detener la carga: se aplica entera o no se aplica nada.',
        sugerencias: [`Para ver cómo quedó: ${listado}`],
        detalle: { trabajo: id },
      }),
  })
