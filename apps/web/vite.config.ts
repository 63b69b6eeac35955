import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { precompress } from './scripts/precompress.ts'
import { BUDGETS, sizeBudget } from './scripts/size-budget.ts'

/** The API behind the development server. */
const server = process.env.APREMIA_URL ?? 'http://127.0.0.1:3000'

/** The package exports its development build, with its warnings, to everybody; this one lies beside it. */
const produccion = (of: string): string =>
  fileURLToPath(import.meta.resolve(of)).replace('/development/', '/production/')

export default defineConfig(({ command }) => ({
  plugins: [react(), sizeBudget(BUDGETS), precompress()],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    alias:
      command === 'build'
        ? ['react-router', 'react-router/dom'].map((of) => ({
            find: new RegExp(`^${of}$`),
            replacement: produccion(of),
          }))
        : [],
  },
  // A browser without module preload only loads a little later: not worth carrying its replacement.
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  server: {
    proxy: { '/api': server, '/identidad': server, '/municipio': server },
  },
}))
