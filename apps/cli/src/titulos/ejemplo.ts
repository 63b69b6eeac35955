import { titulos } from '@apremia/api-client'
import type { Categoria } from '@apremia/core'
import { outputOption, refuseJsonOnStdout } from '../args/output-option.ts'
import type { Context } from '../context.ts'
import { action, categoriaOption, examples, overwriteOption, type Verb } from '../define.ts'
import { checkTarget, saveFile } from '../http/save-file.ts'
import { formatTamano } from '../terminal/local-format.ts'

interface Options {
  readonly categoria: Categoria
  readonly output?: string
  readonly force?: boolean
}

const run = async (context: Context, { categoria, output: given, force }: Options) => {
  const { output, interrupt } = context
  const target = given ?? `ejemplo_${categoria}.xlsx`
  refuseJsonOnStdout(context, target)
  const overwrite = force === true
  checkTarget(target, overwrite)
  const { connect } = await import('../http/with-client.ts')
  const reply = await connect(context).call(titulos.getXlsExample, {
    query: { category: categoria },
  })
  const bytes = await saveFile(reply, output, { target, overwrite, signal: interrupt.signal })
  if (target === '-') return undefined
  output.note(`Planilla de ejemplo de ${categoria} (${formatTamano(bytes)}):`)
  await output.data({ archivo: target, bytes }, () => target)
  return undefined
}

export const ejemplo: Verb = (noun) => {
  const command = noun
    .command('ejemplo')
    .description('Descarga la planilla básica de ejemplo')
    .addOption(categoriaOption().default('inmueble'))
    .addOption(outputOption())
    .addOption(overwriteOption())
    .action(action(run))
  examples(
    command,
    'apremia titulos ejemplo',
    'apremia titulos ejemplo --categoria comercio -o comercios.xlsx',
  )
}
