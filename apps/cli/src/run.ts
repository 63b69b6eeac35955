import type { Context } from './context.ts'
import type { ExitCode } from './terminal/exit-code.ts'

export type Run<Options> = (
  context: Context,
  options: Options,
  args: readonly string[],
) => Promise<ExitCode | undefined>

/**
 * Function that tells whether a run of the command prints rows. The CSV format is only for commands that print rows.
 */
export type HasRows<Options> = (options: Options, args: readonly string[]) => boolean
