import { actuaciones } from '@apremia/api-client'
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
  const target = given ?? textos.actuaciones.libro.archivo
  refuseJsonOnStdout(context, target)
  checkTarget(target, force)
  const { connect } = await import('../http/with-client.ts')
  const reply = await connect(context).call(actuaciones.getActuacionesEjemplo, {})
  const { signal } = interrupt
  const bytes = await saveFile(reply, output, { target, overwrite: force, signal })
  if (target === '-') return undefined
  output.note(`Planilla de ejemplo de actuaciones (${formatTamano(bytes)}):`)
  await output.data({ archivo: target, bytes }, () => target)
  return undefined
}

export const ejemploDeActuaciones: Verb = (noun) => {
  const command = noun
    .command('ejemplo')
    .description('Descarga la planilla de ejemplo, con todas las columnas')
    .addOption(outputOption())
    .addOption(overwriteOption())
    .action(action(run))
  examples(command, 'apremia actuaciones ejemplo', 'apremia actuaciones ejemplo -o noviembre.xlsx')
}
