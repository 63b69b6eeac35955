import type { Context } from './context.ts'
import type { ExitCode } from './terminal/exit-code.ts'

export type Run<Options> = (
  context: Context,
  options: Options,
  args: readonly string[],
) => Promise<ExitCode | undefined>

/**
 * Function that tells whether the command, with these options and arguments, prints rows. Only a command that prints
 * rows can print CSV.
 */
export type HasRows<Options> = (options: Options, args: readonly string[]) => boolean
