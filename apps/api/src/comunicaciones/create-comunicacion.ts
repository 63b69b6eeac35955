import { interpolar, textos } from '@apremia/core'
import { and, eq } from 'drizzle-orm'
import { enqueueUrgentes } from '../correo/enqueue-urgentes.ts'
import { detectAdjuntos, porGuardarDe } from '../documentos/detect-adjuntos.ts'
import { transactKeeping } from '../documentos/transact-keeping.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { claveDeOtroPedido, huellaDePedido } from '../platform/http/huella-de-pedido.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { comunicacion, comunicacionDestinatario } from './comunicacion-table.ts'
import {
  columnsOf,
  contentOf,
  keepArchivos,
  readDestinatarios,
  requireComunicacion,
} from './datos-de-comunicacion.ts'

const t = textos.comunicaciones

/**
 * The same request may have sent its message already. Returns that message.
 *
 * @throws AppError 422 when the `Idempotency-Key` belongs to a request with different content
 */
const requireEnviada = async (tx: Tx, sesion: Sesion, clave: string | null, huella: string) => {
  const suya = and(eq(comunicacion.remitente, sesion.dni), eq(comunicacion.clave, clave ?? ''))
  const [enviada] = await tx.select().from(comunicacion).where(suya)
  if (enviada === undefined) throw new Error('No se pudo guardar la comunicación')
  if (enviada.huella !== huella) throw claveDeOtroPedido()
  return requireComunicacion(tx, sesion, enviada.id)
}

/**
 * Saves and sends a message. When one attached file is refused or cannot be stored, nothing is saved or sent. A
 * repeated request does not send the message again.
 */
export const createComunicacion: Handler<'createComunicacion'> = async (
  services,
  { sesion, body, adjuntos, idempotencyKey },
) => {
  const archivos = await detectAdjuntos(adjuntos)
  const huella = huellaDePedido({ body, adjuntos })
  const now = services.ahora()
  return transactKeeping(
    services,
    async (tx, keep) => {
      const pedido = { remitente: sesion.dni, clave: idempotencyKey, huella, creado: now }
      const [row] = await tx
        .insert(comunicacion)
        .values({ ...columnsOf(body), ...pedido })
        .onConflictDoNothing()
        .returning({ id: comunicacion.id })
      if (row === undefined)
        return { comunicacion: await requireEnviada(tx, sesion, idempotencyKey, huella) }
      const destinatarios = await readDestinatarios(tx, body.todni)
      await tx
        .insert(comunicacionDestinatario)
        .values(destinatarios.map((dni) => ({ comunicacion: row.id, dni })))
      if (body.importancia === 'urgente') await enqueueUrgentes(tx, services, row.id, destinatarios)
      await keepArchivos(tx, keep, row.id, archivos, { dni: sesion.dni, creado: now })
      const creada = await requireComunicacion(tx, sesion, row.id)
      await appendHistorial(tx, {
        momento: now,
        actor: sesion,
        operacion: 'create-comunicacion',
        entidad: 'comunicacion',
        entidadId: String(row.id),
        descripcion: interpolar(t.historial.alta, { titulo: body.titulo }),
        despues: contentOf(creada),
      })
      return { comunicacion: creada }
    },
    porGuardarDe(archivos),
  )
}
