import {
  buildCatalogoDeRecursos,
  type CatalogoDeRecursos,
  esRecursoDeComercio,
  type OrdenanzasDeRecursos,
  type Recurso,
  type RecursoConNormas,
  type TasasDeRecursos,
} from '@apremia/core'
import { asc, sql } from 'drizzle-orm'
import type { TipoImponible } from '../platform/db/columnas.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { versionDeContenido } from '../platform/db/version-de-contenido.ts'
import { loadOrdenanzas, writeOrdenanzas } from './ordenanzas-repo.ts'
import { recurso } from './recurso-table.ts'
import { loadTasas, writeTasas } from './tasas-repo.ts'

export const loadRecursos = async (db: Queryable): Promise<CatalogoDeRecursos> => {
  const rows = await db.select().from(recurso).orderBy(asc(recurso.tipo), asc(recurso.codigo))
  return buildCatalogoDeRecursos(
    rows.map(({ tipo, ...fila }) => ({ ...fila, clase: tipo === 'C' ? 'comercio' : 'inmueble' })),
  )
}

const TIPOS = { comercio: 'C', inmueble: 'I' } as const satisfies Record<
  Recurso['clase'],
  TipoImponible
>

export const tipoDeRecurso = (recursos: CatalogoDeRecursos, codigo: string): TipoImponible =>
  TIPOS[esRecursoDeComercio(recursos, codigo) ? 'comercio' : 'inmueble']

export const findTipoDeRecurso = async (db: Queryable, codigo: string): Promise<TipoImponible> =>
  tipoDeRecurso(await loadRecursos(db), codigo)

/** Adds to a tax its version, which an edit of the tax must send back (D42). */
export const withVersion = (
  una: RecursoConNormas,
): RecursoConNormas & { readonly version: string } => {
  const { codigo, nombre, ordenanza, clase, pagoUnico, activo, ordenanzas, tasas } = una
  const version = versionDeContenido([
    ...[codigo, nombre, ordenanza, clase, pagoUnico, activo],
    ...ordenanzas.flatMap((otra) => [otra.anio, otra.ordenanza, otra.tributo, otra.interes]),
    ...tasas.flatMap((tasa) => [tasa.vigenteDesde, tasa.mensual, tasa.conteo]),
  ])
  return { ...una, version }
}

export interface NormasDeRecursos {
  readonly ordenanzas: OrdenanzasDeRecursos
  readonly tasas: TasasDeRecursos
}

export const loadNormas = async (db: Queryable): Promise<NormasDeRecursos> => ({
  ordenanzas: await loadOrdenanzas(db),
  tasas: await loadTasas(db),
})

export const withNormas = (una: Recurso, normas: NormasDeRecursos): RecursoConNormas => ({
  ...una,
  ordenanzas: [...(normas.ordenanzas.get(una.codigo) ?? [])],
  tasas: [...(normas.tasas.get(una.codigo) ?? [])],
})

/** Locks the municipality's list of taxes against writes until the transaction ends. Readers do not wait. */
export const lockRecursos = async (tx: Tx): Promise<CatalogoDeRecursos> => {
  await tx.execute(sql`lock table ${recurso} in share row exclusive mode`)
  return loadRecursos(tx)
}

export const writeRecurso = async (
  tx: Tx,
  { codigo, nombre, ordenanza, clase, pagoUnico, activo, ordenanzas, tasas }: RecursoConNormas,
): Promise<void> => {
  const datos = { nombre, ordenanza, tipo: TIPOS[clase], pagoUnico, activo }
  await tx
    .insert(recurso)
    .values({ codigo, ...datos })
    .onConflictDoUpdate({ target: recurso.codigo, set: datos })
  await writeOrdenanzas(tx, codigo, ordenanzas)
  await writeTasas(tx, codigo, tasas)
}
