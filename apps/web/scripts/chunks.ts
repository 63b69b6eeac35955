import type { Rolldown } from 'vite'

/** Chunks of a build. The key is the file name of the chunk. */
export type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

export const closureOf = (chunks: Chunks, file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found
  found.add(file)
  for (const next of chunks.get(file)?.imports ?? []) closureOf(chunks, next, found)
  return found
}
