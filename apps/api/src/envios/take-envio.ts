import { textos } from '@apremia/core'
import { hashFile } from '../documentos/archivos.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { UploadedFile } from '../platform/http/form.ts'
import type { Services } from '../platform/services.ts'
import { partesDe } from './archivo-de-envio.ts'
import { type DuenoDeEnvio, deleteEnvio, lockEnvio, updateEnvio } from './envios-repo.ts'
import { PartesPerdidas } from './partes-de-envio.ts'

const t = textos.padron.envio

const incompleto = (): AppError => new AppError(409, 'envio-incompleto', t.incompleto)

/**
 * Restarts an upload from zero, because its bytes were lost.
 *
 * @throws AppError 404 when the bytes are gone only because a simultaneous request already used the upload
 */
const restartEnvio = (services: Services, dueno: DuenoDeEnvio, id: string): Promise<void> =>
  services.db.transaction(async (tx) => {
    await lockEnvio(tx, dueno, id)
    await updateEnvio(tx, id, { recibido: 0, suma: 0, tocado: services.ahora() })
  })

/**
 * Passes a complete upload to an import, and deletes the upload. Of two simultaneous requests, only the first finds the
 * upload.
 *
 * @param use starts the import. In the transaction of the import, `use` must call `take`, which deletes the upload's
 * row
 */
export const takeEnvio = async <T>(
  services: Services,
  dueno: DuenoDeEnvio,
  id: string,
  use: (file: UploadedFile, take: (tx: Tx) => Promise<void>) => Promise<T>,
): Promise<T> => {
  const envio = await services.db.transaction((tx) => lockEnvio(tx, dueno, id))
  const { archivo, tamano, recibido } = envio
  if (recibido < tamano) throw incompleto()
  const partes = partesDe(services)
  try {
    const taken = await partes.withWhole(envio, async (path) => {
      const sha256 = await hashFile(path)
      return use({ path, name: archivo, size: tamano, sha256 }, async (tx) => {
        await lockEnvio(tx, dueno, id)
        await deleteEnvio(tx, id)
      })
    })
    await partes.remove(id)
    return taken
  } catch (error) {
    if (!(error instanceof PartesPerdidas)) throw error
    await restartEnvio(services, dueno, id)
    throw incompleto()
  }
}
