import { interpolar, textos } from '@apremia/core'
import { and, eq, notInArray } from 'drizzle-orm'
import { dropAviso } from '../correo/correo-repo.ts'
import { enqueueUrgentes } from '../correo/enqueue-urgentes.ts'
import { detectAdjuntos, porGuardarDe } from '../documentos/detect-adjuntos.ts'
import { transactKeeping } from '../documentos/transact-keeping.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
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

type Importancia = typeof comunicacion.$inferSelect.importancia

/**
 * Queues the e-mails about an urgent message. A message that becomes urgent sends an e-mail to all its recipients. A
 * message that was already urgent sends one only to the added recipients.
 *
 * Cancels unsent e-mails to removed recipients, or about a message that is no longer urgent.
 */
const updateUrgentes = async (
  tx: Tx,
  services: Pick<Services, 'config'>,
  cambio: {
    readonly id: number
    readonly antes: Importancia
    readonly ahora: Importancia
    readonly destinatarios: readonly string[]
    readonly quitados: readonly string[]
    readonly agregados: readonly string[]
  },
): Promise<void> => {
  const { id, antes, ahora, destinatarios, quitados, agregados } = cambio
  const aviso = { clase: 'urgentes', que: String(id) } as const
  if (ahora !== 'urgente') return dropAviso(tx, aviso)
  await dropAviso(tx, aviso, quitados)
  await enqueueUrgentes(tx, services, id, antes === 'urgente' ? agregados : destinatarios)
}

export const updateComunicaciones: Handler<'updateComunicaciones'> = async (
  services,
  { sesion, params: { id }, body, adjuntos },
) => {
  const archivos = await detectAdjuntos(adjuntos)
  const now = services.ahora()
  return transactKeeping(
    services,
    async (tx, keep) => {
      const row = await lockViva(tx, id)
      const antes = await requireComunicacion(tx, sesion, id)
      if (body.version !== undefined && body.version !== row.version)
        throw new AppError(409, 'version-vieja', t.versionVieja, {
          detalle: { comunicacion: antes },
        })
      const previos = antes.destinatarios.map(({ nrodni }) => nrodni)
      const destinatarios = await readDestinatarios(tx, body.todni, previos)
      await tx
        .update(comunicacion)
        .set({ ...columnsOf(body), version: row.version + 1 })
        .where(eq(comunicacion.id, id))
      const suyos = eq(comunicacionDestinatario.comunicacion, id)
      const quitados = await tx
        .delete(comunicacionDestinatario)
        .where(and(suyos, notInArray(comunicacionDestinatario.dni, destinatarios)))
        .returning()
      const agregados = await tx
        .insert(comunicacionDestinatario)
        .values(destinatarios.map((dni) => ({ comunicacion: id, dni })))
        .onConflictDoNothing()
        .returning()
      await updateUrgentes(tx, services, {
        ...{ id, antes: row.importancia, ahora: body.importancia, destinatarios },
        ...{ quitados: quitados.map(({ dni }) => dni), agregados: agregados.map(({ dni }) => dni) },
      })
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
    },
    porGuardarDe(archivos),
  )
}
