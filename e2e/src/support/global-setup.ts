import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filasDeLoteLargo, prepareProcesado } from './creacion-titulos.ts'
import { DATOS, LOTE_LARGO, removeFolder, startProducto } from './producto.ts'

/**
 * The first start of the product, once; every worker then starts from a copy of what it left. Its seal is the
 * one of all the copies: the long workbook it processes serves them all.
 */
export default async (): Promise<() => void> => {
  const folder = mkdtempSync(join(tmpdir(), 'apremia-e2e-plantilla-'))
  const producto = await startProducto(join(folder, DATOS))
  writeFileSync(join(folder, LOTE_LARGO), await prepareProcesado(producto, filasDeLoteLargo()))
  await producto.stop()
  process.env.APREMIA_E2E_PLANTILLA = folder
  return () => removeFolder(folder)
}
