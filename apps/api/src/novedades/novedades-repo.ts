import type { BodyOf, Contract, TipoDeReply } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { documento } from '../documentos/documento-table.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import { claveDeOtroPedido } from '../platform/http/huella-de-pedido.ts'
import { novedad, novedadDocumento, novedadInmueble } from './novedad-table.ts'

export type Cuerpo = BodyOf<Contract['saveContribuyente']>
type NovedadContestada = TipoDeReply<Contract['getNovedad']>
type InmuebleContestado = TipoDeReply<Contract['getInmuebleDeNovedad']>

export interface InmuebleCompleto extends Omit<InmuebleContestado, 'documentos'> {
  readonly documentos: readonly Omit<
    InmuebleContestado['documentos'][number],
    'documento' | 'name'
  >[]
}

/**
 * Taxpayer added by hand, with all the properties, as the audit history stores it. Answers of the API have the
 * properties twice, as `inmuebles` and as `contribuyente_inmuebles`. The history has only `inmuebles`.
 */
export interface NovedadCompleta
  extends Omit<NovedadContestada, 'inmuebles' | 'contribuyente_inmuebles'> {
  readonly inmuebles: readonly InmuebleCompleto[]
}

type Row = typeof novedad.$inferSelect

export const toColumns = ({ gp_estado, ...datos }: Omit<Cuerpo, 'inmuebles'>) => ({
  ...datos,
  dni: datos.dni || null,
  gpEstado: gp_estado,
})

export const toNovedad = ({ gpEstado, dni, ...row }: Row) => {
  const { creado, modificado, borradaPor, agregadaPor, clave, huella, ...datos } = row
  return { ...datos, dni: dni ?? '', gp_estado: gpEstado }
}

export const vigente = isNull(novedad.borradaPor)

const findOne = async (tx: Tx, where: ReturnType<typeof and>): Promise<Row | undefined> => {
  const [row] = await tx.select().from(novedad).where(and(vigente, where)).for('update')
  return row
}

/**
 * Locks and returns the row of an added taxpayer. The row is found by DNI (national identity number). A taxpayer
 * without a DNI is found by CUIM (municipal taxpayer number) (D120).
 */
export const lockNovedad = async (
  tx: Tx,
  { dni, cuim }: Pick<Cuerpo, 'dni' | 'cuim'>,
): Promise<Row | undefined> => {
  const byDni = dni === '' ? undefined : await findOne(tx, eq(novedad.dni, dni))
  if (byDni !== undefined || cuim === '') return byDni
  return findOne(tx, and(eq(novedad.cuim, cuim), isNull(novedad.dni)))
}

export const lockNovedadById = (tx: Tx, id: number): Promise<Row | undefined> =>
  findOne(tx, eq(novedad.id, id))

/**
 * Adds the properties that the taxpayer does not have yet. In a property that the taxpayer has, an empty text keeps the
 * stored value.
 */
export const mergeInmuebles = async (
  tx: Tx,
  id: number,
  inmuebles: Cuerpo['inmuebles'],
): Promise<void> => {
  // When a request names a property twice, only the last occurrence is stored.
  const rows = [
    ...new Map(inmuebles.map((row) => [`${row.inmueble}/${row.recurso}`, row])).values(),
  ]
  if (rows.length === 0) return
  const kept = (name: 'observaciones' | 'caracter') =>
    sql`coalesce(nullif(excluded.${sql.identifier(name)}, ''), ${novedadInmueble[name]})`
  await tx
    .insert(novedadInmueble)
    .values(rows.map((row) => ({ ...row, novedad: id })))
    .onConflictDoUpdate({
      target: [novedadInmueble.novedad, novedadInmueble.inmueble, novedadInmueble.recurso],
      set: {
        observaciones: kept('observaciones'),
        caracter: kept('caracter'),
        version: sql`${novedadInmueble.version} + 1`,
      },
    })
}

const withDocumentos = async (
  db: Queryable,
  rows: readonly (typeof novedadInmueble.$inferSelect)[],
): Promise<InmuebleCompleto[]> => {
  const ids = rows.map(({ id }) => id)
  const documentos = await db
    .select({
      id: novedadDocumento.id,
      inmueble: novedadDocumento.inmueble,
      nombre: novedadDocumento.nombre,
      tamano: documento.tamano,
      sha256: documento.sha256,
    })
    .from(novedadDocumento)
    .innerJoin(documento, eq(documento.sha256, novedadDocumento.documento))
    .where(inArray(novedadDocumento.inmueble, ids))
    .orderBy(asc(novedadDocumento.id))
  return rows.map(({ novedad: _, ...inmueble }) => ({
    ...inmueble,
    documentos: documentos
      .filter((uno) => uno.inmueble === inmueble.id)
      .map(({ inmueble: __, ...archivo }) => archivo),
  }))
}

export const findNovedad = async (
  db: Queryable,
  id: number,
): Promise<NovedadCompleta | undefined> => {
  const [row] = await db
    .select()
    .from(novedad)
    .where(and(vigente, eq(novedad.id, id)))
  if (row === undefined) return undefined
  const inmuebles = await db
    .select()
    .from(novedadInmueble)
    .where(eq(novedadInmueble.novedad, id))
    .orderBy(asc(novedadInmueble.inmueble), asc(novedadInmueble.recurso))
  return { ...toNovedad(row), inmuebles: await withDocumentos(db, inmuebles) }
}

export const readNovedad = async (db: Queryable, id: number): Promise<NovedadCompleta> => {
  const found = await findNovedad(db, id)
  if (found === undefined) throw new Error(`Falta la novedad ${id}`)
  return found
}

export const findInmueble = async (
  db: Queryable,
  id: number,
): Promise<InmuebleCompleto | undefined> =>
  (
    await withDocumentos(
      db,
      await db
        .select(getTableColumns(novedadInmueble))
        .from(novedadInmueble)
        .innerJoin(novedad, eq(novedad.id, novedadInmueble.novedad))
        .where(and(vigente, eq(novedadInmueble.id, id))),
    )
  )[0]

export interface PedidoDeNovedad {
  readonly agregadaPor: string
  readonly clave: string
  readonly huella: string
}

/**
 * Inserts a new taxpayer and returns its id. Returns undefined when the taxpayer exists, or when the same request was
 * already processed.
 */
export const insertNovedad = async (
  tx: Tx,
  { inmuebles, ...datos }: Cuerpo,
  now: Date,
  pedido?: PedidoDeNovedad,
): Promise<number | undefined> => {
  const [created] = await tx
    .insert(novedad)
    .values({ ...toColumns(datos), ...pedido, creado: now, modificado: now })
    .onConflictDoNothing()
    .returning({ id: novedad.id })
  return created?.id
}

/**
 * Finds the taxpayer that this request already added when the client sent it before.
 *
 * @throws AppError 422 when the `Idempotency-Key` belongs to another request, 404 when the added taxpayer was deleted
 * later
 */
export const findAgregada = async (
  tx: Tx,
  { agregadaPor, clave, huella }: PedidoDeNovedad,
): Promise<NovedadCompleta | undefined> => {
  const [row] = await tx
    .select({ id: novedad.id, huella: novedad.huella })
    .from(novedad)
    .where(and(eq(novedad.agregadaPor, agregadaPor), eq(novedad.clave, clave)))
  if (row === undefined) return undefined
  if (row.huella !== huella) throw claveDeOtroPedido()
  const found = await findNovedad(tx, row.id)
  if (found === undefined) throw notFound(textos.novedades.noExiste)
  return found
}
