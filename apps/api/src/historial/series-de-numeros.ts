import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'

export interface Series {
  readonly titulos: number
  readonly cartas: number
  readonly convenios: number
}

export const SERIES = ['titulos', 'cartas', 'convenios'] as const satisfies (keyof Series)[]

export interface EstadoDeNumeracion extends Series {
  readonly orden: number
  readonly hash: string
}

const select = (convenios: ReturnType<typeof sql>) => sql`
  select c.orden, c.hash, (select ultimo from titulo_contador) as titulos,
    (select ultimo from carta_contador) as cartas, ${convenios} as convenios
  from historial_cabeza c`

const read = async (db: Queryable, convenios: ReturnType<typeof sql>) => {
  const { rows } = await db.execute<Record<string, unknown> & EstadoDeNumeracion>(select(convenios))
  const [row] = rows
  if (row === undefined) throw new Error('Falta la cabeza del historial')
  return row
}

/**
 * Reads the last numbers of executive titles, letters and agreements in use. A number that only a failed transaction
 * took is not in use.
 */
export const readUsados = (db: Queryable): Promise<EstadoDeNumeracion> =>
  read(db, sql`(select coalesce(max(id), 0) from convenio where anterior is null)`)

/**
 * Reads the last numbers that the counters of executive titles, letters and agreements gave. A number given to a failed
 * transaction counts too.
 */
export const readSiguientes = (db: Queryable): Promise<EstadoDeNumeracion> =>
  read(db, sql`(select (last_value - (not is_called)::int)::int from convenio_id_seq)`)

/**
 * Raises the counters of executive title, letter and agreement numbers to the given numbers. A counter that is already
 * higher does not change.
 */
export const raiseSeries = async (db: Queryable, { titulos, cartas, convenios }: Series) => {
  await db.execute(sql`update titulo_contador set ultimo = greatest(ultimo, ${titulos})`)
  await db.execute(sql`update carta_contador set ultimo = greatest(ultimo, ${cartas})`)
  await db.execute(
    sql`select setval('convenio_id_seq', greatest(last_value - (not is_called)::int, ${convenios}) + 1, false) from convenio_id_seq`,
  )
}

export const maxSeries = (
  todas: readonly { readonly [S in keyof Series]?: number | undefined }[],
): Series =>
  todas.reduce<Series>(
    (max, una) => ({
      titulos: Math.max(max.titulos, una.titulos ?? 0),
      cartas: Math.max(max.cartas, una.cartas ?? 0),
      convenios: Math.max(max.convenios, una.convenios ?? 0),
    }),
    { titulos: 0, cartas: 0, convenios: 0 },
  )

const NOMBRES = { titulos: 'títulos', cartas: 'cartas', convenios: 'convenios' } as const
const LISTA = new Intl.ListFormat('es', { type: 'conjunction' })

export const describeSeries = (series: Partial<Series>): string =>
  LISTA.format(
    SERIES.filter((serie) => series[serie] !== undefined).map(
      (serie) => `${NOMBRES[serie]} Nº ${series[serie]}`,
    ),
  )

export const describeAtraso = (anotados: Partial<Series>, base: Partial<Series>): string =>
  `fuera de la base se anotaron ${describeSeries(anotados)}, y la base llega a ${describeSeries(base)}`

export const describeCopiaVieja = (motivos: readonly string[]): string =>
  `Esta puede ser una copia vieja restaurada, y seguir repetiría números de títulos, cartas o convenios ya usados: ${motivos.join('; ')}. No se cambió nada.`

/**
 * Formats the executive title, letter and agreement numbers for the setting APREMIA_RESTAURACION: 'titulos=120
 * cartas=722 convenios=45'.
 */
export const writeSeries = (series: Series): string =>
  SERIES.map((serie) => `${serie}=${series[serie]}`).join(' ')
