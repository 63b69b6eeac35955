import { evaluaciones, trabajos } from '@apremia/api-client'
import { isLoteId } from '../args/lote-id.ts'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb, withRows } from '../define.ts'
import { usageError } from '../terminal/cli-error.ts'
import { formatCantidad } from '../terminal/local-format.ts'
import { COLUMNAS_DE_EVALUACION } from './columnas.ts'
import { followCorrida, readCorrida } from './follow-corrida.ts'

interface Options {
  readonly dryRun?: boolean
}

const run = async (
  context: Context,
  { dryRun = false }: Options,
  [trabajo = '']: readonly string[],
) => {
  if (!isLoteId(trabajo))
    throw usageError(`«${trabajo}» no es el identificador de un trabajo de evaluación.`)
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  if (!dryRun)
    return followCorrida(
      context,
      connection,
      await connection.call(evaluaciones.resumeEvaluaciones, { params: { trabajo } }),
    )
  const { output } = context
  const { total } = await connection.call(trabajos.getTrabajo, { params: { id: trabajo } })
  const hechas = await readCorrida(connection, trabajo)
  await output.rows(COLUMNAS_DE_EVALUACION, hechas, { guardado: false, trabajo })
  const faltan = formatCantidad(Math.max(0, total - hechas.length), 'abogado', 'abogados')
  output.note(`Se evaluarían los que faltan: ${faltan}. No se guardó nada.`)
  return undefined
}

export const reanudarEvaluaciones: Verb = (noun) => {
  const command = noun
    .command('reanudar')
    .description('Sigue una corrida que se cortó con los abogados que le faltan')
    .argument('<trabajo>', 'El que dijo «evaluaciones correr» al empezar')
    .addOption(dryRunOption())
    .action(action(run, withRows))
  examples(command, 'apremia evaluaciones reanudar 3f0c2a9e-5b1d-4c7e-9a61-0d2f6b8c4e11')
}
