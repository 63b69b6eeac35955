import { inject } from 'vitest'
import { buildCli } from './build-cli.ts'

/** Returns the file of the built command: that of the whole run, or a new one when few tests are run. */
export const findCli = async (): Promise<string> => inject('comando') ?? buildCli()
