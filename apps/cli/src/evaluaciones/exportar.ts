import { RESULTADOS_DE_EVALUACION } from '@apremia/core'
import { Option } from 'commander'
import type { Context } from '../context.ts'
import { action, examples, overwriteOption, type Verb } from '../define.ts'
import { criteriosDeEvaluaciones, type FiltroDeEvaluaciones } from './filtro.ts'
import { readNumero } from './numero.ts'

interface Options extends FiltroDeEvaluaciones {
  readonly output: string
  readonly evaluacion?: string
  readonly force?: boolean
}

const run = async (context: Context, options: Options) => {
  const { output, interrupt } = context
  const { output: target, evaluacion, force: overwrite = false } = options
  const id = evaluacion === undefined ? null : readNumero(evaluacion)
  const { checkTarget, saveFile } = await import('../save-file.ts')
  checkTarget(target, overwrite)
  const formato = target.endsWith('.csv') ? ('csv' as const) : ('xlsx' as const)
  const { connect } = await import('../with-client.ts')
  const connection = connect(context)
  const reply =
    id === null
      ? await connection.call('exportEvaluaciones', {
          query: { ...criteriosDeEvaluaciones(options), formato },
        })
      : await connection.call('exportCasosDeEvaluacion', { params: { id }, query: { formato } })
  const bytes = await saveFile(reply, output, { target, overwrite, signal: interrupt.signal })
  if (target !== '-') await output.data({ archivo: target, bytes }, () => target)
  return undefined
}

export const exportarEvaluaciones: Verb = (noun) => {
  const command = noun
    .command('exportar')
    .description('Guarda las evaluaciones, o los casos de una, en una planilla o en CSV')
    .addOption(
      new Option('-o, --output <archivo>', 'Archivo .xlsx o .csv; - es la salida estándar').default(
        'evaluaciones.xlsx',
      ),
    )
    .option('--evaluacion <número>', 'Los casos de esta evaluación')
    .option('--abogado <código>', 'Las de este abogado: A01')
    .addOption(
      new Option('--resultado <resultado>', 'Con este resultado').choices(RESULTADOS_DE_EVALUACION),
    )
    .addOption(overwriteOption())
    .action(action(run))
  examples(
    command,
    'apremia evaluaciones exportar -o evaluaciones.xlsx',
    'apremia evaluaciones exportar --evaluacion 12 -o casos.csv',
  )
}
