import { defineConfig } from 'vite'

/**
 * One folder of plain modules: the server and the threads it starts. Workspace packages are bundled in;
 * registry packages are not.
 */
export default defineConfig({
  ssr: { noExternal: [/^@apremia\//], target: 'node' },
  resolve: { conditions: ['source'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    rollupOptions: {
      input: {
        server: 'src/server.ts',
        'embedded-worker': 'src/platform/db/embedded-worker.ts',
        'planilla-worker': 'src/creaciontitulos/planilla-worker.ts',
        'titulos-worker': 'src/creaciontitulos/titulos-worker.ts',
      },
      // Threads are found beside the module that starts them: no subfolders.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
