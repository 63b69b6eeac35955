import { availableParallelism } from 'node:os'
import { readCuartos } from './cuartos.mjs'

export default {
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: 'mutaciones/vitest.config.mjs', related: false },
  mutate: [
    ...readCuartos().map((cuarto) => `packages/core/src/${cuarto}/**/*.ts`),
    '!packages/core/src/**/*.test.ts',
  ],
  ignorePatterns: [
    '/apps',
    '/e2e',
    '/bench',
    '/cifras',
    '/docs',
    '/release',
    '**/dist',
    '**/.turbo',
  ],
  // Texts are checked elsewhere, letter by letter. Here a changed text would hide the changes of rules.
  mutator: { excludedMutations: ['StringLiteral'] },
  // A static mutant is run once when the module loads. Stryker would run all the tests for each of them.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: availableParallelism(),
  timeoutMS: 20_000,
  // TypeScript 7 has no functions for other programs, and Stryker needs them only to rewrite this file.
  tsconfigFile: 'no-se-usa.json',
  tempDirName: '.cache/mutaciones',
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false },
  jsonReporter: { fileName: '.cache/mutaciones.json' },
  thresholds: { high: 95, low: 90, break: 90 },
}
