import { createHash } from 'node:crypto'
import { isMainThread, Worker } from 'node:worker_threads'
import { renderConvenio } from '../convenio/index.ts'
import { loadFuentes } from '../node.ts'
import { sampleConPapel, sampleConvenio } from './sample-convenio.ts'

/**
 * Draws one sample agreement with each PDF engine and prints the hashes of the PDFs, first in the main thread and then
 * in a worker thread. A test checks that the two lines are equal.
 */
const hashes: string[] = []
for (const datos of [sampleConvenio(), sampleConPapel()]) {
  const bytes = await renderConvenio(datos, loadFuentes())
  hashes.push(createHash('sha256').update(bytes).digest('hex'))
}
process.stdout.write(`${hashes.join(' ')}\n`)
if (isMainThread) {
  const boot = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(import.meta.url)}) })`
  new Worker(boot, { eval: true })
}
