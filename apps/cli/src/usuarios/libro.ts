import { salidas } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { outputOption, refuseJsonOnStdout } from '../args/output-option.ts'
import type { Context } from '../context.ts'
import { action, examples, overwriteOption, type Verb } from '../define.ts'
import { checkTarget, saveFile } from '../http/save-file.ts'

interface Options {
  readonly output?: string
  readonly force?: boolean
}

const run = async (context: Context, { output: given, force = false }: Options) => {
  const { output, interrupt } = context
  const target = given ?? textos.archivos.personas
  refuseJsonOnStdout(context, target)
  checkTarget(target, force)
  const { connect } = await import('../http/with-client.ts')
  const reply = await connect(context).call(salidas.downloadPersonas, {})
  const { signal } = interrupt
  const bytes = await saveFile(reply, output, { target, overwrite: force, signal })
  if (target === '-') return undefined
  await output.data({ archivo: target, bytes }, () => target)
  output.note(`Cámbielo y pruébelo: apremia municipio cargar ${target} --dry-run`)
  return undefined
}

export const libroDePersonas: Verb = (noun) => {
  const command = noun
    .command('libro')
    .description(
      'Descarga las personas y los abogados como un libro de Excel, para dar de alta o cambiar a muchos a la vez',
    )
    .addOption(outputOption())
    .addOption(overwriteOption())
    .action(action(run))
  examples(
    command,
    'apremia usuarios libro -o personas.xlsx',
    'apremia municipio cargar personas.xlsx --dry-run',
    'apremia municipio cargar personas.xlsx',
  )
}
