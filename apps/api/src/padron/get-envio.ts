import { findEnvio, toEnvio } from '../envios/envios-repo.ts'
import type { Handler } from '../platform/http/mount.ts'

export const getEnvio: Handler<'getEnvio'> = async ({ db }, { sesion: { dni } }) => {
  const envio = await findEnvio(db, { dni, destino: 'padron' })
  return { envio: envio ? toEnvio(envio) : null }
}
