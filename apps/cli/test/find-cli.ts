import { inject } from 'vitest'
import { buildCli } from './build-cli.ts'

/** The file to run of the built command: the one of the whole run, or one of its own when few tests are run. */
export const findCli = async (): Promise<string> => inject('comando') ?? buildCli()
