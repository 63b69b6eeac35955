import type { Context } from './context.ts'
import type { ExitCode } from './terminal/exit-code.ts'

/** Work of a command. */
export type Run<Options> = (
  context: Context,
  options: Options,
  args: readonly string[],
) => Promise<ExitCode | undefined>

/** Whether a run of a command prints rows: the only thing CSV is for. */
export type HasRows<Options> = (options: Options, args: readonly string[]) => boolean
