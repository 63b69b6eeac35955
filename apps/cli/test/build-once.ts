import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildCli } from './build-cli.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Path of the compiled command. A run of all the tests compiles the command once, because compiling takes as long
     * as running many tests.
     */
    readonly comando?: string
  }
}

export default async (project: TestProject): Promise<() => void> => {
  const main = await buildCli()
  project.provide('comando', main)
  return () => rmSync(dirname(main), { recursive: true, force: true })
}
