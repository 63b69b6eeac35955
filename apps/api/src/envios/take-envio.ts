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
 * Turns a missing upload into a 404: another request took it meanwhile. Any other missing file is a defect of the
 * installation.
 */
const refuseGone =
  (path: string) =>
  (error: NodeJS.ErrnoException): never => {
    // The error of a copy without a destination also names the source file.
    const gone = error.code === 'ENOENT' && error.path === path && !existsSync(path)
    throw gone ? notFound(t.noEsta) : error
  }

/**
 * Hands over a file that was sent whole in parts, and removes the upload.
 *
 * @param use begins the load, and calls `take` in its transaction. When two requests come at once, the second one finds
 * the upload gone.
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
