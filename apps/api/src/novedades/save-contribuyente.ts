import { interpolar, textos } from '@apremia/core'
import { eq, sql } from 'drizzle-orm'
import { porGuardarDe } from '../documentos/detect-adjuntos.ts'
import { transactKeeping } from '../documentos/transact-keeping.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Handler } from '../platform/http/mount.ts'
import { assertEstado, campo } from './assert-estado.ts'
import { keepAdjuntos, readAdjuntos } from './keep-adjuntos.ts'
import { novedad } from './novedad-table.ts'
import { wireNovedad } from './novedad-wire.ts'
import {
  type Cuerpo,
  findNovedad,
  insertNovedad,
  lockNovedad,
  mergeInmuebles,
  readNovedad,
  toColumns,
} from './novedades-repo.ts'

const t = textos.novedades

/**
 * Returns the fields of the request that have a value, so that an update leaves the other stored fields as they are.
 */
const given = ({ inmuebles, ...datos }: Cuerpo) =>
  Object.fromEntries(
    Object.entries(toColumns(datos)).filter(([, valor]) => valor !== '' && valor !== null),
  )

const upsert = async (tx: Tx, body: Cuerpo, now: Date) => {
  const before = await lockNovedad(tx, body)
  if (before !== undefined) {
    const antes = await findNovedad(tx, before.id)
    await tx
      .update(novedad)
      .set({ ...given(body), version: sql`${novedad.version} + 1`, modificado: now })
      .where(eq(novedad.id, before.id))
    return { id: before.id, antes }
  }
  const id = await insertNovedad(tx, body, now)
  return id === undefined ? undefined : { id, antes: undefined }
}

/**
 * Saves a taxpayer from the button 'Guardar en Novedades' of the taxpayer search (S1 §2). Each taxpayer has one record,
 * and the new properties are added to the stored ones (D120).
 */
export const saveContribuyente: Handler<'saveContribuyente'> = async (
  services,
  { sesion, body, adjuntos },
) => {
  if (body.dni === '' && body.cuim === '') throw campo('dni', t.requeridos.documento)
  const adjuntados = await readAdjuntos(adjuntos, body.inmuebles)
  const now = services.ahora()
  return transactKeeping(
    services,
    async (tx, keep) => {
      await assertEstado(tx, body)
      // Another request may insert the same taxpayer between the lookup and the insertion. The second attempt then
      // finds the record.
      const saved = (await upsert(tx, body, now)) ?? (await upsert(tx, body, now))
      if (saved === undefined) throw new Error(`No se pudo guardar la novedad de ${body.apynom}`)
      await mergeInmuebles(tx, saved.id, body.inmuebles)
      await keepAdjuntos(tx, keep, saved.id, adjuntados, { dni: sesion.dni, creado: now })
      const despues = await readNovedad(tx, saved.id)
      await appendHistorial(tx, {
        momento: now,
        actor: sesion,
        operacion: 'save-contribuyente',
        entidad: 'novedad',
        entidadId: String(saved.id),
        descripcion: interpolar(saved.antes ? t.historial.edicion : t.historial.alta, despues),
        antes: saved.antes,
        despues,
      })
      return { novedad: wireNovedad(despues), creado: saved.antes === undefined }
    },
    porGuardarDe(adjuntados),
  )
}
