import { type Command, InvalidArgumentError, Option } from 'commander'
import { AJUSTES } from './config/ajustes.ts'
import type { HasRows, Run } from './run.ts'
import { FORMATOS } from './terminal/formatos.ts'

export type Verb = (noun: Command) => void

export const withRows = (): boolean => true

export const action =
  <Options extends object>(run: Run<Options>, hasRows: HasRows<Options> = () => false) =>
  async (...received: unknown[]): Promise<void> => {
    const command = received.at(-1) as Command
    const { runAction } = await import('./run-action.ts')
    process.exitCode = await runAction(command, run, hasRows)
  }

const ejemplosDe = new WeakMap<Command, readonly string[]>()

/**
 * Adds example command lines to the help of a command. The reference document of the command line shows the same
 * examples.
 */
export const examples = (command: Command, ...lines: string[]): Command => {
  ejemplosDe.set(command, lines)
  return command.addHelpText(
    'after',
    ({ command: shown }) =>
      `\n${shown.createHelp().styleTitle('Ejemplos:')}\n${lines.map((line) => `  ${line}`).join('\n')}\n`,
  )
}

export const examplesOf = (command: Command): readonly string[] => ejemplosDe.get(command) ?? []

export const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    if (!/^\d{1,9}$/.test(text) || Number(text) < min || Number(text) > max) {
      throw new InvalidArgumentError(`Debe ser un entero entre ${min} y ${max}.`)
    }
    return Number(text)
  }

export const categoriaOption = (): Option =>
  new Option('--categoria <categoría>', 'Qué son los imponibles').choices(['inmueble', 'comercio'])

export const dryRunOption = (): Option =>
  new Option('--dry-run', 'Muestra qué cambiaría, sin cambiar nada')

export const yesOption = (): Option =>
  new Option('--si, --yes', 'Responde que sí a la confirmación')

export const overwriteOption = (): Option =>
  new Option('--sobrescribir, --force', 'Reemplaza el archivo de salida si ya existe')

export const globalOptions = (): Option[] => [
  new Option('--url <dirección>', `Dirección del servicio [${AJUSTES.url.variable}]`),
  new Option('--json', 'Datos en JSON, para programas'),
  new Option('--formato <formato>', 'Formato de los datos').choices(FORMATOS),
  new Option('-q, --quiet', 'Solo datos, avisos y errores'),
  new Option('-v, --verbose', 'Muestra además cada llamada al servicio'),
  new Option(
    '--sin-cifrar',
    `Acepta http:// con otra máquina [${AJUSTES.cifrado.variable}=opcional]`,
  ),
  new Option('--no-color', 'Sin colores'),
  new Option('--no-input', 'No pregunta nada'),
]
