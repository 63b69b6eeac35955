import { defineConfig } from 'vitest/config'

const resolve = { conditions: ['source'] }
const ssr = { resolve: { conditions: ['source'] } }

/**
 * `unit` needs nothing but Node. The database projects run the same files, once on the embedded database and
 * once on PostgreSQL.
 */
export default defineConfig({
  test: {
    // By itself vitest leaves a core for whoever is waiting.
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          // How fast the machine is, and what else it does, is not what these tests are about.
          testTimeout: 30_000,
          include: [
            '{packages,apps}/*/src/**/*.test.{ts,tsx}',
            'fixtures/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/*.{db,postgres}.test.ts', '**/node_modules/**', '**/dist/**'],
        },
      },
      ...(['pglite', 'postgres'] as const).map((motor) => ({
        resolve,
        ssr,
        test: {
          name: motor,
          include: [
            'apps/api/src/**/*.db.test.ts',
            // What only a PostgreSQL can do, or suffer.
            ...(motor === 'postgres' ? ['apps/api/src/**/*.postgres.test.ts'] : []),
          ],
          env: { APREMIA_TEST_MOTOR: motor },
          globalSetup: ['apps/api/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      })),
    ],
  },
})
