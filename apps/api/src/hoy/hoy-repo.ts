import { ALARMAS, type ClaseDeUrgencia, MESAS, type Mesa, URGENCIAS } from '@apremia/core'
import { sql } from 'drizzle-orm'
import {
  alarmaDe,
  CON_ALARMAS_DE_MESA,
  CONTADAS_EN_HOY,
  EXPRESIONES_DE_MESA,
  type MiradaDeMesa,
  saldadaDe,
  vencimientoDe,
} from '../mesas/filtro-de-mesa.ts'
import type { Queryable } from '../platform/db/queryable.ts'

export type NumerosDeMesa = Readonly<Record<ClaseDeUrgencia, number>>

export interface CasosDeAbogado {
  readonly abogado: string
  readonly mesas: { readonly [M in Mesa]: NumerosDeMesa }
}

const columna = (mesa: Mesa, vence: ClaseDeUrgencia): string => `${mesa}_${vence}`

export const countCasosDeHoy = async (
  db: Queryable,
  mirada: MiradaDeMesa,
): Promise<CasosDeAbogado[]> => {
  const cuentas = MESAS.flatMap((mesa) =>
    URGENCIAS.map((vence) => {
      const { solapa } = EXPRESIONES_DE_MESA[mesa]
      return sql`count(*) filter (where ${solapa} = 'activos' and ${vencimientoDe(vence, solapa, mirada)})::integer
        as ${sql.identifier(columna(mesa, vence))}`
    }),
  )
  const { rows } = await db.execute<Record<string, number> & { abogado: string }>(sql`
    select caso.abogado, ${sql.join(cuentas, sql`, `)} from caso
    where (${EXPRESIONES_DE_MESA.judicial.solapa} = 'activos' or ${EXPRESIONES_DE_MESA.extrajudicial.solapa} = 'activos')
      and ${mirada.abogado === '' ? sql`true` : sql`caso.abogado = ${mirada.abogado}`}
    group by caso.abogado`)
  return rows.map((fila) => {
    const numeros = (mesa: Mesa): NumerosDeMesa => ({
      vencidos: fila[columna(mesa, 'vencidos')] ?? 0,
      proximos: fila[columna(mesa, 'proximos')] ?? 0,
      sinActuaciones: fila[columna(mesa, 'sinActuaciones')] ?? 0,
    })
    return {
      abogado: fila.abogado,
      mesas: { judicial: numeros('judicial'), extrajudicial: numeros('extrajudicial') },
    }
  })
}

/**
 * Number of cases with each kind of alarm (warning that a deadline of the case is near). `convenio` is null when this
 * database does not store the payments that the municipality collected (D110).
 */
export type NumerosDeAlarma = Readonly<
  Record<'caducidad' | 'medida' | 'resolucion' | 'banco', number>
> & {
  readonly convenio: number | null
}

export interface AlarmasDeAbogado {
  readonly abogado: string
  readonly alarmas: { readonly [M in Mesa]: NumerosDeAlarma }
}

/**
 * Counts the cases with an alarm, by lawyer, work list and kind of alarm. A case on both work lists counts only on the
 * judicial one. Each kind of alarm has its own subquery, so that PostgreSQL can use its index.
 */
