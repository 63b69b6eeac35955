import type { CondicionLegal } from '@apremia/core'
import { asc, eq, sql } from 'drizzle-orm'
import { abogado } from '../abogados/abogado-table.ts'
import { alfabetico } from '../platform/db/alfabetico.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { versionDeContenido } from '../platform/db/version-de-contenido.ts'
import { condicionLegal } from './condicion-legal-table.ts'

export type Guardada = typeof condicionLegal.$inferSelect

export const selectCondiciones = (db: Queryable) =>
  db
    .select({ condicion: condicionLegal, apellido: abogado.apellido, nombre: abogado.nombre })
    .from(condicionLegal)
    .innerJoin(abogado, eq(abogado.codexterno, condicionLegal.abogado))
    .orderBy(asc(alfabetico(condicionLegal.contrato)), asc(condicionLegal.id))
    .$dynamic()

type Selected = Awaited<ReturnType<typeof selectCondiciones>>[number]

/**
 * Version of a legal condition (clause of a lawyer's contract): a hash of the texts of the condition. A person edits
 * the version that they saw. The server refuses the edit when the stored version is another one (D42).
 */
export const versionOf = ({ contrato, condiciones, abogado, municipio }: CondicionLegal): string =>
  versionDeContenido([contrato, condiciones, abogado, municipio])

export const toCondicion = ({ condicion, apellido, nombre }: Selected) => ({
  id: condicion.id,
  contrato: condicion.contrato,
  condiciones: condicion.condiciones,
  abogado: `${apellido}, ${nombre}`,
  codexterno: condicion.abogado,
  municipio: condicion.municipio,
  version: versionOf(condicion),
})

export const findCondicion = async (db: Queryable, id: number) => {
  const [row] = await selectCondiciones(db).where(eq(condicionLegal.id, id))
  return row && toCondicion(row)
}

/**
 * Locks the table of conditions for writing, and returns all its rows, because the search for a repeated contract needs
 * the whole table.
 */
export const lockCondiciones = async (tx: Tx): Promise<Guardada[]> => {
  await tx.execute(sql`lock table ${condicionLegal} in share row exclusive mode`)
  return tx.select().from(condicionLegal).orderBy(asc(condicionLegal.id))
}

export const listAbogadosConocidos = (db: Queryable) =>
  db
    .select({
      codexterno: abogado.codexterno,
      apellido: abogado.apellido,
      nombre: abogado.nombre,
    })
    .from(abogado)
    .orderBy(asc(abogado.codexterno))

export const insertCondiciones = async (
  tx: Tx,
  filas: readonly CondicionLegal[],
): Promise<number[]> => {
  if (filas.length === 0) return []
  const rows = await tx
    .insert(condicionLegal)
    .values(
      filas.map(({ contrato, condiciones, abogado, municipio }) => ({
        contrato,
        condiciones,
        abogado,
        municipio,
      })),
    )
    .returning({ id: condicionLegal.id })
  return rows.map(({ id }) => id)
}

export const updateCondicion = async (
  tx: Tx,
  id: number,
  { contrato, condiciones, abogado, municipio }: CondicionLegal,
): Promise<void> => {
  await tx
    .update(condicionLegal)
    .set({ contrato, condiciones, abogado, municipio })
    .where(eq(condicionLegal.id, id))
}
