import type { Context } from './context.ts'
import type { ExitCode } from './terminal/exit-code.ts'

/** Function that does the work of a command. */
export type Run<Options> = (
  context: Context,
  options: Options,
  args: readonly string[],
) => Promise<ExitCode | undefined>

/** Function that tells whether a run prints rows. Only such a run supports CSV. */
export type HasRows<Options> = (options: Options, args: readonly string[]) => boolean
