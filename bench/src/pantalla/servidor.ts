import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SERVER = fileURLToPath(new URL('../../../apps/api/dist/server.js', import.meta.url))

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('Sin puerto')
  return address.port
}

/** The built product with its demonstration, as `npm start` serves it. */
export const serveDemostracion = async () => {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'apremia-pantalla-'))
  const child = spawn(process.execPath, [SERVER], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Apremia está lista')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`El servidor terminó (${code})`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      child.kill()
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
