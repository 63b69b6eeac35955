import { type Contract, type ReplyOf, titulos } from '@apremia/api-client'
import { saveErrores } from '../args/errores-option.ts'
import type { Context } from '../context.ts'
import { CliError } from '../terminal/cli-error.ts'
import { formatEntero, formatImporte } from '../terminal/local-format.ts'
import { countErrores, listFilas, summarizeErrores } from '../terminal/row-errors.ts'
import { inputOf, type PedidoDeGeneracion } from './generacion.ts'
import { describeRango } from './save-lote.ts'

export type SimulacionDeTitulos = ReplyOf<Contract['simulateTitles']>

const describeOmitidas = ({ omitidas, filasOmitidas }: SimulacionDeTitulos): string =>
  ` (${formatEntero(omitidas)}): ${listFilas(filasOmitidas)}.`

export const describeSimulacion = (simulacion: SimulacionDeTitulos): string => {
  const { ultimo, hueco, omitidas, total } = simulacion
  return [
    `Se generarían los títulos ${describeRango(simulacion)}, total ${formatImporte(total)}.`,
    `El último título creado es el ${ultimo}: pasaría a ser el ${simulacion.hasta}.`,
    ...(hueco ? [`Quedarían sin usar los números ${hueco.desde} a ${hueco.hasta}.`] : []),
    ...(omitidas > 0 ? [`Filas sin título${describeOmitidas(simulacion)}`] : []),
    'No se cambió nada.',
  ].join('\n')
}

/**
 * Prints the warnings of a dry run, and refuses it when it has problems.
 * @throws CliError `filasInvalidas` for rows in error, `conflicto` when the new documents would leave unused numbers
 * and nobody accepted the gap (D85, D86)
 */
const checkSimulacion = (
  { output }: Context,
  { errores, hueco, cantidad, ultimo, avisos }: SimulacionDeTitulos,
  aceptarSalto: boolean,
): void => {
  for (const aviso of avisos) output.warn(aviso)
  if (errores.length > 0 || cantidad === 0) {
    const why =
      errores.length > 0
        ? countErrores(errores, errores.length)
        : 'no queda ninguna fila sin errores'
    throw new CliError('filasInvalidas', {
      codigo: errores.length > 0 ? 'filas-invalidas' : 'sin-filas',
      mensaje: `No se generó ningún título: ${why}.`,
      errores: { filas: errores, total: errores.length },
    })
  }
  if (hueco && !aceptarSalto) {
    throw new CliError('conflicto', {
      codigo: 'salto-de-numeracion',
      mensaje: `El último título es el ${ultimo}: los números ${hueco.desde} a ${hueco.hasta} quedarían sin usar.`,
      detalle: { ultimo, ...hueco },
    })
  }
}

const reportOmitidas = async (job: PedidoDeGeneracion): Promise<void> => {
  const { context, connection, options } = job
  const input = inputOf(job)
  const { errores } = await connection.call(titulos.simulateTitles, {
    ...input,
    body: { ...input.body, omitirInvalidas: '0' },
  })
  for (const line of summarizeErrores(errores)) context.output.note(`  ${line}`)
  await saveErrores(context, options.errores, errores)
}

export const simulate = async (job: PedidoDeGeneracion): Promise<SimulacionDeTitulos> => {
  const { context, connection, options } = job
  const simulacion = await connection.call(titulos.simulateTitles, inputOf(job))
  if (simulacion.omitidas > 0) {
    await reportOmitidas(job)
    context.output.warn(`Filas sin título por --omitir-invalidas${describeOmitidas(simulacion)}`)
  }
  checkSimulacion(context, simulacion, options.aceptarSalto === true)
  return simulacion
}
