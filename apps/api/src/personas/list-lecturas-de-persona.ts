import { fechaEnZona, interpolar, readDocumentoBuscado, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { hasDelDia } from '../historial/historial-repo.ts'
import { pageLecturas } from '../lecturas/lecturas-repo.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { condicionDeLectura } from './condiciones-de-tabla.ts'
import { findPersonaBuscada } from './find-persona-buscada.ts'
import { quienEs } from './quien-es.ts'

/**
 * Records in the audit history that a user looked at the log of who read a person's data. Each user gets at most one
 * row a day for each person, however many pages of the log are opened.
 */
const noteConsulta = async (
  { db, ahora }: Pick<Services, 'db' | 'ahora'>,
  sesion: Sesion,
  { quien, entidadId, motivo }: { quien: string; entidadId: string; motivo: string },
): Promise<void> => {
  const momento = ahora()
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtext(${`apremia.lecturas ${sesion.dni} ${entidadId}`}))`,
    )
    const fila = { dni: sesion.dni, entidad: 'lecturas-de-persona', entidadId }
    if (await hasDelDia(tx, fila, fechaEnZona(momento))) return
    await appendHistorial(tx, {
      ...{ momento, actor: sesion, operacion: 'list-lecturas-de-persona' },
      ...{ entidad: fila.entidad, entidadId },
      descripcion: interpolar(textos.datosPersonales.lecturasPedidas, { quien, motivo }),
    })
  })
}

export const listLecturasDePersona: Handler<'listLecturasDePersona'> = async (
  services,
  { sesion, query, body: { documento, motivo, desde, hasta } },
) => {
  const { db } = services
  const buscado = readDocumentoBuscado(documento) ?? { dni: '', cuit: '' }
  await noteConsulta(services, sesion, { quien: quienEs(buscado), entidadId: documento, motivo })
  const persona = await findPersonaBuscada(db, buscado)
  const suyas = condicionDeLectura(persona, 'l')
  return pageLecturas(db, { suyas, desde, hasta }, query)
}
