import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { type InferType, number, object, string } from 'yup'

const esquema = object({
  /** Moment of the snapshot of the database. */
  momento: string().required(),
  base: string().oneOf(['embebida', 'postgresql']).required(),
  /** Length of the copy in bytes. */
  tamano: number().integer().min(0).required(),
})

export type UltimoRespaldo = InferType<typeof esquema>

const pathOf = (dataDir: string): string => join(dataDir, 'ultimo-respaldo.json')

/**
 * Reads when the last whole copy of this installation was made. Undefined when none was. The note is in the data folder
 * and not in the database, so that a restored database does not tell of copies that are gone.
 */
export const loadUltimoRespaldo = async (dataDir: string): Promise<UltimoRespaldo | undefined> => {
  try {
    const value: unknown = JSON.parse(await readFile(pathOf(dataDir), 'utf8'))
    return esquema.isValidSync(value, { strict: true }) ? value : undefined
  } catch {
    return undefined
  }
}

export const noteUltimoRespaldo = async (
  dataDir: string,
  ultimo: UltimoRespaldo,
): Promise<void> => {
  const aparte = `${pathOf(dataDir)}.${process.pid}`
  const file = await open(aparte, 'w', 0o600)
  try {
    await file.writeFile(`${JSON.stringify(ultimo)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(aparte, pathOf(dataDir))
}
