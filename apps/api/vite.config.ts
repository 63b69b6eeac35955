import { cpSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

/**
 * The code reads the fonts of the documents from `assets/` in its own folder, so they are copied beside the compiled
 * code.
 */
const copyFonts: Plugin = {
  name: 'fuentes',
  writeBundle: ({ dir }) => {
    const assets = new URL('../../packages/documents/assets', import.meta.url)
    cpSync(fileURLToPath(assets), `${dir}/assets`, { recursive: true })
  },
}

/**
 * Builds the server and its worker threads in one folder. Workspace packages are bundled. Packages of the npm registry
 * are not.
 */
export default defineConfig({
  ssr: { noExternal: [/^@apremia\//], target: 'node' },
  resolve: { conditions: ['source'] },
  plugins: [copyFonts],
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    rollupOptions: {
      input: {
        server: 'src/server.ts',
        'apremia-servidor': 'src/servidor/apremia-servidor.ts',
        'embedded-worker': 'src/platform/db/embedded-worker.ts',
        'libro-worker': 'src/libros/libro-worker.ts',
        'titulos-worker': 'src/titulos/titulos-worker.ts',
        'cartas-worker': 'src/emision-de-cartas/cartas-worker.ts',
        'evaluaciones-worker': 'src/evaluaciones/evaluaciones-worker.ts',
        'escritos-worker': 'src/escritos-judiciales/escritos-worker.ts',
        'legajos-worker': 'src/legajos/legajos-worker.ts',
        'liquidacion-worker': 'src/liquidacion-de-deuda/liquidacion-worker.ts',
        'constancia-de-deuda-worker': 'src/constancia-de-deuda/constancia-de-deuda-worker.ts',
        'convenios-worker': 'src/convenios/convenios-worker.ts',
      },
      // The server looks for the files of its worker threads in its own folder, so every compiled file goes there.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
