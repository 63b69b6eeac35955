import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite'
import { iconFont } from './scripts/icon-font.ts'
import { precompress } from './scripts/precompress.ts'
import { preload } from './scripts/preload.ts'
import { sharedChunks } from './scripts/shared-chunks.ts'
import { BUDGETS, sizeBudget } from './scripts/size-budget.ts'

/** URL of the API to which the development server proxies the calls. */
const server = process.env.APREMIA_URL ?? 'http://127.0.0.1:3000'

/**
 * Returns a Vite alias from a package to its production build. Without the alias, the package resolves to its
 * development build, which includes warnings.
 */
const inProduction = (of: string) => ({
  find: new RegExp(`^${of}$`),
  replacement: fileURLToPath(import.meta.resolve(of)).replace('/development/', '/production/'),
})

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const config: UserConfig = {
    plugins: [react(), iconFont()],
    resolve: {
      conditions: ['source', ...defaultClientConditions],
      alias: command === 'build' ? ['react-router', 'react-router/dom'].map(inProduction) : [],
    },
    // The polyfill of module preload is left out, because it is not worth its size. A browser without module preload
    // only loads the page a little later.
    build: { target: 'es2022', modulePreload: { polyfill: false } },
    server: {
      proxy: { '/api': server, '/identidad': server, '/municipio': server },
    },
  }
  if (command !== 'build') return config
  return {
    ...config,
    plugins: [react(), iconFont(), preload(), sizeBudget(BUDGETS), precompress()],
    build: await sharedChunks({ ...config, root: import.meta.dirname }),
  }
})
