import { open, rename } from 'node:fs/promises'

/**
 * Writes a small file in one step: whoever reads the file finds the former content or the new one, also after the
 * machine stopped in the middle.
 */
export const writeAside = async (path: string, content: string): Promise<void> => {
  const aside = `${path}.${process.pid}`
  const file = await open(aside, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(aside, path)
}
