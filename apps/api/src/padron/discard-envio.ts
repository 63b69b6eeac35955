import { interpolar, textos } from '@apremia/core'
import { and, eq } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { historial as historialTable } from '../historial/historial-table.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Handler } from '../platform/http/mount.ts'
import { removeEnvio } from './archivo-de-envio.ts'
import { deleteEnvio, lockEnvio } from './envios-repo.ts'

const { historial } = textos.padron.envio

const ENTIDAD = 'envio-de-padron'

const isEmpezado = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.$count(
    historialTable,
    and(eq(historialTable.entidad, ENTIDAD), eq(historialTable.entidadId, id)),
  )) > 0

/** Leaves an upload: nothing of it stays. */
export const discardEnvio: Handler<'discardEnvio'> = async (
  services,
  { sesion, params: { id } },
) => {
  const { db, ahora } = services
  await db.transaction(async (tx) => {
    const { archivo, tamano } = await lockEnvio(tx, sesion, id)
    await deleteEnvio(tx, id)
    // An upload for a dry run left no row in the history when it began.
    if (!(await isEmpezado(tx, id))) return
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: 'discard-envio',
      entidad: ENTIDAD,
      entidadId: id,
      descripcion: interpolar(historial.descarte, { archivo }),
      antes: { archivo, tamano },
    })
  })
  await removeEnvio(services, id)
  return undefined
}
