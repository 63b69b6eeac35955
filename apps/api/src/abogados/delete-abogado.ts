import { parseDni, textos } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { abogado } from './abogado-table.ts'
import { lockByDni, readWire } from './abogados-repo.ts'
import { askEnElMunicipio } from './asignados-repo.ts'
import { endAccess } from './end-access.ts'
import { refuseBaja } from './refuse-baja.ts'

/**
 * Marks a lawyer as having left (`baja`). Executive titles and debts still name the lawyer, but the lawyer can no
 * longer sign in (D22).
 */
export const deleteAbogado: Handler<'deleteAbogado'> = async (services, { sesion, body }) => {
  const { db, ahora } = services
  const nrodni = parseDni(body.nrodni) ?? ''
  const enElMunicipio = await askEnElMunicipio(services, nrodni)
  const now = ahora()
  return db.transaction(async (tx) => {
    const row = await lockByDni(tx, nrodni)
    if (row === undefined) throw notFound(textos.abogados.noExiste)
    await refuseBaja(tx, row, sesion, enElMunicipio)
    await tx
      .update(abogado)
      .set({ baja: true, version: row.version + 1 })
      .where(eq(abogado.codexterno, row.codexterno))
    await endAccess(tx, row, now)
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'delete-abogado',
      entidad: 'abogado',
      entidadId: row.codexterno,
      descripcion: `Baja del abogado ${row.apellido}, ${row.nombre} (${row.codexterno}).`,
      antes: { baja: false },
      despues: { baja: true },
    })
    return { abogado: await readWire(tx, row.codexterno) }
  })
}
