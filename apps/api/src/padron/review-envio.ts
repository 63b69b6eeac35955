import { textos } from '@apremia/core'
import { hashFile } from '../documentos/archivos.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { pathOfEnvio, removeEnvio, sizeOfEnvio } from './archivo-de-envio.ts'
import { deleteEnvio, lockEnvio } from './envios-repo.ts'
import { assertPropio } from './require-carga.ts'
import { startCarga } from './start-carga.ts'

const t = textos.padron.envio

/** What was sent whole is reviewed as if it had come in one request. */
export const reviewEnvio: Handler<'reviewEnvio'> = async (
  services,
  { sesion, params: { id }, body: { modo } },
) => {
  assertPropio(services)
  const { archivo, tamano, recibido } = await services.db.transaction((tx) =>
    lockEnvio(tx, sesion, id),
  )
  if (recibido < tamano || (await sizeOfEnvio(services, id)) < tamano)
    throw new AppError(409, 'envio-incompleto', t.incompleto)
  const path = pathOfEnvio(services, id)
  const file = { path, name: archivo, size: tamano, sha256: await hashFile(path) }
  const empezada = await startCarga(services, sesion, file, {
    ...{ modo, aplicar: false, operacion: 'review-envio' },
    also: (tx) => deleteEnvio(tx, id),
  })
  await removeEnvio(services, id)
  return empezada
}
