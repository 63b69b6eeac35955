import type { Contract, ReplyOf } from '@apremia/api-client'
import { type CLAVES_DE_MESA, type Fecha, MESAS, type SituacionDeCatalogo } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../platform/db/queryable.ts'
import { CLAVE, type ClaveDeCaso } from './clave-de-caso.ts'
import { DERIVADAS, derivados, esVencido, INICIAL, type Supuesto, valorDe } from './derivar.ts'
import { alcanzados } from './recalcular-casos.ts'
import { alcanzadosDeSituacion } from './recalcular-por-partes.ts'
import { isSituacionDicha } from './relearn-situacion.ts'
import { resumenes } from './resumir-historias.ts'

export type Efecto = ReplyOf<Contract['getEfecto']>
export type CasoDelEfecto = ReplyOf<Contract['listCasosDelEfecto']>[number]

/**
 * Legal status (situation) of the catalogue with a proposed class (`clase`), which says how the rules treat the status.
 * The product shows how that class would change the cases before a person saves the class.
 */
export interface SituacionSupuesta {
  readonly situacion: Pick<SituacionDeCatalogo, 'codigo' | 'detalle' | 'clase'>
}

export interface Pregunta {
  readonly supuesto: Supuesto | SituacionSupuesta
  readonly hoy: Fecha
}

export interface FiltroDeEfecto {
  readonly abogado?: string | undefined
  readonly cambio?: 'solapa' | 'vence' | 'deja' | 'plazo' | undefined
}

const DESPUES = ['solapa_judicial', 'solapa_extrajudicial', 'vence', 'plazo_desde'] as const

const antesDe = (alias: string): SQL =>
  sql.raw(['mesa', ...DESPUES].map((columna) => `${alias}.${columna} as ${columna}_0`).join(', '))

const DESPUES_DE_LAS_REGLAS = sql.join(
  ['mesa' as const, ...DESPUES].map(
    (columna) => sql`${DERIVADAS[columna]} as ${sql.raw(`${columna}_1`)}`,
  ),
  sql.raw(', '),
)

const INICIAL_DE_HOY = valorDe('FECHA_INICIAL' satisfies keyof typeof CLAVES_DE_MESA)

const conOtrosPlazos = (supuesto: Supuesto): SQL => {
  const donde = alcanzados('tpId' in supuesto ? supuesto.tpId : null)
  return sql`select r.tipo, r.imponible, r.recurso, r.abogado, ${antesDe('r')}, ${DESPUES_DE_LAS_REGLAS},
      ${INICIAL_DE_HOY} as inicial_0, ${INICIAL} as inicial_1
    from ${derivados(sql`(select * from caso where ${donde})`, supuesto)}`
}

/**
 * A person wants to change the class of a legal status, so that the rules treat it differently. Selects the cases that
 * ever had the status, with their history recomputed under the new class.
 */
const conOtraSituacion = ({ situacion }: SituacionSupuesta): SQL => {
  const { codigo, clase } = situacion
  const clases = sql`(select codigo, clase from situacion where codigo <> ${codigo}
    union all select ${codigo}::text, ${clase}::text) as c(codigo, clase)`
  const aprendida = sql`case when ${isSituacionDicha(sql`x.situacion`, situacion)} then ${clase}::text else x.clase end`
  const historias = resumenes(alcanzadosDeSituacion(codigo), clases, 'hoy', aprendida)
  return sql`select r.tipo, r.imponible, r.recurso, c.abogado, ${antesDe('c')}, ${DESPUES_DE_LAS_REGLAS},
      ${INICIAL} as inicial_0, ${INICIAL} as inicial_1
    from ${derivados(sql`(${historias})`)}
    join caso c on (c.tipo, c.imponible, c.recurso) = (r.tipo, r.imponible, r.recurso)`
}

/**
 * SQL that compares the cases before and after a proposed configuration. Columns that end in `_0` have the stored
 * values, and columns that end in `_1` have the proposed values.
 */
const comparados = ({ supuesto, hoy }: Pregunta): SQL => {
  const vencido = (n: 0 | 1, inicial: SQL) =>
    esVencido(
      {
        mesa: sql.raw(`mesa_${n}`),
        judicial: sql.raw(`solapa_judicial_${n}`),
        extrajudicial: sql.raw(`solapa_extrajudicial_${n}`),
        vence: sql.raw(`vence_${n}`),
        desde: sql.raw(`plazo_desde_${n}`),
        inicial,
      },
      hoy,
    )
  return sql`select x.*, solapa_judicial_0 is distinct from solapa_judicial_1
        or solapa_extrajudicial_0 is distinct from solapa_extrajudicial_1 as solapa,
      vence_0 is distinct from vence_1 as plazo, not vencido_0 and vencido_1 as vence, vencido_0 and not vencido_1 as deja
    from (
      select w.*, ${vencido(0, sql`inicial_0`)} as vencido_0, ${vencido(1, sql`inicial_1`)} as vencido_1
      from (${'situacion' in supuesto ? conOtraSituacion(supuesto) : conOtrosPlazos(supuesto)}) w
    ) x`
}

const CAMBIA = sql`(solapa or plazo or vence or deja)`

const leer = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(read, { accessMode: 'read only' })

interface Grupo extends Record<string, unknown> {
  readonly grupo: number
  readonly abogado: string
  readonly judicial_0: CasoDelEfecto['judicial']['antes']
  readonly judicial_1: CasoDelEfecto['judicial']['antes']
  readonly extrajudicial_0: CasoDelEfecto['judicial']['antes']
  readonly extrajudicial_1: CasoDelEfecto['judicial']['antes']
  readonly alcanzados: number
  readonly casos: number
  readonly solapa: number
  readonly vence: number
  readonly deja: number
  readonly vencidos_0: number
  readonly vencidos_1: number
}

