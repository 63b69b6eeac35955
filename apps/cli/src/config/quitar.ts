import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb } from '../define.ts'
import { usageError } from '../terminal/cli-error.ts'
import { isClave } from './ajustes.ts'
import { type ChangeOptions, claveArgument } from './poner.ts'
import { readConfigFile } from './read-config-file.ts'
import { fileToChange, writeSetting } from './write-config-file.ts'

const run = async (
  context: Context,
  { proyecto, dryRun }: ChangeOptions,
  [clave = '']: readonly string[],
) => {
  if (!isClave(clave)) throw usageError(`No existe la clave «${clave}».`)
  const archivo = fileToChange(context, proyecto === true)
  const anterior = readConfigFile(archivo)?.valores[clave] ?? null
  const change = anterior !== null && dryRun !== true
  if (change) writeSetting(archivo, clave, undefined)
  await context.output.data({ clave, anterior, archivo, cambiado: change }, () => {
    if (anterior === null) return `${clave} no está en ${archivo}.`
    return `${change ? 'Quitado' : 'Se quitaría'} ${clave} = ${anterior} de ${archivo}`
  })
  return undefined
}

export const quitar: Verb = (noun) => {
  const command = noun
    .command('quitar')
    .description('Quita un valor de la configuración: vuelve a valer el que sigue en la lista')
    .addArgument(claveArgument())
    .option('--proyecto', 'De apremia.json')
    .addOption(dryRunOption())
    .action(action(run))
  examples(command, 'apremia config quitar url')
}
