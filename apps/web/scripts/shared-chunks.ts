import { type BuildOptions, build, type InlineConfig, type Rolldown } from 'vite'
import { type Chunks, closureOf } from './chunks.ts'
import { joinChunks } from './join-chunks.ts'

const isScreen = ({ isDynamicEntry, facadeModuleId }: Rolldown.OutputChunk): boolean =>
  isDynamicEntry && facadeModuleId?.endsWith('-screen.tsx') === true

/**
 * Tells whether the chunk (script file) is the one with app/run.tsx, the module that opens the application. Every visit
 * to the product loads this chunk, whatever its first screen is.
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
  const isShared = ({ fileName, facadeModuleId }: Rolldown.OutputChunk): boolean =>
    facadeModuleId === null &&
    !first.has(fileName) &&
    !entry.has(fileName) &&
    screens.filter((closure) => closure.has(fileName)).length > 1
  const joined = joinChunks(
    chunks,
    all.filter(isShared),
    all.filter(({ isDynamicEntry }) => isDynamicEntry),
  )
  // The module app/run.tsx stays in its own chunk (script file), because `isProduct` recognises that chunk by this
  // module.
  const inicio = all
    .filter(({ fileName }) => first.has(fileName))
    .flatMap((chunk) =>
      chunk.moduleIds.filter((id) => !isProduct(chunk) || id !== chunk.facadeModuleId),
    )
  return new Map([
    ...inicio.map((id) => [id, 'inicio'] as const),
    ...joined.flatMap((ids, index) => ids.map((id) => [id, `compartido-${index}`] as const)),
  ])
}

/**
 * Returns the build options that join small chunks (script files) into larger chunks. One screen could otherwise load
 * ninety chunks, each with a request and a compilation. A first build, which writes no file, shows which modules each
 * screen needs.
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
        // The first script of the page lists the file names of all the chunks (script files). The name of a chunk for
        // several screens is only a hash, so that the list is shorter.
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
