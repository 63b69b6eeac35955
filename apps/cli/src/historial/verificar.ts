import type { Context } from '../context.ts'
import { action, examples, type Verb } from '../define.ts'
import { SALIDAS } from '../exit-code.ts'
import { formatCantidad } from '../local-format.ts'

const run = async (context: Context) => {
  const { connect } = await import('../with-client.ts')
  const connection = connect(context)
  context.output.note('Se recorre la cadena del historial…')
  const result = await connection.call('verifyHistorial', {})
  await context.output.data(result, (paint) => {
    const rows = formatCantidad(result.filas, 'fila', 'filas')
    if (result.valido) {
      return `${paint('green', 'Historial íntegro:')} ${rows}.\nCabeza: ${result.cabeza}`
    }
    return [
      ...result.fallas.map(({ orden, motivo }) => `Fila ${orden}: ${motivo}`),
      `${paint('red', 'El historial fue alterado:')} ${formatCantidad(result.fallas.length, 'falla', 'fallas')} en ${rows}.`,
    ].join('\n')
  })
  return result.valido ? SALIDAS.correcto : SALIDAS.falla
}

export const verificar: Verb = (noun) => {
  const command = noun
    .command('verificar')
    .description('Recorre el historial y dice si una fila fue cambiada, borrada o reordenada')
    .action(action(run))
  examples(command, 'apremia historial verificar', 'apremia historial verificar --json')
}
