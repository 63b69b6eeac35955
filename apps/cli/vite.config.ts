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

/** What every run needs, the help included, in one file. */
const AT_START =
  /rolldown\/runtime|without-executables|\/node_modules\/commander\/|\/cli\/(package\.json|src\/(main|run-cli|program|define|exit-code|terminal|spanish-help|help-output|config\/ajustes)\.ts)/

/** One small file for `--help`; what a command needs besides comes in chunks when it runs. */
export default defineConfig({
  plugins: [withoutExecutables],
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
      // Our own packages are functions and tables: what is not used has no effect.
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
