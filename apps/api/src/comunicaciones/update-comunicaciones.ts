import { interpolar, textos } from '@apremia/core'
import { and, eq, notInArray } from 'drizzle-orm'
import { enqueueUrgentes } from '../correo/enqueue-urgentes.ts'
import { detectAdjuntos } from '../documentos/detect-adjuntos.ts'
import { transactKeeping } from '../documentos/transact-keeping.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { comunicacion, comunicacionDestinatario } from './comunicacion-table.ts'
import {
  columnsOf,
  contentOf,
  keepArchivos,
  lockViva,
  readDestinatarios,
  requireComunicacion,
} from './datos-de-comunicacion.ts'

const t = textos.comunicaciones

export const updateComunicaciones: Handler<'updateComunicaciones'> = async (
  services,
  { sesion, params: { id }, body, adjuntos },
) => {
  const archivos = await detectAdjuntos(adjuntos)
  const now = services.ahora()
  return transactKeeping(services, async (tx, keep) => {
    const row = await lockViva(tx, id)
    const antes = await requireComunicacion(tx, sesion, id)
    if (body.version !== undefined && body.version !== row.version)
      throw new AppError(409, 'version-vieja', t.versionVieja, { detalle: { comunicacion: antes } })
    const previos = antes.destinatarios.map(({ nrodni }) => nrodni)
    const destinatarios = await readDestinatarios(tx, body.todni, previos)
    await tx
      .update(comunicacion)
      .set({ ...columnsOf(body), version: row.version + 1 })
      .where(eq(comunicacion.id, id))
    const suyos = eq(comunicacionDestinatario.comunicacion, id)
    await tx
      .delete(comunicacionDestinatario)
      .where(and(suyos, notInArray(comunicacionDestinatario.dni, destinatarios)))
    await tx
      .insert(comunicacionDestinatario)
      .values(destinatarios.map((dni) => ({ comunicacion: id, dni })))
      .onConflictDoNothing()
    // Whoever was told already is not told again.
    if (body.importancia === 'urgente') await enqueueUrgentes(tx, services, id, destinatarios)
    await keepArchivos(tx, keep, id, archivos, { dni: sesion.dni, creado: now })
    const despues = await requireComunicacion(tx, sesion, id)
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'update-comunicaciones',
      entidad: 'comunicacion',
      entidadId: String(id),
      descripcion: interpolar(t.historial.edicion, { titulo: body.titulo }),
      antes: contentOf(antes),
      despues: contentOf(despues),
    })
    return { comunicacion: despues }
  })
}
