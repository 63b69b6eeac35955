import { interpolar, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { cleanEnvios, sizeOfEnvio } from './archivo-de-envio.ts'
import { padronEnvio } from './envio-table.ts'
import { type EnvioDePadron, findEnvio, lockEnvio, toEnvio, updateEnvio } from './envios-repo.ts'
import { assertPropio } from './require-carga.ts'

const { historial } = textos.padron.envio

/** Resumes an upload from the bytes on the disk. An upload that the disk lost begins again. */
const resumeEnvio = async (
  tx: Tx,
  services: Services,
  { id, dni }: EnvioDePadron,
  momento: Date,
): Promise<EnvioDePadron> => {
  const envio = await lockEnvio(tx, { dni }, id)
  if ((await sizeOfEnvio(services, id)) >= envio.recibido) return envio
  const desdeCero = { recibido: 0, suma: 0, tocado: momento }
  await updateEnvio(tx, id, desdeCero)
  return { ...envio, ...desdeCero }
}

/**
 * Starts an upload, one for each person. The same file goes on with the upload left half-way, and another file takes
 * its place. An upload that is only to be looked at leaves no row in the history.
 */
export const startEnvio: Handler<'startEnvio'> = async (services, call) => {
  assertPropio(services)
  const { simulacion, ...body } = call.body
  const { sesion } = call
  const { db, ahora } = services
  const momento = ahora()
  const { envio, nuevo } = await db.transaction(async (tx) => {
    const [empezado] = await tx
      .insert(padronEnvio)
      .values({ ...body, dni: sesion.dni, tocado: momento })
      .onConflictDoUpdate({
        target: padronEnvio.dni,
        set: { ...body, id: sql`excluded.id`, recibido: 0, suma: 0, tocado: momento },
        setWhere: sql`(${padronEnvio.archivo}, ${padronEnvio.tamano})
          is distinct from (excluded.archivo, excluded.tamano)`,
      })
      .returning()
    const dejado = empezado ?? (await findEnvio(tx, sesion.dni))
    if (dejado === undefined) throw new Error('No se empezó el envío')
    const actual = empezado ?? (await resumeEnvio(tx, services, dejado, momento))
    if (empezado !== undefined && !simulacion)
      await appendHistorial(tx, {
        momento,
        actor: sesion,
        operacion: 'start-envio',
        entidad: 'envio-de-padron',
        entidadId: actual.id,
        descripcion: interpolar(historial.inicio, body),
        despues: body,
      })
    return { envio: actual, nuevo: empezado !== undefined }
  })
  if (nuevo) await cleanEnvios(services)
  return { envio: toEnvio(envio) }
}
