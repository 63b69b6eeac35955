import { equivalencias } from '@apremia/api-client'
import { Option } from 'commander'
import type { Context } from '../context.ts'
import { action, examples, overwriteOption, type Verb, withRows } from '../define.ts'
import { checkTarget, saveText } from '../http/save-file.ts'
import { COLUMNAS_DE_EQUIVALENCIAS } from './equivalencia.ts'

interface Options {
  readonly output?: string
  readonly force?: boolean
}

const run = async (context: Context, { output: target, force = false }: Options) => {
  const { output, interrupt } = context
  if (target !== undefined) checkTarget(target, force)
  const { connect } = await import('../http/with-client.ts')
  const guardadas = await connect(context).call(equivalencias.getEquivalencias, {})
  if (target !== undefined) {
    const { renderEquivalencias } = await import('@apremia/workbooks')
    const texto = await renderEquivalencias(guardadas)
    await saveText(texto, { target, overwrite: force, signal: interrupt.signal })
  }
  await output.rows(COLUMNAS_DE_EQUIVALENCIAS, guardadas, { equivalencias: guardadas })
  if (guardadas.length === 0)
    output.note('No hay ninguna guardada. Para proponerlas: apremia municipio equivalencias')
  return undefined
}

export const verEquivalencias: Verb = (noun) => {
  const command = noun
    .command('ver')
    .description('Muestra las equivalencias guardadas, y las escribe como equivalencias.yaml')
    .addOption(new Option('-o, --output <archivo.yaml>', 'Las escribe en un archivo'))
    .addOption(overwriteOption())
    .action(action(run, withRows))
  examples(
    command,
    'apremia equivalencias ver',
    'apremia equivalencias ver -o equivalencias.yaml --force',
  )
}
