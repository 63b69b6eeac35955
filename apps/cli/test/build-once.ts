import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildCli } from './build-cli.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built command, when all the tests are run: a build for each file takes as long as many of them. */
    readonly comando?: string
  }
}

export default async (project: TestProject): Promise<() => void> => {
  const main = await buildCli()
  project.provide('comando', main)
  return () => rmSync(dirname(main), { recursive: true, force: true })
}
