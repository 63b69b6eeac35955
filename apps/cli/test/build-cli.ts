import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

export const buildCli = async (): Promise<string> => {
  const outDir = mkdtempSync(join(tmpdir(), 'apremia-cli-'))
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: false },
  })
  return join(outDir, 'apremia.js')
}
