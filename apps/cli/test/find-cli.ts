import { inject } from 'vitest'
import { buildCli } from './build-cli.ts'

/** Returns the path of the built command. A run of a few tests builds the command here. */
export const findCli = async (): Promise<string> => inject('comando') ?? buildCli()