export const countAlarmas = async (
  db: Queryable,
  mirada: MiradaDeMesa,
): Promise<AlarmasDeAbogado[]> => {
  const { judicial, extrajudicial } = CON_ALARMAS_DE_MESA
  const sabidas = ALARMAS.filter((clase) => clase !== 'convenio' || mirada.enRiesgo !== undefined)
  const avisadas = sabidas.map(
    (clase) => sql`select ${clase}::text as clase, caso.abogado,
        ${judicial} as judicial, ${extrajudicial} as extrajudicial
      from caso where ${alarmaDe(clase, mirada)} and (${judicial} or ${extrajudicial})
        and ${mirada.abogado === '' ? sql`true` : sql`caso.abogado = ${mirada.abogado}`}`,
  )
  const cuentas = MESAS.flatMap((mesa) =>
    ALARMAS.map(
      (
        clase,
      ) => sql`count(*) filter (where a.${sql.identifier(mesa)} and a.clase = ${clase})::integer
        as ${sql.identifier(`${mesa}_${clase}`)}`,
    ),
  )
  const { rows } = await db.execute<Record<string, number> & { abogado: string }>(sql`
    select a.abogado, ${sql.join(cuentas, sql`, `)}
    from (${sql.join(avisadas, sql` union all `)}) a group by a.abogado`)
  return rows.map((fila) => {
    const numeros = (mesa: Mesa): NumerosDeAlarma => ({
      caducidad: fila[`${mesa}_caducidad`] ?? 0,
      medida: fila[`${mesa}_medida`] ?? 0,
      resolucion: fila[`${mesa}_resolucion`] ?? 0,
      banco: fila[`${mesa}_banco`] ?? 0,
      convenio: mirada.enRiesgo === undefined ? null : (fila[`${mesa}_convenio`] ?? 0),
    })
    return {
      abogado: fila.abogado,
      alarmas: { judicial: numeros('judicial'), extrajudicial: numeros('extrajudicial') },
    }
  })
}

export type NumerosDeSaldadas = Readonly<Record<(typeof CONTADAS_EN_HOY)[number], number>>

export interface SaldadasDeAbogado {
  readonly abogado: string
  readonly saldadas: { readonly [M in Mesa]: NumerosDeSaldadas }
}

/**
 * Counts the paid cases, by lawyer, work list and group (to archive, or paid recently). A case on both work lists
 * counts only on the judicial one.
 */
export const countSaldadas = async (
  db: Queryable,
  { abogado, hoy }: MiradaDeMesa,
): Promise<SaldadasDeAbogado[]> => {
  const cuentas = MESAS.flatMap((mesa) =>
    CONTADAS_EN_HOY.map(
      (
        clase,
      ) => sql`count(*) filter (where ${CON_ALARMAS_DE_MESA[mesa]} and ${saldadaDe(clase, hoy)})::integer
        as ${sql.identifier(`${mesa}_${clase}`)}`,
    ),
  )
  const { rows } = await db.execute<Record<string, number> & { abogado: string }>(sql`
    select caso.abogado, ${sql.join(cuentas, sql`, `)} from caso
    where caso.saldada is not null and ${abogado === '' ? sql`true` : sql`caso.abogado = ${abogado}`}
    group by caso.abogado`)
  return rows.map((fila) => {
    const numeros = (mesa: Mesa): NumerosDeSaldadas => ({
      paraArchivar: fila[`${mesa}_paraArchivar`] ?? 0,
      recientes: fila[`${mesa}_recientes`] ?? 0,
    })
    return {
      abogado: fila.abogado,
      saldadas: { judicial: numeros('judicial'), extrajudicial: numeros('extrajudicial') },
    }
  })
}

/** Counts the letters without an acknowledgement. Letters printed by the former system are left out. */
export const countCartasSinAcuse = async (
  db: Queryable,
  abogado: string,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await db.execute<{ abogado: string; cuantas: number }>(sql`
    select c.abogado, count(*)::integer as cuantas from carta c
    where c.anulada is null and c.anterior is null and not exists (select from carta_acuse a where a.numero = c.numero)
      and ${abogado === '' ? sql`true` : sql`c.abogado = ${abogado}`}
    group by c.abogado`)
  return new Map(rows.map(({ abogado, cuantas }) => [abogado, cuantas]))
}

export const findNombres = async (db: Queryable): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await db.execute<{ codexterno: string; nombre: string }>(
    sql`select codexterno, apellido || ', ' || nombre as nombre from abogado`,
  )
  return new Map(rows.map(({ codexterno, nombre }) => [codexterno, nombre]))
}
