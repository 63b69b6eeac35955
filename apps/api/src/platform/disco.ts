import { statfs } from 'node:fs/promises'
import { measureWithinPlazo } from './plazo.ts'

/** Longest wait, in milliseconds, for a disk that does not answer, such as a network disk that is away. */
const PLAZO_MS = 2_000

/** Returns the free bytes of the disk of a folder, or null when they cannot be read. */
export const measureDisco = async (folder: string): Promise<number | null> => {
  try {
    const disco = await measureWithinPlazo(PLAZO_MS, `disco ${folder}`, () => statfs(folder))
    return disco === undefined ? null : disco.bavail * disco.bsize
  } catch {
    return null
  }
}
