import { defineConfig, type Plugin } from 'vite'

/**
 * Commander can run subcommands that are programs of their own, which we have none of. Loading
 * child_process for that is a tenth of the time `apremia --help` takes.
 */
const withoutExecutables: Plugin = {
  name: 'without-executables',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'node:child_process' && importer?.includes('/commander/') === true
      ? '\0without-executables'
      : null,
  load: (id) => (id === '\0without-executables' ? 'export default {}' : null),
}

/** Exports of `undici` that the command uses. Loading all of it takes twice as long. */
const UNDICI = `
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js'
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js'
import request from 'undici/lib/api/api-request.js'
import retry from 'undici/lib/interceptor/retry.js'
import redirect from 'undici/lib/interceptor/redirect.js'
Dispatcher.prototype.request = request
export const interceptors = { retry, redirect }
export { EnvHttpProxyAgent }
`

const onlyWhatCarriesCalls: Plugin = {
  name: 'only-what-carries-calls',
  enforce: 'pre',
  resolveId: (source) => (source === 'undici' ? '\0undici' : null),
  load: (id) => (id === '\0undici' ? UNDICI : null),
}

/** Modules that every run needs, the help included, in one file. */
const AT_START =
  /rolldown\/runtime|without-executables|\/node_modules\/commander\/|\/cli\/(package\.json|src\/((main|run-cli|program|define)|terminal\/(exit-code|formatos|terminal|spanish-help|help-output)|config\/ajustes)\.ts|\/core\/src\/permiso\/fuente\.ts)/

/** Builds one small file for `--help`. The rest of a command comes in chunks when it runs. */
export default defineConfig({
  plugins: [withoutExecutables, onlyWhatCarriesCalls],
  resolve: { conditions: ['source'] },
  ssr: { noExternal: true, resolve: { conditions: ['source'] } },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: true,
    reportCompressedSize: false,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      // Our own packages only have functions and tables, so an unused module has no effect.
      treeshake: { moduleSideEffects: (id) => !/\/packages\/\w[\w-]*\/src\//.test(id) },
      output: {
        entryFileNames: 'apremia.js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'inicio', test: AT_START }],
        },
      },
    },
  },
})
