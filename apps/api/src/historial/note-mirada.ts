import { eligeAbogado, fechaEnZona, interpolar, textos } from '@apremia/core'
import { lt, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Notas } from '../platform/http/mount.ts'
import { findTipoDeRecurso } from '../recursos/recursos-repo.ts'
import { appendHistorial } from './append-historial.ts'
import { casoMirado } from './caso-mirado-table.ts'

type Fila = typeof casoMirado.$inferSelect

/**
 * Returns the lawyer of the case when the audit history must record that the person opened the case. Undefined for the
 * person's own case, and for a case that the person already opened on that day.
 */
const findPorAnotar = async (
  db: Queryable,
  { dia, dni, tipo, imponible, recurso }: Fila,
  propio: string,
): Promise<string | undefined> => {
  const { rows } = await db.execute<{ abogado: string }>(sql`
    select c.abogado from caso c
    where c.tipo = ${tipo} and c.imponible = ${imponible} and c.recurso = ${recurso}
      and c.abogado not in ('', ${propio})
      and not exists (
        select from caso_mirado m where m.dni = ${dni} and m.tipo = ${tipo}
          and m.imponible = ${imponible} and m.recurso = ${recurso} and m.dia = ${dia})`)
  return rows[0]?.abogado
}

/**
 * Records in the audit history that a person opened a case of another lawyer (R15), once a day for each person and
 * case. The case screen makes several calls. A row for each call would hide the rows about changes.
 */
export const noteMirada: Notas['mirada'] = async (
  { db, ahora },
  { sesion, imponible, recurso },
) => {
  const numero = Number(imponible)
  if (!eligeAbogado(sesion) || numero > 2_147_483_647) return
  const momento = ahora()
  const fila: Fila = {
    dia: fechaEnZona(momento),
    dni: sesion.dni,
    tipo: await findTipoDeRecurso(db, recurso),
    imponible: numero,
    recurso,
  }
  const propio = sesion.abogado ?? ''
  if ((await findPorAnotar(db, fila, propio)) === undefined) return
  await db.transaction(async (tx) => {
    const abogado = await findPorAnotar(tx, fila, propio)
    if (abogado === undefined) return
    const [anotado] = await tx.insert(casoMirado).values(fila).onConflictDoNothing().returning()
    if (anotado === undefined) return
    await tx.delete(casoMirado).where(lt(casoMirado.dia, fila.dia))
    await appendHistorial(tx, {
      momento,
      actor: sesion,
      operacion: 'mirar-caso',
      entidad: 'caso',
      entidadId: `${fila.tipo}/${imponible}/${recurso}`,
      descripcion: interpolar(textos.historial.mirada, { imponible, recurso, abogado }),
      inmueble: imponible,
      recurso,
    })
  })
}
