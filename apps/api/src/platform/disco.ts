import { statfs } from 'node:fs/promises'
import { measureWithinPlazo } from './plazo.ts'

const PLAZO_MS = 2_000

/** Returns the free bytes of the disk on which a folder is, or null when the disk does not answer. */
export const measureDisco = async (folder: string): Promise<number | null> => {
  try {
    const disco = await measureWithinPlazo(PLAZO_MS, `disco ${folder}`, () => statfs(folder))
    return disco === undefined ? null : disco.bavail * disco.bsize
  } catch {
    return null
  }
}
