import { interpolar, textos } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findDocumento } from './find-documento.ts'
import { lockInmueble, noteInmueble } from './inmueble-de-novedad.ts'
import { novedadDocumento } from './novedad-table.ts'

const t = textos.novedades

export const deleteDocumentoDeNovedad: Handler<'deleteDocumentoDeNovedad'> = (
  { db, ahora },
  { sesion, params },
) =>
  db.transaction(async (tx) => {
    const { inmueble: id, name: nombre } = await findDocumento(tx, sesion, params.documento)
    const fila = await lockInmueble(tx, id)
    const borrados = await tx
      .delete(novedadDocumento)
      .where(eq(novedadDocumento.id, params.documento))
      .returning({ id: novedadDocumento.id })
    if (borrados.length === 0) throw notFound(t.noExisteDocumento)
    await noteInmueble(tx, { momento: ahora(), sesion }, fila, fila, {
      operacion: 'delete-documento-de-novedad',
      descripcion: interpolar(t.historial.documentoBaja, { nombre, inmueble: fila.inmueble }),
      antes: { documento: nombre },
    })
    return undefined
  })
