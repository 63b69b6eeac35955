import {
  CUENTAS,
  type Cuenta,
  type Cuentas,
  conDireccionDeVerificacion,
  type Fecha,
  GRUPO_EXTRAJUDICIAL,
  GRUPO_JUDICIAL,
  type Maximos,
  municipioVigente,
  type ResultadoDeEvaluacion,
  UNIVERSOS,
  VERSION_DE_EVALUACION,
  valorDeParametro,
} from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { diaDe } from '../casos/resumir-historias.ts'
import { newCodigo } from '../documentos/new-codigo.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { CLASES_DE_CODIGOS } from '../situaciones/situaciones-repo.ts'
import {
  COLUMNAS_DE_CASO,
  casosEvaluados,
  casosJuzgados,
  ESTA,
  type ReglasDelRango,
  type Vara,
} from './casos-evaluados.ts'
import { casosMirados, type Evaluado, firstOf } from './casos-mirados.ts'

export interface VaraConMaximos extends Vara {
  readonly maximos: Maximos
}

export interface Cifras extends Cuentas {
  readonly abogado: string
  readonly actuaciones: number
}

export interface EvaluacionHecha extends Cifras {
  readonly id: number
  readonly resultado: ResultadoDeEvaluacion
}

const raw = (columnas: readonly string[]): SQL => sql.raw(columnas.join(', '))

/**
 * SQL that counts the legal actions of each lawyer, extrajudicial and judicial, within the range of days of the
 * evaluation: `desde` to `hasta` (S2 §9).
 */
const HECHAS = sql`
  select abogado, count(*)::int as actuaciones from actuacion join quienes using (abogado)
  where fecha between desde and hasta
    and gp_id in (${sql.raw(`${GRUPO_EXTRAJUDICIAL}, ${GRUPO_JUDICIAL}`)})
    and (vigente or ${diaDe(sql`baja`)} > hasta)
  group by abogado`

const sumas = (esta: (cuenta: Cuenta) => SQL): SQL =>
  sql.join(
    CUENTAS.map((c) => sql`count(*) filter (where ${esta(c)})::int as ${sql.raw(c)}`),
    sql.raw(', '),
  )
const SUMADAS = sql.join(
  CUENTAS.map((c) => sql.raw(`coalesce(s.${c}, 0) as ${c}`)),
  sql.raw(', '),
)

/** SQL for the counts of legal actions and cases of each lawyer. A lawyer without cases gets zeros. */
const cifras = (sumadas: SQL): SQL => sql`
  select l.abogado, coalesce(h.actuaciones, 0) as actuaciones, ${SUMADAS}
  from quienes l left join (${sumadas}) s using (abogado) left join (${HECHAS}) h using (abogado)`

/**
 * Returns the tables (`with …`) with which the evaluation query begins. Turns off nested loops for the transaction.
 * PostgreSQL cannot know how many rows each part of the query gives. It would choose nested loops, which take too long.
 */
const prepareMirados = async (
  tx: Tx,
  reglas: readonly ReglasDelRango[],
  evaluados: readonly Evaluado[],
): Promise<SQL> => {
  await tx.execute(sql`set local enable_nestloop = off`)
  await tx.execute(sql`set local work_mem = '32MB'`)
  const iniciales = reglas.flatMap(({ fechas }) => fechas.fechaInicial ?? [])
  return casosMirados(
    evaluados,
    CLASES_DE_CODIGOS,
    iniciales.length < reglas.length ? null : firstOf(iniciales),
  )
}

const conLapso = ({ lapso }: Vara, abogados: readonly string[]): readonly Evaluado[] =>
  abogados.map((abogado) => ({ abogado, lapso }))

export const prepareEvaluados = async (
  tx: Tx,
  vara: Vara,
  abogados: readonly string[],
): Promise<SQL> => {
  const mirados = await prepareMirados(tx, [vara], conLapso(vara, abogados))
  return sql`${mirados}, evaluados as materialized (${casosEvaluados(vara)})`
}

/**
 * Counts the cases of several lawyers, each over the lawyer's own range of days. Counts them once under each of the
 * sets of rules, but reads the cases from the database only once. Saves nothing.
 */
export const countEvaluados = async (
  tx: Tx,
  reglas: readonly ReglasDelRango[],
  evaluados: readonly Evaluado[],
): Promise<Cifras[][]> => {
  if (evaluados.length === 0) return reglas.map(() => [])
  const mirados = await prepareMirados(tx, reglas, evaluados)
  const unas = reglas.map(
    (una, i) =>
      sql`select ${sql.raw(String(i))} as regla, x.* from (${cifras(sql`
      select abogado, ${sumas((cuenta) => ESTA[cuenta])} from (${casosJuzgados(una)}) j group by abogado`)}) x`,
  )
  const { rows } = await tx.execute<Record<string, unknown> & Cifras & { readonly regla: number }>(
    sql`with ${mirados} ${sql.join(unas, sql` union all `)} order by regla, abogado`,
  )
  return reglas.map((_, i) => rows.flatMap(({ regla, ...una }) => (regla === i ? [una] : [])))
}

