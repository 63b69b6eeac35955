import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const openTestFolder = (): { readonly path: string; readonly remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'apremia-prueba-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
