import { interpolar, textos } from '@apremia/core'
import { and, eq, ne } from 'drizzle-orm'
import { transactKeeping } from '../documentos/transact-keeping.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { assertEstado, campo } from './assert-estado.ts'
import { keepAdjuntos, readAdjuntos } from './keep-adjuntos.ts'
import { novedad } from './novedad-table.ts'
import { lockNovedadById, mergeInmuebles, readNovedad, toColumns } from './novedades-repo.ts'
import { insertNovedad } from './save-contribuyente.ts'

const t = textos.novedades

/** @throws AppError 409 when somebody else is there with that DNI */
const refuseTaken = async (tx: Tx, dni: string, id = 0): Promise<void> => {
  const [otro] = await tx
    .select({ apynom: novedad.apynom })
    .from(novedad)
    .where(and(eq(novedad.dni, dni), ne(novedad.id, id)))
  if (otro) throw campo('dni', interpolar(t.yaEsta, otro), 409, 'contribuyente-existe')
}

/** 'Agregar Contribuyente' (S2 §2.9): somebody who is not there yet, with properties and documents. */
export const createNovedad: Handler<'createNovedad'> = async (
  services,
  { sesion, body, adjuntos },
) => {
  const adjuntados = await readAdjuntos(adjuntos, body.inmuebles)
  const now = services.ahora()
  return transactKeeping(services, async (tx, keep) => {
    await assertEstado(tx, body)
    const id = await insertNovedad(tx, body, now)
    if (id === undefined) {
      await refuseTaken(tx, body.dni)
      throw new Error(`No se pudo agregar la novedad de ${body.apynom}`)
    }
    await mergeInmuebles(tx, id, body.inmuebles)
    await keepAdjuntos(tx, keep, id, adjuntados, { dni: sesion.dni, creado: now })
    const despues = await readNovedad(tx, id)
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'create-novedad',
      entidad: 'novedad',
      entidadId: String(id),
      descripcion: interpolar(t.historial.alta, despues),
      despues,
    })
    return { novedad: despues }
  })
}

/** The fields of one that is there; refused when somebody saved it in between (D42). */
export const editNovedad: Handler<'editNovedad'> = (
  { db, ahora },
  { sesion, params: { id }, body: { version, ...datos } },
) =>
  db.transaction(async (tx) => {
    const row = await lockNovedadById(tx, id)
    if (row === undefined) throw notFound(t.noExiste)
    const antes = await readNovedad(tx, id)
    if (version !== row.version)
      throw new AppError(409, 'version-vieja', t.versionVieja, { detalle: { novedad: antes } })
    if (datos.dni === '' && datos.cuim === '') throw campo('dni', t.requeridos.documento)
    await assertEstado(tx, datos)
    if (datos.dni !== '') await refuseTaken(tx, datos.dni, id)
    const now = ahora()
    await tx
      .update(novedad)
      .set({ ...toColumns(datos), version: row.version + 1, modificado: now })
      .where(eq(novedad.id, id))
    const despues = await readNovedad(tx, id)
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'edit-novedad',
      entidad: 'novedad',
      entidadId: String(id),
      descripcion: interpolar(t.historial.edicion, despues),
      antes,
      despues,
    })
    return { novedad: despues }
  })
