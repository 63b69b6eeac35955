import { interpolar, textos } from '@apremia/core'
import { eq, inArray, sql } from 'drizzle-orm'
import { abogado as abogadoTable } from '../abogados/abogado-table.ts'
import { unnestClaves } from '../padron/clave-imponible.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { type CasoPedido, clavesDeCasos } from './read-casos.ts'

const TODOS = sql.raw(`hashtext('apremia.actuaciones')`)

/**
 * Locks all the properties and businesses of the municipality with a single lock, until the transaction ends. A request
 * about thousands of them needs this lock, because PostgreSQL's lock table has no room for thousands of locks.
 */
export const lockTodosLosImponibles = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${TODOS})`)
}

export const lockImponibles = async (
  tx: Tx,
  casos: readonly Pick<CasoPedido, 'tipo' | 'imponible' | 'recurso'>[],
): Promise<void> => {
  const [caso] = casos
  if (caso === undefined) return
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${TODOS})`)
  // Takes the locks of the properties or businesses in a fixed order, so that two requests cannot deadlock.
  await tx.execute(sql`
    select pg_advisory_xact_lock(x.candado) from (
      select distinct hashtextextended(${`apremia.actuacion.${caso.tipo}`}::text || k.imponible || k.recurso, 0) as candado
      from ${unnestClaves(clavesDeCasos(casos))} order by 1
    ) x`)
}

/**
 * Locks the lawyers until the legal actions are saved. A simultaneous request that reassigns a lawyer's cases waits, so
 * that it does not miss these actions (D22).
 *
 * @throws AppError 409 when a lawyer is not active
 */
export const lockAbogados = async (tx: Tx, codigos: readonly string[]): Promise<void> => {
  const distintos = [...new Set(codigos)].sort()
  const rows = await tx
    .select({ codigo: abogadoTable.codexterno, baja: abogadoTable.baja })
    .from(abogadoTable)
    .where(inArray(abogadoTable.codexterno, distintos))
    .orderBy(abogadoTable.codexterno)
    .for('share')
  const fuera = distintos.filter((uno) => rows.find(({ codigo }) => codigo === uno)?.baja !== false)
  if (fuera.length === 0) return
  throw camposRechazados(
    409,
    'abogado-de-baja',
    fuera.map((abogado) => ({
      codigo: 'actuacion.abogado-de-baja',
      campo: 'abogado',
      mensaje: interpolar(textos.actuaciones.abogadoDeBaja, { abogado }),
    })),
  )
}

export const lockAbogadosEnActividad = async (tx: Tx): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .select({ codigo: abogadoTable.codexterno })
    .from(abogadoTable)
    .where(eq(abogadoTable.baja, false))
    .orderBy(abogadoTable.codexterno)
    .for('share')
  return new Set(rows.map(({ codigo }) => codigo))
}

/**
 * Checks that no case was reassigned to another lawyer after the request read the case. Notices only reassignments in
 * this database, not those that the municipality's own service makes.
 *
 * @throws AppError 409 when a case was reassigned
 */
export const assertSiguenSuyos = async (
  tx: Tx,
  abogado: string,
  casos: readonly CasoPedido[],
): Promise<void> => {
  const [caso] = casos
  if (caso === undefined) return
  const { rows } = await tx.execute<{ imponible: number; recurso: string }>(sql`
    select d.imponible, d.recurso from ${unnestClaves(clavesDeCasos(casos))}
    join deuda d on d.tipo = ${caso.tipo} and d.imponible = k.imponible and d.recurso = k.recurso
      and d.legal <> '' and d.estado <> 'CANCELADA'
    group by d.imponible, d.recurso having not bool_or(d.legal = ${abogado}) limit 1`)
  const [ajeno] = rows
  if (ajeno === undefined) return
  const imponible = `${ajeno.imponible} ${ajeno.recurso}`
  throw new AppError(
    409,
    'cambio-de-manos',
    interpolar(textos.actuaciones.cambioDeManos, { imponible }),
  )
}
