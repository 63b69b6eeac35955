import { evaluaciones } from '@apremia/api-client'
import { RESULTADOS_DE_EVALUACION } from '@apremia/core'
import { Option } from 'commander'
import { formatoDe } from '../args/output-option.ts'
import type { Context } from '../context.ts'
import { action, examples, overwriteOption, type Verb } from '../define.ts'
import type { Connection } from '../http/with-client.ts'
import { usageError } from '../terminal/cli-error.ts'
import { criteriosDeEvaluaciones, type FiltroDeEvaluaciones } from './filtro.ts'
import { readNumero } from './numero.ts'

interface Options extends FiltroDeEvaluaciones {
  readonly output?: string
  readonly evaluacion?: string
  readonly pdf?: boolean
  readonly force?: boolean
}

const ask = (connection: Connection, options: Options, target: string, pdf: boolean) => {
  const id = options.evaluacion === undefined ? null : readNumero(options.evaluacion)
  if (pdf) {
    if (id === null) throw usageError('La hoja en PDF es de una evaluación: indique --evaluacion.')
    return connection.call(evaluaciones.downloadEvaluacion, { params: { id } })
  }
  return id === null
    ? connection.call(evaluaciones.exportEvaluaciones, {
        query: { ...criteriosDeEvaluaciones(options), ...formatoDe(target) },
      })
    : connection.call(evaluaciones.exportCasosDeEvaluacion, {
        params: { id },
        query: formatoDe(target),
      })
}

const run = async (context: Context, options: Options) => {
  const { force = false, output, evaluacion } = options
  const target =
    output ?? (options.pdf === true ? `evaluacion-${evaluacion ?? ''}.pdf` : 'evaluaciones.xlsx')
  const pdf = options.pdf === true || target.endsWith('.pdf')
  const { connect } = await import('../http/with-client.ts')
  const { saveListado } = await import('../http/save-listado.ts')
  return saveListado(context, target, force, () => ask(connect(context), options, target, pdf))
}

export const exportarEvaluaciones: Verb = (noun) => {
  const command = noun
    .command('exportar')
    .description(
      'Guarda las evaluaciones en una planilla o en CSV; de una, sus casos o su hoja en PDF',
    )
    .option(
      '-o, --output <archivo>',
      'Archivo .xlsx, .csv o .pdf; - es la salida estándar (evaluaciones.xlsx si no se indica)',
    )
    .option('--evaluacion <número>', 'Los casos de esta evaluación')
    .option('--pdf', 'La hoja de la evaluación, con todo en lo que se apoya')
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
    'apremia evaluaciones exportar --evaluacion 12 -o evaluacion-12.pdf',
  )
}
