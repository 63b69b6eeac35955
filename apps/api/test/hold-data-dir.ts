// Locks a data folder until the process is killed. Prints 'tomado' or the error.
import { lockDataDir } from '../src/platform/db/data-dir-lock.ts'

const [dataDir = ''] = process.argv.slice(2)
try {
  await lockDataDir(dataDir, new Date())
  console.info('tomado')
  setInterval(() => undefined, 60_000)
} catch (error) {
  console.info(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
