import { createHash } from 'node:crypto'
import { isMainThread, Worker } from 'node:worker_threads'
import { renderConvenio } from '../convenio/index.ts'
import { loadFuentes } from '../node.ts'
import { sampleConvenio } from './sample-convenio.ts'

/**
 * PDF of the sample agreement. This program prints the hash of the PDF in the main thread and then again in a worker
 * thread. A test checks that the two hashes are equal.
 */
const bytes = await renderConvenio(sampleConvenio(), loadFuentes())
process.stdout.write(`${createHash('sha256').update(bytes).digest('hex')}\n`)
if (isMainThread) {
  const boot = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(import.meta.url)}) })`
  new Worker(boot, { eval: true })
}
