import { findEnvio, toEnvio } from '../envios/envios-repo.ts'
import type { Handler } from '../platform/http/mount.ts'

export const getEnvioDePaquete: Handler<'getEnvioDePaquete'> = async (
  { db },
  { sesion: { dni } },
) => {
  const envio = await findEnvio(db, { dni, destino: 'paquete' })
  return { envio: envio ? toEnvio(envio) : null }
}
