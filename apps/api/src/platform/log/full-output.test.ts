import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const PROGRAMA = `
  const { createLogger } = await import('./create-logger.ts')
  const log = createLogger('info')
  for (let i = 0; i < 2_000; i += 1) log.info('x'.repeat(100))
  process.exitCode = 7
`

it('a log on a full disk loses lines, and nothing else', async () => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=source', '--input-type=module', '-e', PROGRAMA],
    {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      stdio: ['ignore', openSync('/dev/full', 'w'), 'ignore'],
    },
  )
  const [code] = await once(child, 'exit')
  expect(code).toBe(7)
})
