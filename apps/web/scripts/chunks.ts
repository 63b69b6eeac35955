import type { Rolldown } from 'vite'

/** Chunks of a build, by file name. */
export type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** Returns the names of the file and of all the files that it imports. */
export const closureOf = (chunks: Chunks, file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found
  found.add(file)
  for (const next of chunks.get(file)?.imports ?? []) closureOf(chunks, next, found)
  return found
}
