import * as nodeModule from 'node:module'
import { join } from 'node:path'

/** Type of `enableCompileCache` of `node:module`, which exists since Node 22.8. */
type EnableCompileCache = (directory: string) => unknown

/**
 * Turns on the compile cache of Node, so that the next run starts faster. The cache is in the user's own folder,
 * because a folder that other users can write is not safe for code.
 */
export const keepCompiled = ({ XDG_CACHE_HOME, HOME }: NodeJS.ProcessEnv): void => {
  const base = XDG_CACHE_HOME || (HOME && join(HOME, '.cache'))
  if (!base || !('enableCompileCache' in nodeModule)) return
  const enable = nodeModule.enableCompileCache as EnableCompileCache
  enable(join(base, 'apremia'))
}
