import { interpolar, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { refreshCasosDe } from '../casos/refresh-casos.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import { lockPadron } from '../padron/cargas-repo.ts'
import { allowLong } from '../platform/db/plazos.ts'
import type { Db, Tx } from '../platform/db/queryable.ts'
import type { Runner } from '../trabajos/runner.ts'
import { actorDePaquete } from './actor-de-paquete.ts'
import { forgetAntes, restoreFilas } from './antes-de-paquete.ts'
import { assertPaqueteDeshacible, requirePaquete } from './assert-deshacible.ts'
import { updatePaquete } from './cargas-de-paquete-repo.ts'
import { findFilaDeCarga } from './find-posteriores.ts'
import { restoreLiquidado } from './liquidado-de-paquete.ts'
import { notifyTraspasos } from './notify-traspasos.ts'

const t = textos.paquete.deshacer

/**
 * Deletes the reassignments of cases that the import made. Returns them with the two lawyers swapped, for the messages
 * to both lawyers (D22).
 */
const takeBackTraspasos = async (
  tx: Tx,
  carga: number,
): Promise<{ de: string; a: string; casos: number }[]> => {
  const { rows } = await tx.execute<{ de: string; a: string; casos: number }>(sql`
    with quitados as (delete from traspaso_de_caso where carga = ${carga} returning de, a)
    select a as de, de as a, count(*)::int as casos from quitados group by de, a order by de, a`)
  return rows
}

/**
 * Creates the job that undoes the import of a data package. One transaction restores everything, so an interrupted job
 * may run again from the start.
 */
export const createDeshacerPaquete =
  ({ db, ahora }: { readonly db: Db; readonly ahora: () => Date }): Runner =>
  async ({ trabajo, progress, hold }) => {
    const id = Number(trabajo.entrada.carga)
    await db.transaction(async (tx) => {
      await allowLong(tx)
      await hold(tx)
      await lockPadron(tx)
      const carga = await requirePaquete(tx, id)
      if (carga.estado === 'deshecha') return
      await assertPaqueteDeshacible(tx, carga)
      progress(0, 0, t.paso)
      const fila = await findFilaDeCarga(tx, id)
      await restoreFilas(tx, id)
      await restoreLiquidado(tx, carga)
      const traspasos = await takeBackTraspasos(tx, id)
      progress(0, 0, textos.paquete.carga.pasos.casos)
      const imponibles = sql`
        select tipo, imponible, recurso from historial_imponible where orden = ${fila}`
      await refreshCasosDe(tx, sql`${imponibles} and recurso <> ''`)
      await forgetAntes(tx)
      const momento = ahora()
      await notifyTraspasos(tx, traspasos, { actor: trabajo.dni, creado: momento })
      await updatePaquete(tx, id, { estado: 'deshecha', deshecha: momento })
      await appendHistorial(tx, {
        momento,
        actor: actorDePaquete(trabajo),
        operacion: 'deshacer-carga-de-paquete',
        entidad: 'paquete',
        entidadId: String(id),
        descripcion: interpolar(t.historial, { carga: id, archivo: carga.archivo }),
        imponibles,
        antes: { paquete: carga.documento ?? '', liquidadoAl: carga.liquidadoAl ?? '' },
      })
    })
    return { resumen: { carga: id } }
  }
