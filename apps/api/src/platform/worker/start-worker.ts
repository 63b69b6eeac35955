import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Starts a worker thread from a module of this app. Compiled, the workers stand beside the server as
 * `{name}.js`; in development and tests the sources are loaded through tsx.
 *
 * @param source the worker's TypeScript module, as `new URL('./x-worker.ts', import.meta.url)`
 */
export const startWorker = (source: URL, options: WorkerOptions): Worker => {
  if (import.meta.url.endsWith('.ts')) {
    const boot = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source.href)}) })`
    return new Worker(boot, { ...options, eval: true })
  }
  const name = source.pathname.split('/').at(-1)?.replace(/\.ts$/, '.js')
  return new Worker(new URL(`./${name}`, import.meta.url), options)
}
