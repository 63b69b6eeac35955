import * as nodeModule from 'node:module'
import { join } from 'node:path'

/** Node 22.8 and later. */
type EnableCompileCache = (directory: string) => unknown

/**
 * Keeps the code that Node compiles for the next run, when there is a place for it. The place is the person's own
 * folder, because a folder that others can write is not safe for code.
 */
export const keepCompiled = ({ XDG_CACHE_HOME, HOME }: NodeJS.ProcessEnv): void => {
  const base = XDG_CACHE_HOME || (HOME && join(HOME, '.cache'))
  if (!base || !('enableCompileCache' in nodeModule)) return
  const enable = nodeModule.enableCompileCache as EnableCompileCache
  enable(join(base, 'apremia'))
}
