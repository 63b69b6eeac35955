import { interpolar, textos } from '@apremia/core'
import { eq } from 'drizzle-orm'
import type { Handler } from '../platform/http/mount.ts'
import { lockInmueble, noteInmueble, readInmueble } from './inmueble-de-novedad.ts'
import { novedadDocumento, novedadInmueble } from './novedad-table.ts'

const t = textos.novedades

export const deleteInmuebleDeNovedad: Handler<'deleteInmuebleDeNovedad'> = (
  { db, ahora },
  { sesion, params },
) =>
  db.transaction(async (tx) => {
    const fila = await lockInmueble(tx, params.inmueble)
    const antes = await readInmueble(tx, fila.id)
    await tx.delete(novedadDocumento).where(eq(novedadDocumento.inmueble, fila.id))
    await tx.delete(novedadInmueble).where(eq(novedadInmueble.id, fila.id))
    await noteInmueble(tx, { momento: ahora(), sesion }, fila, antes, {
      operacion: 'delete-inmueble-de-novedad',
      descripcion: interpolar(t.historial.inmuebleBaja, { ...antes, apynom: fila.apynom }),
      antes,
    })
    return undefined
  })