export const countAbogados = async (
  tx: Tx,
  vara: Vara,
  abogados: readonly string[],
): Promise<Cifras[]> => (await countEvaluados(tx, [vara], conLapso(vara, abogados)))[0] ?? []

/**
 * SQL version of `computeResultado`: true when the lawyer passes the evaluation. Three percentages must not be higher
 * than their maximums: cases not filed in court, cases not archived, and overdue cases.
 */
const APRUEBA = sql.raw(
  (Object.entries(UNIVERSOS) as [keyof Maximos, string][])
    .map(([falla, universo]) => `${falla}::bigint * 10000 <= maximo_${falla}::bigint * ${universo}`)
    .join(' and '),
)

export interface PedidoDeEvaluaciones {
  readonly vara: VaraConMaximos
  readonly abogados: readonly string[]
  readonly corrida: string
  readonly fecha: Fecha
  readonly momento: Date
  readonly dni: string
}

/**
 * SQL for the data printed at the top of each evaluation. They are the names, a new verification code, and the public
 * address of the installation on the day of the evaluation.
 */
const membreteDe = async (
  tx: Tx,
  { fecha, dni, abogados }: Pick<PedidoDeEvaluaciones, 'fecha' | 'dni' | 'abogados'>,
) => {
  const filas = await listParametros(tx)
  const { nombre, provincia, lugar } = municipioVigente(filas, fecha)
  const publica = valorDeParametro(filas, 'verificacion.direccion', fecha)
  const papeles = Object.fromEntries(
    abogados.map((abogado) => {
      const codigoVerificacion = newCodigo()
      const direccion = conDireccionDeVerificacion(publica, codigoVerificacion)
      return [abogado, { codigoVerificacion, ...direccion }]
    }),
  )
  return sql`(select jsonb_build_object('municipio', ${JSON.stringify({ nombre, provincia, lugar })}::jsonb,
    'abogado', jsonb_build_object('nombre', a.apellido || ', ' || a.nombre, 'matricula', a.matricula),
    'usuario', coalesce((select u.apellido || ', ' || u.nombre from usuario u where u.dni = ${dni}), ''))
    || (${JSON.stringify(papeles)}::jsonb -> a.codexterno)
    from abogado a where a.codexterno = cifras.abogado)`
}

const EVALUADOS = sql`select abogado, ${sumas((cuenta) => sql.raw(`'${cuenta}' = any(cuentas)`))}
  from evaluados group by abogado`

export const insertEvaluaciones = async (
  tx: Tx,
  pedido: PedidoDeEvaluaciones,
): Promise<EvaluacionHecha[]> => {
  const { vara, abogados, ...corrida } = pedido
  const membrete = await membreteDe(tx, pedido)
  const evaluados = await prepareEvaluados(tx, vara, abogados)
  const { lapso, fechas, inicio, maximos } = vara
  const { rows } = await tx.execute<Record<string, unknown> & EvaluacionHecha>(sql`
    with ${evaluados},
    cifras as (
      select x.*, m.* from (${cifras(EVALUADOS)}) x cross join (select
        ${maximos.sin_radicar}::int as maximo_sin_radicar, ${maximos.sin_archivar}::int as maximo_sin_archivar,
        ${maximos.faltantes}::int as maximo_faltantes) m
    ),
    e as (
      insert into evaluacion (corrida, fecha, momento, dni, desde, hasta, version, fecha_inicial, sin_evaluar,
        inicio_tiempo, inicio_unidad, maximo_sin_radicar, maximo_sin_archivar, maximo_faltantes, abogado, actuaciones,
        ${raw(CUENTAS)}, membrete, codigo_verificacion, resultado)
      select ${corrida.corrida}::uuid, ${corrida.fecha}::date, ${corrida.momento.toISOString()}::timestamptz,
        ${corrida.dni}, ${lapso.desde}::date, ${lapso.hasta}::date, ${VERSION_DE_EVALUACION}::int,
        ${fechas.fechaInicial}::date, ${fechas.sinEvaluar}::date, ${inicio.tiempo}::int, ${inicio.unidad},
        maximo_sin_radicar, maximo_sin_archivar, maximo_faltantes, abogado, actuaciones, ${raw(CUENTAS)},
        membrete, membrete ->> 'codigoVerificacion', case when ${APRUEBA} then 'Aprobado' else 'Desaprobado' end
      from (select cifras.*, ${membrete} as membrete from cifras) con_membrete order by abogado
      -- A run may continue in a second job. A lawyer already evaluated in the run is not evaluated again.
      on conflict on constraint evaluacion_corrida do nothing
      returning id, abogado, actuaciones, ${raw(CUENTAS)}, resultado
    ),
    guardados as (
      insert into evaluacion_caso (evaluacion, ${COLUMNAS_DE_CASO})
      select e.id, ${COLUMNAS_DE_CASO} from evaluados join e using (abogado)
    )
    select * from e order by abogado`)
  await tx.execute(sql`set local enable_nestloop = on`)
  return rows
}
