import { interpolar, textos } from '@apremia/core'
import { detectAdjuntos } from '../documentos/detect-adjuntos.ts'
import { transactKeeping } from '../documentos/transact-keeping.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Handler } from '../platform/http/mount.ts'
import { comunicacion, comunicacionDestinatario } from './comunicacion-table.ts'
import {
  columnsOf,
  contentOf,
  keepArchivos,
  readDestinatarios,
  requireComunicacion,
} from './datos-de-comunicacion.ts'

const t = textos.comunicaciones

export const createComunicacion: Handler<'createComunicacion'> = async (
  services,
  { sesion, body, adjuntos },
) => {
  const archivos = await detectAdjuntos(adjuntos)
  const now = services.ahora()
  return transactKeeping(services, async (tx, keep) => {
    const destinatarios = await readDestinatarios(tx, body.todni)
    const [row] = await tx
      .insert(comunicacion)
      .values({ ...columnsOf(body), remitente: sesion.dni, creado: now })
      .returning({ id: comunicacion.id })
    if (row === undefined) throw new Error('No se pudo guardar la comunicación')
    await tx
      .insert(comunicacionDestinatario)
      .values(destinatarios.map((dni) => ({ comunicacion: row.id, dni })))
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
  })
}
