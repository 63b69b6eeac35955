import { padron } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { outputOption, refuseJsonOnStdout } from '../args/output-option.ts'
import type { Context } from '../context.ts'
import { action, examples, overwriteOption, type Verb } from '../define.ts'
import { checkTarget, saveFile } from '../http/save-file.ts'
import { formatTamano } from '../terminal/local-format.ts'

interface Options {
  readonly output?: string
  readonly force?: boolean
}

const run = async (context: Context, { output: given, force = false }: Options) => {
  const { output, interrupt } = context
  const target = given ?? textos.padron.archivoDeEjemplo
  refuseJsonOnStdout(context, target)
  checkTarget(target, force)
  const { connect } = await import('../http/with-client.ts')
  const reply = await connect(context).call(padron.getPadronEjemplo, {})
  const { signal } = interrupt
  const bytes = await saveFile(reply, output, { target, overwrite: force, signal })
  if (target === '-') return undefined
  output.note(`Padrón de ejemplo (${formatTamano(bytes)}):`)
  await output.data({ archivo: target, bytes }, () => target)
  return undefined
}

export const ejemploDePadron: Verb = (noun) => {
  const command = noun
    .command('ejemplo')
    .description(
      'Descarga un padrón de ejemplo, con las columnas y los otros nombres que se reconocen',
    )
    .addOption(outputOption())
    .addOption(overwriteOption())
    .action(action(run))
  examples(command, 'apremia registros ejemplo', 'apremia registros ejemplo -o padron.xlsx')
}
