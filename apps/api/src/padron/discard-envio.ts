import { interpolar, textos } from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Handler } from '../platform/http/mount.ts'
import { removeEnvio } from './archivo-de-envio.ts'
import { deleteEnvio, lockEnvio } from './envios-repo.ts'

const { historial } = textos.padron.envio

/** Leaves an upload: nothing of it stays. */
export const discardEnvio: Handler<'discardEnvio'> = async (
  services,
  { sesion, params: { id } },
) => {
  const { db, ahora } = services
  await db.transaction(async (tx) => {
    const { archivo, tamano } = await lockEnvio(tx, sesion, id)
    await deleteEnvio(tx, id)
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: 'discard-envio',
      entidad: 'envio-de-padron',
      entidadId: id,
      descripcion: interpolar(historial.descarte, { archivo }),
      antes: { archivo, tamano },
    })
  })
  await removeEnvio(services, id)
  return undefined
}
