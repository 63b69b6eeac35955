import type { Contract, TipoDeReply } from '@apremia/api-client'
import { centavos, fechaEnZona, horaEnZona, wireAmount, ZONA_HORARIA } from '@apremia/core'
import { and, asc, desc, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { abogado } from '../abogados/abogado-table.ts'
import { pageOf } from '../platform/db/page-of.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { tituloLote } from './titulo-lote-table.ts'
import { titulo } from './titulo-table.ts'

export type TituloCreado = TipoDeReply<Contract['getTitulosInfo']>[number]

/**
 * Filter of the executive titles. `startDate` and `endDate` are days of their creation in Buenos Aires time, both
 * inclusive.
 */
export interface ConsultaDeTitulos {
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
  readonly abogadoCodExt?: string | undefined
  readonly order: 'asc' | 'desc'
}

/**
 * Expression in SQL for the instant at which a day starts in Buenos Aires. Comparing instants lets the query use the
 * index on `creado`.
 */
const startOf = (date: string, plusDays = 0): SQL =>
  sql`((${date}::date + ${plusDays}::int)::timestamp at time zone ${ZONA_HORARIA})`

const whereOf = ({ startDate, endDate, abogadoCodExt }: ConsultaDeTitulos): SQL | undefined =>
  and(
    startDate ? gte(titulo.creado, startOf(startDate)) : undefined,
    endDate ? lt(titulo.creado, startOf(endDate, 1)) : undefined,
    abogadoCodExt ? eq(titulo.abogado, abogadoCodExt) : undefined,
  )

const columns = {
  numero: titulo.numero,
  categoria: titulo.categoria,
  imponible: titulo.imponible,
  recurso: titulo.recurso,
  contribuyente: titulo.contribuyente,
  total: titulo.total,
  abogado: titulo.abogado,
  abogadoNombre: abogado.nombre,
  abogadoApellido: abogado.apellido,
  usuarioNombre: usuario.nombre,
  usuarioApellido: usuario.apellido,
  creado: titulo.creado,
  anulado: titulo.anulado,
  motivo: titulo.motivoAnulacion,
  anterior: titulo.anterior,
  lote: titulo.lote,
  firmado: titulo.firmado,
  documento: isNotNull(sql`coalesce(${titulo.documento}, ${tituloLote.documento})`).mapWith(
    Boolean,
  ),
}

const select = (db: Queryable) =>
  db
    .select(columns)
    .from(titulo)
    .leftJoin(tituloLote, eq(tituloLote.id, titulo.lote))
    .innerJoin(usuario, eq(usuario.dni, titulo.dni))
    .leftJoin(abogado, eq(abogado.codexterno, titulo.abogado))

type Row = Awaited<ReturnType<typeof select>>[number]

export const toTituloCreado = (row: Row): TituloCreado => ({
  num_titulo: row.numero,
  categoria: row.categoria,
  imponible: row.imponible,
  recurso: row.recurso,
  contribuyente: row.contribuyente,
  total: wireAmount(centavos(row.total)),
  abogado: { nombre: row.abogadoNombre ?? '', apellido: row.abogadoApellido ?? '' },
  abo_codexterno: row.abogado,
  // The stored user of a title of the former system is the user who loaded it and not the user who made it, so the
  // answer has no user.
  usuario: row.anterior
    ? { nombre: '', apellido: '' }
    : { nombre: row.usuarioNombre, apellido: row.usuarioApellido },
  fecha_creacion: fechaEnZona(row.creado),
  // The data package gives the day of a title of the former system, but not the time of day.
  hora_creacion: row.anterior ? '' : horaEnZona(row.creado),
  anulado: row.anulado !== null,
  motivo_anulacion: row.motivo,
  anterior: row.anterior,
  lote: row.lote,
  documento: row.documento,
  firmado: row.firmado && fechaEnZona(row.firmado),
})

const orderOf = ({ order }: ConsultaDeTitulos) =>
  order === 'desc' ? desc(titulo.numero) : asc(titulo.numero)

export const pageTitulos = async (
  db: Queryable,
  filtro: ConsultaDeTitulos,
  pagina: Pagina,
): Promise<{ rows: TituloCreado[]; total: number }> => {
  const where = whereOf(filtro)
  const { rows, total } = await pageOf(
    select(db).where(where).orderBy(orderOf(filtro)),
    db.$count(titulo, where),
    pagina,
  )
  return { rows: rows.map(toTituloCreado), total }
}

/**
 * Yields in batches all the executive titles that match the filter. Each batch starts after the last number of the
 * previous batch, which is faster than an offset.
 */
export async function* streamTitulos(
  db: Queryable,
  filtro: ConsultaDeTitulos,
  batch: number,
): AsyncGenerator<TituloCreado[]> {
  const where = whereOf(filtro)
  let last: number | undefined
  for (;;) {
    const after: SQL | undefined =
      last === undefined
        ? undefined
        : filtro.order === 'desc'
          ? sql`${titulo.numero} < ${last}`
          : sql`${titulo.numero} > ${last}`
    const rows = await select(db).where(and(where, after)).orderBy(orderOf(filtro)).limit(batch)
    if (rows.length > 0) yield rows.map(toTituloCreado)
    if (rows.length < batch) return
    last = rows.at(-1)?.numero
  }
}

export const findTituloCreado = async (
  db: Queryable,
  numero: number,
): Promise<TituloCreado | undefined> => {
  const [row] = await select(db).where(eq(titulo.numero, numero))
  return row && toTituloCreado(row)
}
