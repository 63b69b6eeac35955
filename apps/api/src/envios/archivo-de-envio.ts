import type { Queryable } from '../platform/db/queryable.ts'
import type { Services } from '../platform/services.ts'
import { partesEnAlmacen } from './envio-en-almacen.ts'
import { partesEnCarpeta } from './envio-en-carpeta.ts'
import { keepEnvios } from './envios-repo.ts'
import type { PartesDeEnvio } from './partes-de-envio.ts'

type Lugar = Pick<Services, 'config' | 'objetos'>

/**
 * Returns where the bytes of uploads are kept: in the S3-compatible store if there is one, otherwise in the data
 * folder.
 */
export const partesDe = ({ config, objetos }: Lugar): PartesDeEnvio =>
  objetos ? partesEnAlmacen(objetos) : partesEnCarpeta(config.dataDir)

/** An upload counts as abandoned when its last part arrived more than this number of milliseconds ago. */
const OLVIDO_MS = 24 * 3_600_000

/**
 * Deletes abandoned uploads, and uploaded bytes that have no database row. An upload gets its row before its first
 * bytes, and the bytes are listed before the rows are read. An upload that begins meanwhile therefore keeps its bytes.
 */
export const cleanEnvios = async (
  services: Lugar & { readonly db: Queryable; readonly ahora: () => Date },
): Promise<void> => {
  const partes = partesDe(services)
  const ids = await partes.listIds()
  const olvido = new Date(services.ahora().getTime() - OLVIDO_MS)
  const kept = await keepEnvios(services.db, ids, olvido)
  for (const id of ids) if (!kept.has(id)) await partes.remove(id)
}
