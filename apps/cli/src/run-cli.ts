import { type Command, CommanderError } from 'commander'
import { buildProgram } from './program.ts'
import { SALIDAS } from './terminal/exit-code.ts'

/** Returns the deepest command that the command line names. A usage error shows the help of that command. */
const deepest = (program: Command, argv: readonly string[]): Command => {
  const next = argv.find((word) => !word.startsWith('-'))
  const child = program.commands.find((command) => command.name() === next)
  return child && next ? deepest(child, argv.slice(argv.indexOf(next) + 1)) : program
}

const reportUsage = async (
  error: CommanderError,
  program: Command,
  argv: readonly string[],
): Promise<number> => {
  const [{ usageError }, { reportFailure }, { earlyOutput, nameOfCommand }, { readUsageMessage }] =
    await Promise.all([
      import('./terminal/cli-error.ts'),
      import('./terminal/failure.ts'),
      import('./context.ts'),
      import('./terminal/usage-message.ts'),
    ])
  const { mensaje, sugerencia } = readUsageMessage(error.message)
  const comando = nameOfCommand(deepest(program, argv))
  const help = `Ayuda: ${['apremia', comando, '--help'].filter(Boolean).join(' ')}`
  const failure = usageError(mensaje, ...(sugerencia === undefined ? [] : [sugerencia]), help)
  const output = earlyOutput(comando, {
    json: argv.includes('--json'),
    color: !argv.includes('--no-color'),
  })
  return reportFailure(failure, output)
}

export const runCli = async (argv: readonly string[]): Promise<void> => {
  const program = await buildProgram(argv)
  try {
    await program.parseAsync(argv.length === 0 ? ['--help'] : argv, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return
    // Commander reports a missing subcommand by showing the help, so no other message is needed.
    process.exitCode =
      error.code === 'commander.help' ? SALIDAS.uso : await reportUsage(error, program, argv)
  }
}
