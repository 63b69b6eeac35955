import type { Handler } from '../platform/http/mount.ts'
import { findEnvio, toEnvio } from './envios-repo.ts'

export const getEnvio: Handler<'getEnvio'> = async ({ db }, { sesion }) => {
  const envio = await findEnvio(db, sesion.dni)
  return { envio: envio ? toEnvio(envio) : null }
}
