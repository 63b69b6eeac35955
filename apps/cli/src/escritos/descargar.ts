import { escritosJudiciales } from '@apremia/api-client'
import { CLASES_DE_ESCRITO, type ClaseDeEscrito, interpolar, textos } from '@apremia/core'
import { Option } from 'commander'
import { outputOption, refuseJsonOnStdout } from '../args/output-option.ts'
import type { Context } from '../context.ts'
import { action, examples, overwriteOption, type Verb, wholeNumber } from '../define.ts'
import { checkTarget, saveFile } from '../http/save-file.ts'
import type { Connection } from '../http/with-client.ts'
import { usageError } from '../terminal/cli-error.ts'
import { findPlantilla } from './read-plantilla.ts'

interface Options {
  readonly version?: number
  readonly inicial?: ClaseDeEscrito
  readonly output?: string
  readonly force?: boolean
}

const { archivos } = textos

const download = async (
  connection: Connection,
  { inicial: clase, version: pedida }: Options,
  cual: string,
) => {
  if (clase)
    return {
      nombre: interpolar(archivos.plantillaInicial, { clase }),
      reply: await connection.call(escritosJudiciales.downloadPlantillaInicial, {
        params: { clase },
      }),
    }
  const { id, nombre, versiones } = await findPlantilla(connection, cual)
  const version = pedida ?? versiones[0]?.version ?? 1
  return {
    nombre: interpolar(archivos.plantillaDeEscrito, { nombre, version }),
    reply: await connection.call(escritosJudiciales.downloadPlantilla, { params: { id, version } }),
  }
}

const run = async (context: Context, options: Options, [cual = '']: readonly string[]) => {
  if ((cual === '') === (options.inicial === undefined))
    throw usageError('Indique la plantilla, o --inicial con la clase de la que quiere empezar.')
  const overwrite = options.force === true
  if (options.output !== undefined) {
    refuseJsonOnStdout(context, options.output)
    checkTarget(options.output, overwrite)
  }
  const { connect } = await import('../http/with-client.ts')
  const { nombre, reply } = await download(connect(context), options, cual)
  const target = options.output ?? nombre
  checkTarget(target, overwrite)
  const { output, interrupt } = context
  const bytes = await saveFile(reply, output, { target, overwrite, signal: interrupt.signal })
  if (target !== '-') await output.data({ archivo: target, bytes }, () => target)
  return undefined
}

export const descargarPlantilla: Verb = (noun) => {
  const command = noun
    .command('descargar')
    .description('Descarga una versión de una plantilla, o una para empezar')
    .argument('[plantilla]', 'Su número o su nombre')
    .option('--version <número>', 'La última, si no se dice', wholeNumber(1, 100_000))
    .addOption(
      new Option('--inicial <clase>', 'Una plantilla simple, con los campos puestos').choices(
        CLASES_DE_ESCRITO,
      ),
    )
    .addOption(outputOption())
    .addOption(overwriteOption())
    .action(action(run))
  examples(
    command,
    'apremia escritos descargar --inicial demanda',
    'apremia escritos descargar 3 --version 1 -o anterior.docx',
  )
}
