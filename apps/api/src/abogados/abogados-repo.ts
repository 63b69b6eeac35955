import type { Contract, QueryOf } from '@apremia/api-client'
import { and, asc, desc, eq, getTableColumns, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { alfabetico } from '../platform/db/alfabetico.ts'
import { hasDigits, hasWords } from '../platform/db/has-words.ts'
import { pageOf } from '../platform/db/page-of.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { abogado, abogadoTitulo } from './abogado-table.ts'
import { type AbogadoRow, type AbogadoWire, toWire } from './abogado-wire.ts'

type Consulta = QueryOf<Contract['exportAbogados']>
export type FiltroDeAbogados = Omit<Consulta, 'orden' | 'sentido' | 'formato'>
export type OrdenDeAbogados = Pick<Consulta, 'orden' | 'sentido'>

const whereOf = (filtro: FiltroDeAbogados): SQL | undefined =>
  and(
    hasWords(abogado.apellido, filtro.apellido),
    hasWords(abogado.nombre, filtro.nombre),
    hasWords(abogado.codexterno, filtro.codexterno),
    hasWords(abogado.matricula, filtro.matricula),
    hasWords(abogado.email, filtro.email),
    hasDigits(abogado.nrodni, filtro.nrodni),
    hasDigits(abogado.cuitcuil, filtro.cuitcuil),
    filtro.titulo ? eq(abogado.titulo, filtro.titulo) : undefined,
    filtro.baja ? eq(abogado.baja, filtro.baja === '1') : undefined,
  )

const ORDENES: Readonly<Record<OrdenDeAbogados['orden'], SQL | PgColumn>> = {
  codexterno: abogado.codexterno,
  apellido: alfabetico(abogado.apellido),
  nombre: alfabetico(abogado.nombre),
  nrodni: sql`${abogado.nrodni}::bigint`,
  matricula: alfabetico(abogado.matricula),
  cuitcuil: abogado.cuitcuil,
  te: abogado.te,
  email: alfabetico(abogado.email),
  titulo: alfabetico(abogadoTitulo.titulo),
  baja: abogado.baja,
}

const orderOf = ({ orden, sentido }: OrdenDeAbogados): SQL[] => {
  const direction = sentido === 'desc' ? desc : asc
  const rest = orden === 'apellido' ? [direction(ORDENES.nombre)] : []
  return [direction(ORDENES[orden]), ...rest, asc(abogado.codexterno)]
}

const select = (db: Queryable) =>
  db
    .select({ row: getTableColumns(abogado), titulo: abogadoTitulo.titulo, rol: usuario.rol })
    .from(abogado)
    .leftJoin(abogadoTitulo, eq(abogadoTitulo.id, abogado.titulo))
    .leftJoin(
      usuario,
      and(eq(usuario.dni, abogado.nrodni), eq(usuario.abogado, abogado.codexterno)),
    )

type Selected = Awaited<ReturnType<typeof select>>[number]

const toAbogado = ({ row, ...extra }: Selected): AbogadoWire => toWire(row, extra)

export const findAll = async (
  db: Queryable,
  filtro: FiltroDeAbogados,
  orden: OrdenDeAbogados,
): Promise<AbogadoWire[]> =>
  (
    await select(db)
      .where(whereOf(filtro))
      .orderBy(...orderOf(orden))
  ).map(toAbogado)

export const findPage = async (
  db: Queryable,
  filtro: FiltroDeAbogados,
  pagina: OrdenDeAbogados & Pagina,
): Promise<{ rows: AbogadoWire[]; total: number }> => {
  const where = whereOf(filtro)
  const { rows, total } = await pageOf(
    select(db)
      .where(where)
      .orderBy(...orderOf(pagina)),
    db.$count(abogado, where),
    pagina,
  )
  return { rows: rows.map(toAbogado), total }
}

export const findWire = async (
  db: Queryable,
  codexterno: string,
): Promise<AbogadoWire | undefined> => {
  const [found] = await select(db).where(eq(abogado.codexterno, codexterno))
  return found && toAbogado(found)
}

export const readWire = async (tx: Tx, codexterno: string): Promise<AbogadoWire> => {
  const wire = await findWire(tx, codexterno)
  if (wire === undefined) throw new Error(`Falta el abogado ${codexterno}`)
  return wire
}

/**
 * Locks all the lawyer records of a person, and returns the record with the given code. When no record has that code,
 * returns the active record, or else a record marked as closed (`baja`).
 */
export const lockByDni = async (
  tx: Tx,
  nrodni: string,
  codexterno = '',
): Promise<AbogadoRow | undefined> => {
  const rows = await tx
    .select()
    .from(abogado)
    .where(eq(abogado.nrodni, nrodni))
    .orderBy(asc(abogado.baja), asc(abogado.codexterno))
    .for('update')
  return rows.find((row) => row.codexterno === codexterno) ?? rows[0]
}

/**
 * Locks the two lawyers of a reassignment: the one who gives away cases (`nrodni`) and the one who receives them
 * (`destino`). The order of the locks is fixed, so that two simultaneous reassignments cannot deadlock.
 *
 * @returns records of the two lawyers. When the one who gives away cases has several records, `origen` is the active
 * one
 */
export const lockOrigenYDestino = async (
  tx: Tx,
  { nrodni, destino }: { readonly nrodni: string; readonly destino: string },
): Promise<{ readonly origen: AbogadoRow | undefined; readonly destino: AbogadoRow | null }> => {
  const rows = await tx
    .select()
    .from(abogado)
    .where(or(eq(abogado.nrodni, nrodni), eq(abogado.codexterno, destino)))
    .orderBy(asc(abogado.codexterno))
    .for('update')
  const suyas = rows.filter((row) => row.nrodni === nrodni)
  return {
    origen: suyas.find(({ baja }) => !baja) ?? suyas[0],
    destino: rows.find((row) => row.codexterno === destino) ?? null,
  }
}

export const findOtraVigente = async (
  tx: Tx,
  { nrodni, codexterno }: AbogadoRow,
): Promise<AbogadoRow | undefined> => {
  const [row] = await tx
    .select()
    .from(abogado)
    .where(
      and(eq(abogado.nrodni, nrodni), eq(abogado.baja, false), ne(abogado.codexterno, codexterno)),
    )
  return row
}

export const findTitulos = (
  db: Queryable,
): Promise<{ id: number; titulo: string; activo: boolean }[]> =>
  db.select().from(abogadoTitulo).orderBy(asc(abogadoTitulo.id))

/**
 * Returns the ids of the professional titles that the form of a lawyer offers.
 *
 * @param propio present professional title of the lawyer, which the form offers even when inactive
 */
export const findTituloIds = async (
  db: Queryable,
  propio: number | null = null,
): Promise<number[]> =>
  (await findTitulos(db)).flatMap(({ id, activo }) => (activo || id === propio ? [id] : []))
