import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import type { WorkerFixtures } from './src/support/test.ts'

const tools = fileURLToPath(new URL('../.cache/tools.json', import.meta.url))
const chromium = existsSync(tools)
  ? (JSON.parse(readFileSync(tools, 'utf8')) as { chromium: string }).chromium
  : '/usr/bin/chromium'

export default defineConfig<object, WorkerFixtures>({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Number of Playwright processes, each with its own Apremia server. A test spends part of its time waiting for its
  // page. So on two cores, three processes finish sooner than two processes.
  workers: 3,
  fullyParallel: false,
  // On a busy machine each test and each assertion takes longer, so the timeouts of tests and of assertions are long.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  // A failed test runs once more, on a server of its own. The last lines of the output name that test, and a run with
  // more than two such tests fails.
  retries: 1,
  reporter: [['list'], ['./src/support/closing-line.ts']],
  projects: [
    { name: 'propio' },
    // Runs the search tests again with the register of a municipal service on a second server. Tests about layout,
    // links and refused requests are left out, because they do not depend on the source of the register.
    {
      name: 'remoto',
      testMatch: '**/busqueda-*.spec.ts',
      grepInvert:
        /se pueden? usar|no se puede buscar|desde el inicio|la dirección lleva|quien elige/,
      use: { servicio: 'remoto' },
    },
    // Checks the accessibility of every screen for every kind of person, at every width, in light and dark mode. This
    // takes some forty minutes, so the suite only checks each screen for one person.
    ...(process.env.APREMIA_RECORRIDO
      ? [{ name: 'recorrido', testMatch: '**/*.recorrido.ts' }]
      : []),
    // Tries a container image that `npm run image` built. This project is not in the suite, because building the image
    // downloads a Debian and needs root.
    ...(process.env.APREMIA_IMAGEN ? [{ name: 'imagen', testMatch: '**/*.humo.ts' }] : []),
  ],
  globalSetup: './src/support/global-setup.ts',
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 1366, height: 768 },
    acceptDownloads: true,
    // Animations take a twelfth of the run, so they are off. Only a few long tests, for example the new payment
    // agreement, turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // The browser console of a failed test is always written. Recording a trace of every step takes a tenth of the run,
    // so the trace is optional.
    trace: process.env.TRAZA ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
