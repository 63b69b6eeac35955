import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Finds the folder of the compiled worker threads: the compiled server's folder or, in tests, the folder in
 * APREMIA_HILOS.
 */
const compiledFolder = (): URL | undefined => {
  const given = process.env.APREMIA_HILOS
  if (given !== undefined) return pathToFileURL(`${given}/`)
  return import.meta.url.endsWith('.ts') ? undefined : new URL('./', import.meta.url)
}

/**
 * Starts a worker thread from a module of this app. The compiled module is `{name}.js`. In development, tsx loads the
 * source.
 *
 * @param source the worker's TypeScript module, as `new URL('./x-worker.ts', import.meta.url)`
 */
export const startWorker = (source: URL, options: WorkerOptions): Worker => {
  const folder = compiledFolder()
  if (folder !== undefined) {
    const name = source.pathname.split('/').at(-1)?.replace(/\.ts$/, '.js')
    return new Worker(new URL(`./${name}`, folder), options)
  }
  const boot = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source.href)}) })`
  return new Worker(boot, { ...options, eval: true })
}
