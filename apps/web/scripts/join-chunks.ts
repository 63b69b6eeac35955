import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { type Chunks, closureOf } from './chunks.ts'

/**
 * Highest cost at which two chunks (script files) are joined. The cost is the compressed bytes that screens load
 * without need, for each request saved. On a slow processor, one request takes about as long as loading 500 bytes.
 */
const BYTES_PER_REQUEST = 500

/** Group of modules that the build writes to one file. */
interface Piece {
  readonly ids: readonly string[]
  readonly bytes: number
  /** Screens, dialogs and tabs that load the modules of this group. */
  readonly users: ReadonlySet<string>
}

const join = (a: Piece, b: Piece): Piece => ({
  ids: [...a.ids, ...b.ids],
  bytes: a.bytes + b.bytes,
  users: new Set([...a.users, ...b.users]),
})

/**
 * Returns the cost of joining two groups of modules in one file: the compressed bytes that screens would load without
 * need, for each request saved. Infinite when no screen loads both groups, because joining then saves no request.
 */
const costOf = (a: Piece, b: Piece): number => {
  const both = [...a.users].filter((user) => b.users.has(user)).length
  return both === 0
    ? Number.POSITIVE_INFINITY
    : ((a.users.size - both) * b.bytes + (b.users.size - both) * a.bytes) / both
}

const findCheapest = (pieces: readonly Piece[]): readonly [Piece, Piece] | undefined => {
  let cheapest: readonly [Piece, Piece] | undefined
  let least = BYTES_PER_REQUEST
  for (const [index, a] of pieces.entries())
    for (const b of pieces.slice(index + 1)) {
      const cost = costOf(a, b)
      if (cost > least) continue
      cheapest = [a, b]
      least = cost
    }
  return cheapest
}

/**
 * Joins small chunks (script files) into groups of modules, so that screens make fewer requests. Each step joins the
 * two groups with the lowest cost, while that cost is at most {@link BYTES_PER_REQUEST}.
 *
 * @param chunks all the chunks of the build
 * @param joinable chunks that may be joined
 * @param parts main chunk of each screen, dialog or tab
 */
export const joinChunks = (
  chunks: Chunks,
  joinable: readonly Rolldown.OutputChunk[],
  parts: readonly Rolldown.OutputChunk[],
): readonly (readonly string[])[] => {
  const closures = parts.map(({ fileName }) => [fileName, closureOf(chunks, fileName)] as const)
  let pieces: readonly Piece[] = joinable.map(({ fileName, moduleIds, code }) => ({
    ids: moduleIds,
    bytes: gzipSync(code).length,
    users: new Set(closures.filter(([, closure]) => closure.has(fileName)).map(([part]) => part)),
  }))
  for (let pair = findCheapest(pieces); pair !== undefined; pair = findCheapest(pieces)) {
    const [a, b] = pair
    pieces = [...pieces.filter((piece) => piece !== a && piece !== b), join(a, b)]
  }
  return pieces.map(({ ids }) => ids)
}
