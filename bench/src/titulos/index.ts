import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Row } from '../row.ts'
import type { Medida } from './medir.ts'

const HERE = new URL('./', import.meta.url)
const ASSETS = new URL('../../../packages/documents/assets/', import.meta.url).href
const OUT = fileURLToPath(
  new URL('../../../node_modules/.cache/apremia-bench/titulos/', import.meta.url),
)

const LIBROS = [16, 40, 80, 160, 200, 1_000, 6_000, 10_000]

const OURS = 'apremia, dos hilos'

/** Bundles the measured programs as in production. TypeScript compiled at run time would be slower than the product. */
const bundle = async (): Promise<void> => {
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT, { recursive: true })
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(HERE),
    ssr: { resolve: { conditions: ['source'] } },
    build: {
      ssr: true,
      outDir: OUT,
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: {
        input: Object.fromEntries(
          ['lector', 'make-libro', 'medir', 'memoria', 'worker'].map((name) => [
            name,
            fileURLToPath(new URL(`${name}.ts`, HERE)),
          ]),
        ),
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })
}

const run = (program: string, ...args: string[]): unknown => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${OUT}${program}.js`, ...args], {
    encoding: 'utf8',
    // The measured programs, including those of the competing libraries, have the same environment variables as the
    // product has in scripts/start.mjs.
    env: { ...process.env, NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
  })
  if (status !== 0) throw new Error(`${program} terminó con ${status}: ${stderr}`)
  return JSON.parse(stdout)
}

/**
 * Measures the executive titles printed per second, from a workbook to a streamed zip. Targets of performance.md:
 * - Speed: 100 times react-pdf, 8 times pdfkit with the same font, and half the speed of a minimal printer written by
 * hand (peers/limite.ts).
 * - Verification QR code: at most 12 % slower than without it.
 * - QR code and signature field in version 2 of the title: at most 12 % slower than without them.
 * - Memory: under 150 MB, for a batch of any size.
 */
export const benchTitulos = async (): Promise<Row[]> => {
  await bundle()
  for (const titulos of LIBROS) run('make-libro', `${OUT}libro-${titulos}.xlsx`, `${titulos}`)
  const libros = `${OUT}libro-`
  const medidas = run('medir', ASSETS, libros) as Medida[]
  const ours = medidas.find(({ name }) => name === OURS)?.porSegundo ?? Number.NaN
  const [small, large] = ['1000', '10000'].map((n) => run('memoria', ASSETS, libros, n) as number)
  return [
    ...medidas.map(
      ({ name, porSegundo, bytes }): Row => ({
        name: `${name} (${(bytes / 1000).toFixed(1)} kB)`,
        value: porSegundo,
        unit: 'títulos/s',
        ...(name === OURS ? {} : { ratio: ours / porSegundo, against: `${OURS} ÷ este` }),
      }),
    ),
    { name: 'memoria, 1.000 títulos', value: small ?? 0, unit: 'MB' },
    {
      name: 'memoria, 10.000 títulos',
      value: large ?? 0,
      unit: 'MB',
      ratio: (large ?? 0) / (small ?? 1),
      against: 'memoria, 1.000 títulos',
    },
  ]
}
