import { interpolar, textos } from '@apremia/core'
import { and, eq } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { historial as historialTable } from '../historial/historial-table.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { partesDe } from './archivo-de-envio.ts'
import type { DestinoDeEnvio } from './envio-table.ts'
import { deleteEnvio, lockEnvio } from './envios-repo.ts'
import { NOMBRES_DE_ENVIO } from './nombres-de-envio.ts'

const { historial } = textos.padron.envio

interface Abandono {
  readonly sesion: Sesion
  readonly destino: DestinoDeEnvio
  readonly id: string
}

const isEmpezado = async (tx: Tx, entidad: string, id: string): Promise<boolean> =>
  (await tx.$count(
    historialTable,
    and(eq(historialTable.entidad, entidad), eq(historialTable.entidadId, id)),
  )) > 0

export const discardEnvioDe = async (
  services: Services,
  { sesion, destino, id }: Abandono,
): Promise<undefined> => {
  const { db, ahora } = services
  const nombre = NOMBRES_DE_ENVIO[destino].descarte
  await db.transaction(async (tx) => {
    const { archivo, tamano } = await lockEnvio(tx, { dni: sesion.dni, destino }, id)
    await deleteEnvio(tx, id)
    // The audit history does not record the start of an upload for a dry run, so it does not record the end either.
    if (!(await isEmpezado(tx, nombre.entidad, id))) return
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      ...nombre,
      entidadId: id,
      descripcion: interpolar(historial[destino].descarte, { archivo }),
      antes: { archivo, tamano },
    })
  })
  await partesDe(services).remove(id)
  return undefined
}
