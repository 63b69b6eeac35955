import { Argument, InvalidArgumentError } from 'commander'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb } from '../define.ts'
import { usageError } from '../terminal/cli-error.ts'
import { AJUSTES, CLAVES_DE_AJUSTE, isClave } from './ajustes.ts'
import { readConfigFile } from './read-config-file.ts'
import { fileToChange, writeSetting } from './write-config-file.ts'

export interface ChangeOptions {
  readonly proyecto?: boolean
  readonly dryRun?: boolean
}

export const claveArgument = (): Argument =>
  new Argument('<clave>', `Una de: ${CLAVES_DE_AJUSTE.join(', ')}`).argParser((text) => {
    if (!isClave(text)) throw new InvalidArgumentError(`Claves: ${CLAVES_DE_AJUSTE.join(', ')}.`)
    return text
  })

const run = async (
  context: Context,
  { proyecto, dryRun }: ChangeOptions,
  [clave = '', valor = '']: readonly string[],
) => {
  if (!isClave(clave)) throw usageError(`No existe la clave «${clave}».`)
  const problem = AJUSTES[clave].check(valor)
  if (problem !== undefined)
    throw usageError(`El valor «${valor}» no sirve para ${clave}. ${problem}`)
  const archivo = fileToChange(context, proyecto === true)
  const anterior = readConfigFile(archivo)?.valores[clave] ?? null
  if (dryRun !== true) writeSetting(archivo, clave, valor)
  await context.output.data({ clave, valor, anterior, archivo, cambiado: dryRun !== true }, () => {
    const before = anterior === null ? '' : ` (antes: ${anterior})`
    return `${dryRun === true ? 'Se pondría' : 'Puesto'} ${clave} = ${valor}${before} en ${archivo}`
  })
  return undefined
}

export const ponerAjuste: Verb = (noun) => {
  const command = noun
    .command('poner')
    .description('Guarda un valor en la configuración personal o del proyecto')
    .addArgument(claveArgument())
    .argument('<valor>', 'El valor nuevo')
    .option('--proyecto', 'En apremia.json, para todo el proyecto')
    .addOption(dryRunOption())
    .action(action(run))
  examples(
    command,
    'apremia config poner url https://apremia.municipio.gob.ar',
    'apremia config poner formato json --proyecto',
  )
}
