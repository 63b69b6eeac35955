import { cartas } from '@apremia/api-client'
import { numeroDeCartaEnDatos, parseNumeroDeCarta, writeNumeroDeCarta } from '@apremia/core'
import { outputOption, refuseJsonOnStdout } from '../args/output-option.ts'
import type { Context } from '../context.ts'
import { action, examples, overwriteOption, type Verb } from '../define.ts'
import { checkTarget, saveFile } from '../http/save-file.ts'
import { usageError } from '../terminal/cli-error.ts'

interface Options {
  readonly output?: string
  readonly force?: boolean
}

const run = async (context: Context, options: Options, [text = '']: readonly string[]) => {
  const numero = parseNumeroDeCarta(text)
  if (numero === undefined) throw usageError(`«${text}» no es un número de carta.`)
  const target = options.output ?? `carta_${writeNumeroDeCarta(numero)}.pdf`
  const overwrite = options.force === true
  refuseJsonOnStdout(context, target)
  checkTarget(target, overwrite)
  const { connect } = await import('../http/with-client.ts')
  const reply = await connect(context).call(cartas.downloadCarta, { params: { numero } })
  const { output, interrupt } = context
  const bytes = await saveFile(reply, output, { target, overwrite, signal: interrupt.signal })
  if (target !== '-')
    await output.data(
      { numero: numeroDeCartaEnDatos(numero), archivo: target, bytes },
      () => target,
    )
  return undefined
}

export const descargarCarta: Verb = (noun) => {
  const command = noun
    .command('descargar')
    .description('Descarga el PDF de una carta')
    .argument('<número>', 'Número de la carta; ANT-101 es la 101 del sistema anterior')
    .addOption(outputOption())
    .addOption(overwriteOption())
    .action(action(run))
  examples(command, 'apremia cartas descargar 101')
}
