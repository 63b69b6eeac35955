import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { type Chunks, closureOf } from './chunks.ts'

/**
 * Maximum cost of joining two chunks: compressed bytes loaded without need for each request saved. On a slow processor,
 * one request costs about as much as these bytes.
 */
const BYTES_PER_REQUEST = 500

/** Group of modules that the build writes to one file. */
interface Piece {
  readonly ids: readonly string[]
  readonly bytes: number
  /** Parts of the application (screens, dialogs, tabs) that load the modules. */
  readonly users: ReadonlySet<string>
}

const join = (a: Piece, b: Piece): Piece => ({
  ids: [...a.ids, ...b.ids],
  bytes: a.bytes + b.bytes,
  users: new Set([...a.users, ...b.users]),
})

/**
 * Returns the cost of joining two pieces: the compressed bytes that some screens would load without need, for each
 * request that the joining saves.
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
 * Joins the chunks into groups of modules. The function joins the two chunks with the lowest cost and repeats. It stops
 * when the lowest cost is greater than {@link BYTES_PER_REQUEST}.
 *
 * @param chunks all the chunks of the build
 * @param joinable chunks that may be joined
 * @param parts main chunk of each part of the application
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
