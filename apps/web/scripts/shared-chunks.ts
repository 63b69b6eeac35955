import { type BuildOptions, build, type InlineConfig, type Rolldown } from 'vite'

/**
 * Fraction of the screens, from 0 to 1. A chunk imported by at least this fraction of the screens goes to the common
 * file.
 */
const MOST = 0.4

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

const closureOf = (chunks: Chunks, file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found
  found.add(file)
  for (const next of chunks.get(file)?.imports ?? []) closureOf(chunks, next, found)
  return found
}

const isScreen = ({ isDynamicEntry, facadeModuleId }: Rolldown.OutputChunk): boolean =>
  isDynamicEntry && facadeModuleId?.endsWith('-screen.tsx') === true

/**
 * Tells whether the chunk contains app/run.tsx, the module that opens the application. Every visit loads that chunk,
 * together with the chunk of the first screen.
 */
export const isProduct = ({ facadeModuleId }: Rolldown.OutputChunk): boolean =>
  facadeModuleId?.endsWith('/app/run.tsx') === true

const groupsOf = (chunks: Chunks): ReadonlyMap<string, string> => {
  const all = [...chunks.values()]
  const entry = new Set(
    all.flatMap(({ isEntry, fileName }) => (isEntry ? [...closureOf(chunks, fileName)] : [])),
  )
  const first = new Set(
    all
      .filter(isProduct)
      .flatMap(({ fileName }) => [...closureOf(chunks, fileName)])
      .filter((file) => !entry.has(file)),
  )
  const screens = all.filter(isScreen).map(({ fileName }) => closureOf(chunks, fileName))
  const isCommon = ({ fileName, facadeModuleId }: Rolldown.OutputChunk): boolean =>
    facadeModuleId === null &&
    screens.filter((closure) => closure.has(fileName)).length >= MOST * screens.length
  return new Map(
    all.flatMap((chunk) => {
      const group = first.has(chunk.fileName) ? 'inicio' : isCommon(chunk) ? 'pantallas' : undefined
      if (group === undefined) return []
      // The module app/run.tsx, which opens the application, is not moved to a group. It must stay the main module of
      // its own chunk, because isProduct finds that chunk by its main module.
      const ids = chunk.moduleIds.filter((id) => !isProduct(chunk) || id !== chunk.facadeModuleId)
      return ids.map((id) => [id, group] as const)
    }),
  )
}

/**
 * Returns the build options that join small chunks into two groups. The group `inicio` has the modules of the first
 * screen, and the group `pantallas` has the modules that most screens share. Without these groups one screen may load
 * ninety chunks, and each chunk costs a request and a compilation. The function first builds the application without
 * writing any file, to learn which modules each screen needs.
 */
export const sharedChunks = async (config: InlineConfig): Promise<BuildOptions> => {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  })
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks: Chunks = new Map(
    output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
  )
  const groups = groupsOf(chunks)
  return {
    ...config.build,
    rolldownOptions: {
      output: {
        // The first script lists the file name of every chunk. A chunk that screens share has no name, so that this list
        // is smaller.
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'shared', name: (id) => groups.get(id) ?? null }],
        },
      },
    },
  }
}
