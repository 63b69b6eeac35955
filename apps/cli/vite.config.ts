import { defineConfig, type Plugin } from 'vite'

/**
 * Replaces `node:child_process` inside Commander by an empty module. Commander needs that module only for subcommands
 * that are separate programs, and the CLI has none. Loading `node:child_process` takes a tenth of the time of `apremia
 * --help`.
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

/** Module with only the exports of `undici` that the CLI uses. Loading the whole package takes twice as long. */
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

/** Modules bundled in the entry file, which every run of the CLI loads, even `--help`. */
const AT_START =
  /rolldown\/runtime|without-executables|\/node_modules\/commander\/|\/cli\/(package\.json|src\/((main|run-cli|program|define)|terminal\/(exit-code|formatos|terminal|spanish-help|help-output)|config\/ajustes)\.ts|\/core\/src\/permiso\/fuente\.ts)/

/** Builds a small entry file that is enough for `--help`. The code of each command is in chunks that load on demand. */
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
      // The modules of this repository only define functions and tables, so the build may drop an unused module.
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