/**
 * Values of the SQL function `grouping`, which tell the rows of totals apart. A total is of a lawyer, of a tab of a
 * work list, or of all the cases.
 */
const POR = { abogado: 3, judicial: 5, extrajudicial: 6, todos: 7 } as const

/**
 * Counts the cases that a proposed change of the configuration would change. Applies the same rules as the real change,
 * and writes nothing (M5).
 */
export const countEfecto = (db: Db, pregunta: Pregunta): Promise<Efecto> =>
  leer(db, async (tx) => {
    const { rows } = await tx.execute<Grupo>(sql`
      select grouping(abogado, solapa_judicial_0, solapa_extrajudicial_0) as grupo, abogado,
        solapa_judicial_0 as judicial_0, solapa_judicial_1 as judicial_1,
        solapa_extrajudicial_0 as extrajudicial_0, solapa_extrajudicial_1 as extrajudicial_1,
        count(*)::int as alcanzados, count(*) filter (where ${CAMBIA})::int as casos,
        count(*) filter (where solapa)::int as solapa, count(*) filter (where vence)::int as vence,
        count(*) filter (where deja)::int as deja, count(*) filter (where vencido_0)::int as vencidos_0,
        count(*) filter (where vencido_1)::int as vencidos_1
      from (${comparados(pregunta)}) e
      group by grouping sets ((abogado), (solapa_judicial_0, solapa_judicial_1),
        (solapa_extrajudicial_0, solapa_extrajudicial_1), ())
      order by abogado nulls last, judicial_0, judicial_1, extrajudicial_0, extrajudicial_1`)
    const of = (grupo: number) => rows.filter((row) => row.grupo === grupo)
    const cuenta = ({ casos, solapa, vence, deja }: Grupo) => ({ casos, solapa, vence, deja })
    const [todos] = of(POR.todos)
    if (todos === undefined) throw new Error('Sin el total del efecto')
    return {
      ...cuenta(todos),
      alcanzados: todos.alcanzados,
      vencidos: { antes: todos.vencidos_0, despues: todos.vencidos_1 },
      abogados: of(POR.abogado)
        .filter(({ casos }) => casos > 0)
        .map((row) => ({ abogado: row.abogado, ...cuenta(row) })),
      solapas: MESAS.flatMap((mesa) =>
        of(POR[mesa]).flatMap((row) => {
          const [de, a] = [row[`${mesa}_0`], row[`${mesa}_1`]]
          return de === a ? [] : [{ mesa, de, a, casos: row.alcanzados }]
        }),
      ),
    }
  })

interface Fila extends Record<string, unknown>, ClaveDeCaso {
  readonly abogado: string
  readonly solapa_judicial_0: Grupo['judicial_0']
  readonly solapa_judicial_1: Grupo['judicial_0']
  readonly solapa_extrajudicial_0: Grupo['judicial_0']
  readonly solapa_extrajudicial_1: Grupo['judicial_0']
  readonly vence_0: Fecha | null
  readonly vence_1: Fecha | null
  readonly vencido_0: boolean
  readonly vencido_1: boolean
}

const toCaso = (fila: Fila): CasoDelEfecto => ({
  tipo: fila.tipo,
  imponible: fila.imponible,
  recurso: fila.recurso,
  abogado: fila.abogado,
  judicial: { antes: fila.solapa_judicial_0, despues: fila.solapa_judicial_1 },
  extrajudicial: { antes: fila.solapa_extrajudicial_0, despues: fila.solapa_extrajudicial_1 },
  vence: { antes: fila.vence_0, despues: fila.vence_1 },
  vencido: { antes: fila.vencido_0, despues: fila.vencido_1 },
})

const elegidos = (pregunta: Pregunta, { abogado, cambio }: FiltroDeEfecto): SQL =>
  sql`(select * from (${comparados(pregunta)}) todos
    where ${cambio === undefined ? CAMBIA : sql.identifier(cambio)}
      and ${abogado === undefined ? sql`true` : sql`abogado = ${abogado}`}) e`

export const findCasosDelEfecto = (
  db: Db,
  pregunta: Pregunta,
  {
    pagina,
    porPagina,
    ...filtro
  }: FiltroDeEfecto & { readonly pagina: number; readonly porPagina: number },
): Promise<{ rows: CasoDelEfecto[]; total: number }> =>
  leer(db, async (tx) => {
    const { rows } = await tx.execute<{ total: number; filas: Fila[] | null }>(sql`
      with e as materialized (select * from ${elegidos(pregunta, filtro)})
      select (select count(*)::int from e) as total, (select json_agg(x) from (
        select * from e order by ${CLAVE} limit ${porPagina} offset ${(pagina - 1) * porPagina}) x) as filas`)
    const [{ total = 0, filas = null } = {}] = rows
    return { rows: (filas ?? []).map(toCaso), total }
  })

const LOTE = 10_000

export const streamCasosDelEfecto = async function* (
  db: Db,
  pregunta: Pregunta,
  filtro: FiltroDeEfecto,
): AsyncGenerator<CasoDelEfecto[]> {
  let ultimo: CasoDelEfecto | undefined
  for (;;) {
    const desde = ultimo
      ? sql`where (${CLAVE}) > (${ultimo.tipo}, ${ultimo.imponible}, ${ultimo.recurso})`
      : sql``
    const { rows } = await leer(db, (tx) =>
      tx.execute<Fila>(
        sql`select * from ${elegidos(pregunta, filtro)} ${desde} order by ${CLAVE} limit ${LOTE}`,
      ),
    )
    const lote = rows.map(toCaso)
    yield lote
    ultimo = lote.at(-1)
    if (lote.length < LOTE) return
  }
}
