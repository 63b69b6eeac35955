import type { Contract, ReplyOf } from '@apremia/api-client'
import { CliError } from '../cli-error.ts'
import type { Context } from '../context.ts'
import { formatCantidad } from '../local-format.ts'
import { countErrores } from '../row-errors.ts'
import { describeRango, formatImporte } from './save-lote.ts'

export type Simulacion = ReplyOf<Contract['simulateTitles']>

/** The lines --dry-run prints: exactly what would change. */
export const describeSimulacion = (simulacion: Simulacion): string => {
  const { ultimo, hueco, omitidas, total } = simulacion
  return [
    `Se generarían los títulos ${describeRango(simulacion)}, total ${formatImporte(total)}.`,
    `El último título creado es el ${ultimo}: pasaría a ser el ${simulacion.hasta}.`,
    ...(hueco ? [`Quedarían sin usar los números ${hueco.desde} a ${hueco.hasta}.`] : []),
    ...(omitidas > 0 ? [`Se omitirían ${formatCantidad(omitidas, 'fila', 'filas')}.`] : []),
    'No se cambió nada.',
  ].join('\n')
}

/**
 * Says whether the real run may go on after its simulation.
 * @throws CliError `filasInvalidas` for rows in error, `conflicto` for a gap nobody accepted (D85, D86)
 */
export const checkSimulacion = (
  { output }: Context,
  { errores, hueco, cantidad, ultimo, avisos }: Simulacion,
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
