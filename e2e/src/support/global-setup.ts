import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder, startProducto } from './producto.ts'

/** The first start of the product, once; every worker then starts from a copy of what it left. */
export default async (): Promise<() => void> => {
  const folder = mkdtempSync(join(tmpdir(), 'apremia-e2e-plantilla-'))
  const producto = await startProducto(folder)
  await producto.stop()
  process.env.APREMIA_E2E_PLANTILLA = folder
  return () => removeFolder(folder)
}
