import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, launch, untilReady } from '@apremia/api/launch'

export const serveDemostracion = async () => {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'apremia-pantalla-'))
  const proceso = launch({ DATA_DIR: dataDir, PORT: String(port) })
  await untilReady(proceso)
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      const ended = once(proceso.child, 'exit')
      proceso.child.kill()
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
