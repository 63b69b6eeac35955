import { interpolar, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { cleanEnvios, partesDe } from './archivo-de-envio.ts'
import { type DestinoDeEnvio, envio } from './envio-table.ts'
import { type FilaDeEnvio, findEnvio, lockEnvio, toEnvio, updateEnvio } from './envios-repo.ts'
import { NOMBRES_DE_ENVIO } from './nombres-de-envio.ts'

const { historial } = textos.padron.envio

/** Resumes an upload from the last flushed byte. If the disk lost the file, the upload starts again from zero. */
const resumeEnvio = async (
  tx: Tx,
  services: Services,
  { id, dni, destino }: FilaDeEnvio,
  momento: Date,
): Promise<FilaDeEnvio> => {
  const fila = await lockEnvio(tx, { dni, destino }, id)
  if ((await partesDe(services).sizeOf(fila)) >= fila.recibido) return fila
  const desdeCero = { recibido: 0, suma: 0, tocado: momento }
  await updateEnvio(tx, id, desdeCero)
  return { ...fila, ...desdeCero }
}

interface Empezar {
  readonly sesion: Sesion
  readonly destino: DestinoDeEnvio
  readonly archivo: string
  readonly tamano: number
  readonly simulacion: boolean
}

/**
 * A person has at most one upload for each kind of import. The same file resumes the unfinished upload, and another
 * file replaces it.
 */
export const startEnvioDe = async (services: Services, pedido: Empezar) => {
  const { sesion, destino, archivo, tamano, simulacion } = pedido
  const { db, ahora } = services
  const momento = ahora()
  const { dni } = sesion
  const body = { archivo, tamano }
  const { actual, nuevo } = await db.transaction(async (tx) => {
    const [empezado] = await tx
      .insert(envio)
      .values({ ...body, dni, destino, tocado: momento })
      .onConflictDoUpdate({
        target: [envio.dni, envio.destino],
        set: { ...body, id: sql`excluded.id`, recibido: 0, suma: 0, tocado: momento },
        setWhere: sql`(${envio.archivo}, ${envio.tamano})
          is distinct from (excluded.archivo, excluded.tamano)`,
      })
      .returning()
    const dejado = empezado ?? (await findEnvio(tx, { dni, destino }))
    if (dejado === undefined) throw new Error('No se empezó el envío')
    if (empezado !== undefined && !simulacion)
      await appendHistorial(tx, {
        ...{ momento, actor: sesion, ...NOMBRES_DE_ENVIO[destino].inicio },
        entidadId: empezado.id,
        descripcion: interpolar(historial[destino].inicio, body),
        despues: body,
      })
    return {
      actual: empezado ?? (await resumeEnvio(tx, services, dejado, momento)),
      nuevo: empezado !== undefined,
    }
  })
  if (nuevo) await cleanEnvios(services)
  return { envio: toEnvio(actual) }
}
