import { defineConfig } from 'vitest/config'

const resolve = { conditions: ['source'] }
/** A database test named in the command can run on the embedded database too. */
const named = process.argv.some((argument) => argument.endsWith('.db.test.ts'))
const PROYECTOS = ['unit', 'web', 'pglite', 'postgres']
const [orden, ...pedido] = process.argv.slice(2)
/** Whether the command runs a whole project once: it names no file, and nothing is watched. */
const whole =
  orden === 'run' &&
  pedido.every((argument) => argument.startsWith('-') || PROYECTOS.includes(argument))
/** How fast the machine is, and what else it does, is not what these tests are about. */
const PATIENT = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 120_000 } },
}
const OTHERS = ['**/*.{db,bases}.test.ts', '**/node_modules/**', '**/dist/**']
const ssr = { resolve: { conditions: ['source'] } }

/**
 * `unit` needs only Node; in `web`, each file has a page of its own. Tests that use the database run on PostgreSQL. The
 * embedded database is PostgreSQL too, through the same driver. Only tests whose result may differ there run on both
 * (`*.bases.test.ts`), because it has one connection, its own collations and memory, and lives and stops with the
 * process.
 */
export default defineConfig({
  test: {
    // By default vitest leaves one core free.
    maxWorkers: '100%',
    // ADR 0046.
    experimental: { fsModuleCache: true },
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          ...PATIENT,
          // Loading core anew for each file would take a third of the time.
          isolate: false,
          globalSetup: whole ? ['apps/cli/test/build-once.ts'] : [],
          include: [
            '{packages,apps}/*/src/**/*.test.ts',
            'fixtures/src/**/*.test.ts',
            'scripts/**/*.test.ts',
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
          setupFiles: ['apps/web/src/test/esperas.ts'],
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
          // Loading the server anew for each file would take a quarter of the time. Nothing is kept between files:
          // each has its own copy of the municipality and its own server over it.
          isolate: false,
          env: { APREMIA_TEST_MOTOR: motor },
          globalSetup: ['apps/api/test/global-setup.ts'],
          ...PATIENT,
        },
      })),
    ],
  },
})
