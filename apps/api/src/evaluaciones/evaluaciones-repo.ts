import type { BodyOf, Contract, QueryOf } from '@apremia/api-client'
import { type CasoEvaluado, type Cuenta, parseCodigoAbogado } from '@apremia/core'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lte,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import { abogado } from '../abogados/abogado-table.ts'
import { pageOf } from '../platform/db/page-of.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import { evaluacionCaso } from './evaluacion-caso-table.ts'
import { evaluacion } from './evaluacion-table.ts'
import { type FilaDeEvaluacion, toEvaluacion } from './evaluacion-wire.ts'

type Filtro = Pick<
  BodyOf<Contract['saveEvaluaciones']>,
  'abogado' | 'conResultado' | 'fechaDesde' | 'fechaHasta'
>
type Orden = Pick<QueryOf<Contract['saveEvaluaciones']>, 'orden' | 'sentido'>

const ORDENES = {
  fecha: evaluacion.fecha,
  abogado: evaluacion.abogado,
  resultado: evaluacion.resultado,
} as const

export const LA_ULTIMA_PRIMERO: Orden = { orden: 'fecha', sentido: 'desc' }

/** Converts a lawyer's code to its stored form. A text that is not a code stays unchanged and matches no lawyer. */
export const codigoDe = (texto: string): string => parseCodigoAbogado(texto) ?? texto

/**
 * Returns the SQL condition of the filter of evaluations.
 *
 * @param propio lawyer's code of a person who sees only their own evaluations. Null for a person who sees all
 * evaluations
 */
export const whereDe = (filtro: Filtro, propio: string | null): SQL | undefined =>
  and(
    propio === null ? undefined : eq(evaluacion.abogado, propio),
    filtro.abogado ? eq(evaluacion.abogado, codigoDe(filtro.abogado)) : undefined,
    filtro.conResultado ? eq(evaluacion.resultado, filtro.conResultado) : undefined,
    filtro.fechaDesde ? gte(evaluacion.fecha, filtro.fechaDesde as never) : undefined,
    filtro.fechaHasta ? lte(evaluacion.fecha, filtro.fechaHasta as never) : undefined,
  )

const select = (db: Queryable) =>
  db
    .select({
      fila: getTableColumns(evaluacion),
      nombre: sql<string>`${abogado.apellido} || ', ' || ${abogado.nombre}`,
    })
    .from(evaluacion)
    .innerJoin(abogado, eq(abogado.codexterno, evaluacion.abogado))
    .$dynamic()

/**
 * Evaluations with the same value in the chosen column are sorted by date, from the most recent, and then by number
 * (D146).
 */
const orderDe = ({ orden, sentido }: Orden): SQL[] => {
  const direction = sentido === 'asc' ? asc : desc
  const resto = orden === 'fecha' ? [] : [desc(evaluacion.fecha)]
  return [direction(ORDENES[orden]), ...resto, direction(evaluacion.id)]
}

export const findEvaluaciones = async (
  db: Queryable,
  where: SQL | undefined,
  pagina: Orden & Pagina,
) => {
  const { rows, total } = await pageOf(
    select(db)
      .where(where)
      .orderBy(...orderDe(pagina)),
    db.$count(evaluacion, where),
    pagina,
  )
  return { rows: rows.map(({ fila, nombre }) => toEvaluacion(fila, nombre)), total }
}

export const findUltimas = async (
  db: Queryable,
  abogados: readonly string[],
): Promise<ReadonlyMap<string, FilaDeEvaluacion>> => {
  const filas = await db
    .selectDistinctOn([evaluacion.abogado])
    .from(evaluacion)
    .where(inArray(evaluacion.abogado, [...abogados]))
    .orderBy(asc(evaluacion.abogado), desc(evaluacion.fecha), desc(evaluacion.id))
  return new Map(filas.map((fila) => [fila.abogado, fila]))
}

export const findEvaluacion = async (db: Queryable, id: number) => {
  const [row] = await select(db).where(eq(evaluacion.id, id))
  return row
}

/**
 * Returns the codes of the given lawyers who already have an evaluation over the same days. Leaves out the evaluations
 * of the present run `corrida` (an evaluation of several lawyers).
 */
export const findRepetidas = async (
  db: Queryable,
  abogados: readonly string[],
  { desde, hasta }: { readonly desde: string; readonly hasta: string },
  corrida: string | null,
): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ abogado: evaluacion.abogado })
    .from(evaluacion)
    .where(
      and(
        inArray(evaluacion.abogado, [...abogados]),
        sql`${evaluacion.desde} = ${desde}::date and ${evaluacion.hasta} = ${hasta}::date`,
        corrida === null ? undefined : ne(evaluacion.corrida, corrida),
      ),
    )
    .orderBy(asc(evaluacion.abogado))
  return rows.map((row) => row.abogado)
}

type FilaDeCaso = typeof evaluacionCaso.$inferSelect

export const toCasoEvaluado = (fila: FilaDeCaso): CasoEvaluado => ({
  clave: `${fila.tipo}/${fila.imponible}/${fila.recurso}`,
  hechos: {
    mesa: fila.mesa,
    solapa: fila.solapa,
    conTitulo: fila.conTitulo,
    gpId: fila.gpId,
    inicioDesde: fila.inicioDesde,
    plazo:
      fila.plazoDesde === null || fila.plazoTiempo === null || fila.plazoUnidad === null
        ? null
        : {
            desde: fila.plazoDesde,
            tiempo: { tiempo: fila.plazoTiempo, unidad: fila.plazoUnidad },
          },
    recibido: fila.recibido,
    saldada: fila.saldada,
  },
})

const { evaluacion: deEvaluacion, tipo, imponible, recurso } = evaluacionCaso
const deCuenta = (cuenta: Cuenta | undefined): SQL | undefined =>
  cuenta ? sql`${cuenta} = any(${evaluacionCaso.cuentas})` : undefined

export const findCasosDeEvaluacion = async (
  db: Queryable,
  id: number,
  { cuenta, ...pagina }: { readonly cuenta?: Cuenta | undefined } & Pagina,
) => {
  const where = and(eq(deEvaluacion, id), deCuenta(cuenta))
  const { rows, total } = await pageOf(
    db.select().from(evaluacionCaso).where(where).orderBy(asc(tipo), asc(imponible), asc(recurso)),
    db.$count(evaluacionCaso, where),
    pagina,
  )
  return { rows, total }
}

export const findTodosLosCasos = (db: Queryable, id: number, cuenta?: Cuenta) =>
  db
    .select()
    .from(evaluacionCaso)
    .where(and(eq(deEvaluacion, id), deCuenta(cuenta)))
    .orderBy(asc(tipo), asc(imponible), asc(recurso))
