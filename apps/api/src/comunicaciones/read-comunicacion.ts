import { interpolar, textos } from '@apremia/core'
import { and, eq, isNull } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { comunicacionDestinatario } from './comunicacion-table.ts'
import { findComunicacion } from './comunicaciones-repo.ts'

const { noExiste, historial } = textos.comunicaciones

export const readComunicacion: Handler<'readComunicacion'> = ({ db, ahora }, { sesion, params }) =>
  db.transaction(async (tx) => {
    const id = params.comunicacion
    const now = ahora()
    const leidas = await tx
      .update(comunicacionDestinatario)
      .set({ leida: now })
      .where(
        and(
          eq(comunicacionDestinatario.comunicacion, id),
          eq(comunicacionDestinatario.dni, sesion.dni),
          isNull(comunicacionDestinatario.leida),
        ),
      )
      .returning({ dni: comunicacionDestinatario.dni })
    const comunicacion = await findComunicacion(tx, sesion, id)
    if (comunicacion === undefined) throw notFound(noExiste)
    if (leidas.length > 0)
      await appendHistorial(tx, {
        momento: now,
        actor: sesion,
        operacion: 'read-comunicacion',
        entidad: 'comunicacion',
        entidadId: String(id),
        descripcion: interpolar(historial.lectura, { titulo: comunicacion.titulo }),
      })
    return { comunicacion }
  })
