import { textos } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { transactKeeping } from '../documentos/transact-keeping.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { keepAdjuntos, readAdjuntos } from './keep-adjuntos.ts'
import { novedad } from './novedad-table.ts'
import { type Cuerpo, findNovedad, lockNovedad, mergeInmuebles } from './novedades-repo.ts'

/** What came with a value; the rest keeps what it had. */
const given = ({ inmuebles, ...datos }: Cuerpo) =>
  Object.fromEntries(Object.entries(datos).filter(([, valor]) => valor !== ''))

const upsert = async (tx: Tx, body: Cuerpo, now: Date) => {
  const before = await lockNovedad(tx, body)
  if (before !== undefined) {
    const antes = await findNovedad(tx, before.id)
    await tx
      .update(novedad)
      .set({ ...given(body), modificado: now })
      .where(eq(novedad.id, before.id))
    return { id: before.id, antes }
  }
  const { inmuebles, ...datos } = body
  const [created] = await tx
    .insert(novedad)
    .values({ ...datos, dni: body.dni || null, creado: now, modificado: now })
    .onConflictDoNothing()
    .returning({ id: novedad.id })
  return created && { id: created.id, antes: undefined }
}

/** 'Guardar en Novedades' (S1 §2): a taxpayer is there once, and its properties add up (D120). */
export const saveContribuyente: Handler<'saveContribuyente'> = async (
  services,
  { sesion, body, adjuntos },
) => {
  if (body.dni === '' && body.cuim === '') {
    const message = textos.novedades.requeridos.documento
    throw new AppError(400, 'campos-invalidos', message, { fields: [{ field: 'dni', message }] })
  }
  const adjuntados = await readAdjuntos(adjuntos, body.inmuebles)
  const now = services.ahora()
  return transactKeeping(services, async (tx, keep) => {
    // The second try finds whoever saved the same taxpayer between the question and the insertion.
    const saved = (await upsert(tx, body, now)) ?? (await upsert(tx, body, now))
    if (saved === undefined) throw new Error(`No se pudo guardar la novedad de ${body.apynom}`)
    await mergeInmuebles(tx, saved.id, body.inmuebles)
    await keepAdjuntos(tx, keep, saved.id, adjuntados, { dni: sesion.dni, creado: now })
    const despues = await findNovedad(tx, saved.id)
    if (despues === undefined) throw new Error(`Falta la novedad ${saved.id}`)
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'save-contribuyente',
      entidad: 'novedad',
      entidadId: String(saved.id),
      descripcion: `${saved.antes ? 'Actualización' : 'Alta'} en Novedades de ${despues.apynom}.`,
      antes: saved.antes,
      despues,
    })
    return { novedad: despues, creado: saved.antes === undefined }
  })
}
