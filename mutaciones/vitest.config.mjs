import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { readCuartos } from './cuartos.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const conditions = ['source']

/** Stryker copies the repository to a folder and changes that copy, so the tests must load core from the copy. */
export default defineConfig({
  root,
  resolve: {
    conditions,
    alias: [{ find: /^@apremia\/core$/, replacement: `${root}packages/core/src/index.ts` }],
  },
  ssr: { resolve: { conditions } },
  test: {
    isolate: false,
    testTimeout: 180_000,
    include: [
      ...readCuartos().map((cuarto) => `packages/core/src/${cuarto}/**/*.test.ts`),
      'packages/reglas/src/reglas.test.ts',
    ],
  },
})
