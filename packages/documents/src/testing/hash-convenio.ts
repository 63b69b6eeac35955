import { createHash } from 'node:crypto'
import { isMainThread, Worker } from 'node:worker_threads'
import { renderConvenio } from '../convenio/index.ts'
import { loadFuentes } from '../node.ts'
import { sampleConvenio } from './sample-convenio.ts'

/**
 * Prints the hash of the sample agreement. The main thread then starts a worker thread that prints the same hash again,
 * so that a test compares the two hashes.
 */
const bytes = await renderConvenio(sampleConvenio(), loadFuentes())
process.stdout.write(`${createHash('sha256').update(bytes).digest('hex')}\n`)
if (isMainThread) {
  const boot = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(import.meta.url)}) })`
  new Worker(boot, { eval: true })
}
