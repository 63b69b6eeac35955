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
  // Each worker serves its own copy of the product.
  workers: 2,
  fullyParallel: false,
  // A journey passes on a machine that is busy with something else.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['./src/support/closing-line.ts']],
  projects: [
    { name: 'propio' },
    // Runs the same searches over a municipality's own host. The look of the screens, their links and the requests they
    // refuse do not depend on the host.
    {
      name: 'remoto',
      testMatch: '**/busqueda-*.spec.ts',
      grepInvert:
        /se pueden? usar|no se puede buscar|desde el inicio|la dirección lleva|quien elige/,
      use: { servicio: 'remoto' },
    },
  ],
  globalSetup: './src/support/global-setup.ts',
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 1366, height: 768 },
    acceptDownloads: true,
    // Animations take a twelfth of the run. Only a few long journeys, such as a new agreement, run with them.
    contextOptions: { reducedMotion: 'reduce' },
    // The console of a failed journey is written anyway. Tracing every step of every journey costs a tenth of the run.
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
