import type { Rolldown } from 'vite'

/** Output chunks (script files) of a Vite build, by file name. */
export type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

export const closureOf = (chunks: Chunks, file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found
  found.add(file)
  for (const next of chunks.get(file)?.imports ?? []) closureOf(chunks, next, found)
  return found
}
