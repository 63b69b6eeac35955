import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { precompress } from './scripts/precompress.ts'
import { BUDGETS, sizeBudget } from './scripts/size-budget.ts'

/** The API behind the development server. */
const server = process.env.APREMIA_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react(), sizeBudget(BUDGETS), precompress()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // A browser without module preload only loads a little later: not worth carrying its replacement.
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  server: {
    proxy: { '/api': server, '/identidad': server, '/municipio': server },
  },
})
