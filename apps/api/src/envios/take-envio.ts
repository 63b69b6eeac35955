import { existsSync } from 'node:fs'
import { textos } from '@apremia/core'
import { hashFile } from '../documentos/archivos.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { UploadedFile } from '../platform/http/form.ts'
import type { Services } from '../platform/services.ts'
import { pathOfEnvio, removeEnvio, sizeOfEnvio } from './archivo-de-envio.ts'
import { type DuenoDeEnvio, deleteEnvio, lockEnvio } from './envios-repo.ts'

const t = textos.padron.envio

/**
 * Turns the error for a missing uploaded file into a 404 when a simultaneous request already took the upload. An error
 * for any different missing file is thrown unchanged.
 */
const refuseGone =
  (path: string) =>
  (error: NodeJS.ErrnoException): never => {
    // The same error, with the path of the source file, also comes when the destination folder is missing. So the code
    // checks that the source file itself is missing.
    const gone = error.code === 'ENOENT' && error.path === path && !existsSync(path)
    throw gone ? notFound(t.noEsta) : error
  }

/**
 * Passes a complete upload to an import, and deletes the upload.
 *
 * @param use starts the import, and calls `take` in the import's transaction. Of two simultaneous requests, the second
 * request finds no upload.
 */
export const takeEnvio = async <T>(
  services: Services,
  dueno: DuenoDeEnvio,
  id: string,
  use: (file: UploadedFile, take: (tx: Tx) => Promise<void>) => Promise<T>,
): Promise<T> => {
  const { archivo, tamano, recibido } = await services.db.transaction((tx) =>
    lockEnvio(tx, dueno, id),
  )
  if (recibido < tamano || (await sizeOfEnvio(services, id)) < tamano)
    throw new AppError(409, 'envio-incompleto', t.incompleto)
  const path = pathOfEnvio(services, id)
  const sha256 = await hashFile(path).catch(refuseGone(path))
  const taken = await use({ path, name: archivo, size: tamano, sha256 }, async (tx) => {
    await lockEnvio(tx, dueno, id)
    await deleteEnvio(tx, id)
  }).catch(refuseGone(path))
  await removeEnvio(services, id)
  return taken
}
