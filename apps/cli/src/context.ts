import type { Command } from 'commander'
import { type Flags, loadSettings, type Settings, type Valor } from './config/load-settings.ts'
import { usageError } from './terminal/cli-error.ts'
import { FORMATOS, type Formato } from './terminal/formatos.ts'
import { type Interrupt, listenForInterrupt } from './terminal/interrupt.ts'
import { createOutput, type Output } from './terminal/output.ts'
import { type ColorSetting, wantsColor } from './terminal/terminal.ts'

export interface GlobalOptions {
  readonly url?: string
  readonly formato?: string
  readonly json?: boolean
  readonly color: boolean
  readonly quiet?: boolean
  readonly verbose?: boolean
  readonly input: boolean
  readonly sinCifrar?: boolean
}

export interface Context {
  readonly comando: string
  readonly env: NodeJS.ProcessEnv
  readonly settings: Settings
  readonly output: Output
  readonly interrupt: Interrupt
  /**
   * True when the command may ask a question: both stdin and stderr are terminals, and the user did not give
   * --no-input.
   */
  readonly canAsk: boolean
}

export const nameOfCommand = (command: Command): string =>
  command.parent === null ? '' : `${nameOfCommand(command.parent)} ${command.name()}`.trim()

const flagsOf = (options: GlobalOptions): Flags => ({
  ...(options.url === undefined ? {} : { url: { valor: options.url, opcion: '--url' } }),
  ...(options.formato === undefined
    ? {}
    : { formato: { valor: options.formato, opcion: '--formato' } }),
  ...(options.json === true ? { formato: { valor: 'json', opcion: '--json' } } : {}),
  ...(options.sinCifrar === true ? { cifrado: { valor: 'opcional', opcion: '--sin-cifrar' } } : {}),
  ...(options.color ? {} : { color: { valor: 'nunca', opcion: '--no-color' } }),
})

const workingFolder = (): string => {
  try {
    return process.cwd()
  } catch {
    return '/'
  }
}

const outputOf = (
  comando: string,
  options: GlobalOptions,
  formato: Formato,
  color: ColorSetting,
): Output =>
  createOutput({
    comando,
    formato,
    colorOut: wantsColor(process.stdout, process.env, color),
    colorErr: wantsColor(process.stderr, process.env, color),
    quiet: options.quiet === true,
    verbose: options.verbose === true,
  })

export const earlyOutput = (comando: string, options: Partial<GlobalOptions>): Output =>
  outputOf(
    comando,
    { color: true, input: true, ...options },
    options.json === true || options.formato === 'json' ? 'json' : 'tabla',
    options.color === false ? 'nunca' : 'auto',
  )

/**
 * Returns the output format of a command. A command that prints no rows has no CSV output. The option `--formato csv`
 * is then an error, and a saved setting that asks for CSV is ignored.
 */
const formatoOf = (comando: string, { valor, origen }: Valor, rows: boolean): Formato => {
  const formato = FORMATOS.find((name) => name === valor) ?? 'tabla'
  if (formato !== 'csv' || rows) return formato
  if (origen === 'opción') throw usageError(`«${comando}» no tiene salida CSV.`, 'Use --json.')
  return 'tabla'
}

/**
 * Creates the context in which a command runs, such as its settings and its output.
 * @throws CliError when a setting is invalid, or when the command does not support the output format
 */
export const createContext = (command: Command, rows: boolean): Context => {
  const comando = nameOfCommand(command)
  const options = command.optsWithGlobals<GlobalOptions>()
  const settings = loadSettings({
    flags: flagsOf(options),
    env: process.env,
    cwd: workingFolder(),
  })
  const { formato, color } = settings.valores
  const output = outputOf(
    comando,
    options,
    formatoOf(comando, formato, rows),
    color.valor as ColorSetting,
  )
  for (const aviso of settings.avisos) output.warn(aviso)
  return {
    comando,
    env: process.env,
    settings,
    output,
    interrupt: listenForInterrupt((text) => output.note(text)),
    canAsk: options.input && process.stdin.isTTY === true && process.stderr.isTTY === true,
  }
}
