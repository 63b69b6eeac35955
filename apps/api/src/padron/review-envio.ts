import { existsSync } from 'node:fs'
import { textos } from '@apremia/core'
import { hashFile } from '../documentos/archivos.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { pathOfEnvio, removeEnvio, sizeOfEnvio } from './archivo-de-envio.ts'
import { deleteEnvio, lockEnvio } from './envios-repo.ts'
import { assertPropio } from './require-carga.ts'
import { startCarga } from './start-carga.ts'

const t = textos.padron.envio

/**
 * Turns a missing upload into a 404: another review took it meanwhile. Any other missing file is a defect of the
 * installation.
 */
const refuseGone =
  (path: string) =>
  (error: NodeJS.ErrnoException): never => {
    // The error of a copy without a destination also names the source file.
    const gone = error.code === 'ENOENT' && error.path === path && !existsSync(path)
    throw gone ? notFound(t.noEsta) : error
  }

/** Reviews a file that was sent in parts as if it had come in one request. */
export const reviewEnvio: Handler<'reviewEnvio'> = async (
  services,
  { sesion, params: { id }, body: { modo, simulacion } },
) => {
  assertPropio(services)
  const { archivo, tamano, recibido } = await services.db.transaction((tx) =>
    lockEnvio(tx, sesion, id),
  )
  if (recibido < tamano || (await sizeOfEnvio(services, id)) < tamano)
    throw new AppError(409, 'envio-incompleto', t.incompleto)
  const path = pathOfEnvio(services, id)
  const sha256 = await hashFile(path).catch(refuseGone(path))
  const file = { path, name: archivo, size: tamano, sha256 }
  const empezada = await startCarga(services, sesion, file, {
    ...{ modo, simulacion, aplicar: false, operacion: 'review-envio' },
    // When two reviews come at once, the second one finds the upload gone.
    also: async (tx) => {
      await lockEnvio(tx, sesion, id)
      await deleteEnvio(tx, id)
    },
  }).catch(refuseGone(path))
  await removeEnvio(services, id)
  return empezada
}
