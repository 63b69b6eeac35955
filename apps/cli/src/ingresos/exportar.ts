import { ingresos } from '@apremia/api-client'
import { formatoDe, outputOption, refuseJsonOnStdout } from '../args/output-option.ts'
import type { Context } from '../context.ts'
import { action, examples, overwriteOption, type Verb } from '../define.ts'
import { type FiltroDeIngresos, filtroDeIngresos, filtroOptions } from './filtro.ts'

interface Options extends FiltroDeIngresos {
  readonly persona?: string
  readonly output?: string
  readonly force?: boolean
}

const run = async (context: Context, options: Options) => {
  const { connect } = await import('../http/with-client.ts')
  const { call } = connect(context)
  const { saveListado } = await import('../http/save-listado.ts')
  const { persona, output = 'ingresos.xlsx' } = options
  refuseJsonOnStdout(context, output)
  return saveListado(context, output, options.force === true, () =>
    persona === undefined
      ? call(ingresos.exportResumenDeIngresos, {
          query: { ...filtroDeIngresos(options), ...formatoDe(output) },
        })
      : call(ingresos.exportIngresos, { query: { userDni: persona, ...formatoDe(output) } }),
  )
}

export const exportar: Verb = (noun) => {
  const command = noun
    .command('exportar')
    .description('Guarda el resumen de ingresos, o los de una persona, en una planilla o en CSV')
    .option('--persona <dni>', 'Los ingresos de esta persona, uno por uno')
  for (const option of filtroOptions()) command.addOption(option)
  command.addOption(outputOption()).addOption(overwriteOption()).action(action(run))
  examples(
    command,
    'apremia ingresos exportar -o ingresos.xlsx',
    'apremia ingresos exportar --persona 20000001 -o paz.xlsx --force',
  )
}
