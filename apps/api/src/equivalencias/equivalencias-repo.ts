import {
  type EquivalenciaDeArchivo,
  type EquivalenciaGuardada,
  interpolar,
  readEquivalenciasGuardadas,
  textos,
} from '@apremia/core'
import { eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { equivalencia } from './equivalencia-table.ts'

const { equivalencias: t } = textos.paquete

const COLUMNAS = {
  archivo: equivalencia.archivo,
  fuente: equivalencia.fuente,
  codificacion: equivalencia.codificacion,
  fechas: equivalencia.fechas,
  importes: equivalencia.importes,
  columnas: equivalencia.columnas,
}

export const listEquivalencias = async (db: Queryable) => {
  const filas = await db
    .select({
      ...COLUMNAS,
      guardada: equivalencia.guardada,
      persona: { nombre: usuario.nombre, apellido: usuario.apellido },
    })
    .from(equivalencia)
    .innerJoin(usuario, eq(usuario.dni, equivalencia.dni))
    .orderBy(equivalencia.archivo)
  return filas.map(({ columnas, guardada, ...fila }) => ({
    ...fila,
    columnas: columnas.map((una) => ({ ...una, codigos: [...una.codigos] })),
    guardada: guardada.toISOString(),
  }))
}

export const lockEquivalencias = async (tx: Tx): Promise<readonly EquivalenciaGuardada[]> => {
  await tx.execute(sql`lock table ${equivalencia} in share row exclusive mode`)
  return tx.select(COLUMNAS).from(equivalencia)
}

export const upsertEquivalencia = async (
  tx: Tx,
  fila: typeof equivalencia.$inferInsert,
): Promise<void> => {
  const { archivo: _, ...set } = fila
  await tx
    .insert(equivalencia)
    .values(fila)
    .onConflictDoUpdate({ target: equivalencia.archivo, set })
}

export const removeEquivalencia = async (tx: Tx, archivo: string): Promise<void> => {
  await tx.delete(equivalencia).where(eq(equivalencia.archivo, archivo))
}

/**
 * Reads the saved mappings: the file or column of the municipality for each name that the product expects.
 *
 * @throws AppError 422 when a saved mapping is no longer valid. Without the mapping, the product could read the
 * municipality's file wrongly and give no error
 */
export const readGuardadas = async (db: Queryable): Promise<readonly EquivalenciaDeArchivo[]> => {
  const leidas = readEquivalenciasGuardadas(
    await db.select(COLUMNAS).from(equivalencia).orderBy(equivalencia.archivo),
  )
  if (leidas.ok) return leidas.valor
  const [{ campo, mensaje } = { campo: '', mensaje: '' }] = leidas.motivos
  throw new AppError(422, 'equivalencia-vieja', interpolar(t.noVale, { lugar: campo, mensaje }))
}
