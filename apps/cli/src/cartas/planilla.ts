import { cartas } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { outputOption, refuseJsonOnStdout } from '../args/output-option.ts'
import type { Context } from '../context.ts'
import { action, examples, overwriteOption, type Verb } from '../define.ts'
import { checkTarget, saveFile } from '../http/save-file.ts'
import { formatTamano } from '../terminal/local-format.ts'

interface Options {
  readonly lote?: string
  readonly output?: string
  readonly force?: boolean
}

const run = async (context: Context, { lote, output: given, force = false }: Options) => {
  const { output, interrupt } = context
  const target = given ?? textos.planillaDeAcuses.archivo
  refuseJsonOnStdout(context, target)
  checkTarget(target, force)
  const { connect } = await import('../http/with-client.ts')
  const query = lote === undefined ? {} : { lote }
  const reply = await connect(context).call(cartas.getAcusesParaCompletar, { query })
  const { signal } = interrupt
  const bytes = await saveFile(reply, output, { target, overwrite: force, signal })
  if (target === '-') return undefined
  output.note(`Planilla de acuses para completar (${formatTamano(bytes)}):`)
  await output.data({ archivo: target, bytes }, () => target)
  return undefined
}

export const planillaDeAcuses: Verb = (noun) => {
  const command = noun
    .command('planilla')
    .description('Descarga la planilla de las cartas sin acuse, para completar y cargar')
    .option('--lote <lote>', 'Solo las de este lote')
    .addOption(outputOption())
    .addOption(overwriteOption())
    .action(action(run))
  examples(command, 'apremia cartas planilla', 'apremia cartas planilla -o acuses.xlsx')
}
