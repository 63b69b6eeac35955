import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Medida } from './medida.ts'

const HERE = fileURLToPath(new URL('./', import.meta.url))
export const OUT = fileURLToPath(
  new URL('../../../node_modules/.cache/apremia-bench/workbooks/', import.meta.url),
)

const PROGRAMAS = [
  'make-padron',
  'leer-apremia',
  'leer-sheetjs',
  'escribir-apremia',
  'escribir-sheetjs',
] as const

export type Programa = (typeof PROGRAMAS)[number]

/** Bundles the measured programs as in production. TypeScript compiled at run time would be slower than the product. */
export const bundleProgramas = async (): Promise<void> => {
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT, { recursive: true })
  await build({
    configFile: false,
    logLevel: 'error',
    root: HERE,
    ssr: { resolve: { conditions: ['source'] } },
    build: {
      ssr: true,
      outDir: OUT,
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: {
        input: Object.fromEntries(PROGRAMAS.map((name) => [name, join(HERE, `${name}.ts`)])),
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })
}

const spawn = (programa: Programa, args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--max-old-space-size=4096', join(OUT, `${programa}.js`), ...args],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`${programa} terminó con ${status}: ${stderr}`)
  return stdout
}

/** Runs a program in a separate process, so that its peak memory does not include other programs. */
export const medirPrograma = (programa: Programa, ...args: readonly string[]): Medida =>
  JSON.parse(spawn(programa, args)) as Medida

export const makePadron = (path: string, filas: number): void => {
  spawn('make-padron', [path, String(filas)])
}
