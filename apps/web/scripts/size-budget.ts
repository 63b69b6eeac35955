import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { type Chunks, closureOf } from './chunks.ts'

/** Maximum size of the scripts that the browser loads to open one screen. The build fails above this size. */
interface Budget {
  readonly name: string
  /**
   * Modules that the browser requests to open the screen, each named by the end of its path. The measured size includes
   * these modules and their static imports.
   */
  readonly modules: readonly string[]
  /**
   * Name (`name`) of the screen that the person leaves to open this screen. The browser already has the scripts of the
   * earlier screen, so they are not counted again.
   */
  readonly after?: string
  /** Maximum size of the compressed scripts, in kB (1000 bytes). */
  readonly max: number
}

export const BUDGETS: readonly Budget[] = [
  {
    name: 'first screen after sign-in',
    modules: ['index.html', 'src/main.tsx', 'app/run.tsx'],
    max: 150,
  },
  {
    name: 'list of created titles',
    modules: ['titulos/creacion-titulos-screen.tsx', 'titulos/listado-tab.tsx'],
    after: 'first screen after sign-in',
    max: 110,
  },
  {
    name: 'search of properties',
    modules: ['inmuebles/inmuebles-screen.tsx'],
    after: 'first screen after sign-in',
    max: 110,
  },
  {
    name: 'payment plans',
    modules: [
      'planes/planes-screen.tsx',
      'planes/plan-dialog.tsx',
      'simulacion/simulacion-dialog.tsx',
    ],
    after: 'first screen after sign-in',
    max: 110,
  },
  {
    name: 'agreements',
    modules: ['convenios/convenios-screen.tsx'],
    after: 'first screen after sign-in',
    max: 110,
  },
  {
    name: 'form of an agreement',
    modules: ['ficha/convenio-ficha.tsx'],
    after: 'agreements',
    max: 110,
  },
  {
    name: 'legal management',
    modules: ['gestion/gestion-screen.tsx'],
    after: 'first screen after sign-in',
    max: 110,
  },
  {
    name: 'desks',
    modules: ['mesas/mesa-screen.tsx'],
    after: 'first screen after sign-in',
    max: 110,
  },
  {
    name: 'page of a case',
    modules: ['caso/caso-screen.tsx'],
    after: 'desks',
    max: 70,
  },
  {
    name: 'statistics',
    modules: ['estadisticas/estadisticas-screen.tsx'],
    after: 'first screen after sign-in',
    max: 110,
  },
  {
    name: 'charts',
    modules: ['estadisticas/grafico.tsx', 'chart.js/auto/auto.js'],
    after: 'statistics',
    max: 110,
  },
  {
    name: 'external desk',
    modules: ['abogado-externo/abogado-externo-screen.tsx'],
    after: 'first screen after sign-in',
    max: 110,
  },
  {
    name: 'form of an action',
    modules: ['actuaciones/nueva-dialog.tsx'],
    after: 'legal management',
    max: 110,
  },
  {
    name: 'directory of lawyers',
    modules: ['abogados/abogados-screen.tsx', 'abogados/editar-card.tsx'],
    after: 'first screen after sign-in',
    max: 110,
  },
]

const filesOf = (chunks: Chunks, modules: readonly string[]): Set<string> => {
  const found = new Set<string>()
  for (const [file, { facadeModuleId }] of chunks) {
    if (modules.some((end) => facadeModuleId?.endsWith(end))) closureOf(chunks, file, found)
  }
  return found
}

export const sizeBudget = (budgets: readonly Budget[]): Plugin => ({
  name: 'apremia:size-budget',
  apply: 'build',
  writeBundle(_options, bundle) {
    const chunks: Chunks = new Map(
      Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? [[output.fileName, output] as const] : [],
      ),
    )
    const closures = new Map(budgets.map(({ name, modules }) => [name, filesOf(chunks, modules)]))
    for (const { name, after, max } of budgets) {
      const before = after === undefined ? undefined : closures.get(after)
      const files = [...(closures.get(name) ?? [])].filter((file) => !before?.has(file))
      if (files.length === 0) this.error(`No chunk opens the ${name}`)
      const bytes = files.reduce(
        (sum, file) => sum + gzipSync(chunks.get(file)?.code ?? '').length,
        0,
      )
      const figure = `${name}: ${(bytes / 1000).toFixed(1)} kB of compressed script (at most ${max})`
      if (bytes > max * 1000) this.error(figure)
      this.info(figure)
    }
  },
})
