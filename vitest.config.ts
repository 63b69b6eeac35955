import { defineConfig } from 'vitest/config'

const resolve = { conditions: ['source'] }
/**
 * True when the command names a file of database tests (`.db.test.ts`). These files normally run only on PostgreSQL.
 * When the command names one, they run on the embedded database too.
 */
const named = process.argv.some((argument) => argument.endsWith('.db.test.ts'))
const PROYECTOS = ['unit', 'web', 'pglite', 'postgres']
const [orden, ...pedido] = process.argv.slice(2)
/**
 * True when the arguments of `vitest run` name no test file. `vitest run` then runs whole projects, and first compiles
 * the command of the product (`apps/cli`).
 */
const whole =
  orden === 'run' &&
  pedido.every((argument) => argument.startsWith('-') || PROYECTOS.includes(argument))
/** Long time limits, in milliseconds, so that no test fails only because the machine is slow or busy. */
const PATIENT = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 120_000 } },
}
const OTHERS = ['**/*.{db,bases}.test.ts', '**/node_modules/**', '**/dist/**']
const ssr = { resolve: { conditions: ['source'] } }

/**
 * `projects` are four groups of tests:
 * - `unit` needs only Node.
 * - `web` tests the web application in a simulated page (jsdom).
 * - `postgres` needs a database.
 * - `pglite` repeats the tests `*.bases.test.ts` on the embedded database. The embedded database is PostgreSQL with a
 *   single connection and its own collations, so the results may differ.
 */
export default defineConfig({
  test: {
    // Uses every core. By default vitest leaves one core free.
    maxWorkers: '100%',
    // Keeps the transformed modules on disk, so that the next run starts sooner (ADR 0046).
    experimental: { fsModuleCache: true },
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          ...PATIENT,
          // The test files share the loaded modules. Loading the package `core` again for each file would take a third
          // of the running time.
          isolate: false,
          globalSetup: whole ? ['apps/cli/test/build-once.ts'] : [],
          include: [
            '{packages,apps}/*/src/**/*.test.ts',
            'fixtures/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'cifras/src/**/*.test.ts',
          ],
          exclude: ['apps/web/**', ...OTHERS],
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'web',
          ...PATIENT,
          // The test files share the loaded modules and one simulated page, which each file leaves empty. Loading React and
          // the screens again for each file would take five sixths of the processor time.
          isolate: false,
          // All the files of this project use the environment jsdom, because vitest starts a new process when the
          // environment changes.
          environment: 'jsdom',
          setupFiles: ['apps/web/src/test/preparar-pagina.ts'],
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          exclude: OTHERS,
        },
      },
      ...(['pglite', 'postgres'] as const).map((motor) => ({
        resolve,
        ssr,
        test: {
          name: motor,
          include: [
            `apps/api/src/**/*.${motor === 'postgres' || named ? '{db,bases}' : 'bases'}.test.ts`,
          ],
          // The test files share the loaded modules, because loading the server again for each file would take a
          // quarter of the running time. Each file starts its own server on its own copy of the municipality.
          isolate: false,
          env: { APREMIA_TEST_MOTOR: motor },
          globalSetup: ['apps/api/test/global-setup.ts'],
          ...PATIENT,
        },
      })),
    ],
  },
})
