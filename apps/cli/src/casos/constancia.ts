import { constanciaDeDeuda } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { outputOption, refuseJsonOnStdout } from '../args/output-option.ts'
import type { Context } from '../context.ts'
import { action, examples, overwriteOption, type Verb } from '../define.ts'
import { checkTarget, saveFile } from '../http/save-file.ts'
import { readCaso } from './read-caso.ts'

interface Options {
  readonly abogado?: string
  readonly output?: string
  readonly force?: boolean
}

const run = async (context: Context, options: Options, args: readonly string[]) => {
  const caso = readCaso(args)
  const { abogado } = options
  const query = { ...caso, ...(abogado === undefined ? {} : { abogado: abogado.toUpperCase() }) }
  const target = options.output ?? interpolar(textos.archivos.constanciaDeDeuda, caso)
  const overwrite = options.force === true
  refuseJsonOnStdout(context, target)
  checkTarget(target, overwrite)
  const { connect } = await import('../http/with-client.ts')
  const reply = await connect(context).call(constanciaDeDeuda.downloadConstanciaDeDeuda, { query })
  const { output, interrupt } = context
  const bytes = await saveFile(reply, output, { target, overwrite, signal: interrupt.signal })
  if (target !== '-') await output.data({ ...caso, archivo: target, bytes }, () => target)
  return undefined
}

export const constanciaDeCaso: Verb = (noun) => {
  const command = noun
    .command('constancia')
    .description(
      'Descarga la hoja que le explica a quien debe su deuda y los honorarios, y qué recibo pedir',
    )
    .argument('<imponible>', 'Número del inmueble o del comercio')
    .argument('<recurso>', 'Código del recurso: AB, SS, SE…')
    .option('--abogado <código>', 'La de los períodos que este abogado tiene a cargo')
    .addOption(outputOption())
    .addOption(overwriteOption())
    .action(action(run))
  examples(
    command,
    'apremia casos constancia 101 AB',
    'apremia casos constancia 101 AB -o constancia.pdf',
    'apremia casos constancia 101 AB --abogado A02',
  )
}
