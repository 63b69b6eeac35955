import { open, rename } from 'node:fs/promises'

/**
 * Replaces a small file in one step. A reader finds the old content or the new content, even after the machine stopped
 * during the write.
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
