import { inject } from 'vitest'
import { buildCli } from './build-cli.ts'

export const findCli = async (): Promise<string> => inject('comando') ?? buildCli()
