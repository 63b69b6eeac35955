import type { Command } from 'commander'
import {
  type Context,
  createContext,
  earlyOutput,
  type GlobalOptions,
  nameOfCommand,
} from './context.ts'
import type { HasRows, Run } from './run.ts'
import { type ExitCode, SALIDAS } from './terminal/exit-code.ts'
import { reportFailure } from './terminal/failure.ts'

export const runAction = async <Options extends object>(
  command: Command,
  run: Run<Options>,
  hasRows: HasRows<Options>,
): Promise<ExitCode> => {
  let context: Context | undefined
  try {
    const options = command.optsWithGlobals<Options>()
    context = createContext(command, hasRows(options, command.args))
    return (await run(context, options, command.args)) ?? SALIDAS.correcto
  } catch (error) {
    const output =
      context?.output ??
      earlyOutput(nameOfCommand(command), command.optsWithGlobals<GlobalOptions>())
    return await reportFailure(error, output, context?.interrupt.signal)
  } finally {
    // After Ctrl-C the process exits at once, without waiting for open sockets and questions.
    if (context?.interrupt.signal.aborted === true) setImmediate(() => process.exit())
    context?.interrupt.dispose()
  }
}
