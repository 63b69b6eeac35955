import { type ClaseDeVencimiento, MESAS, type Mesa, VENCIMIENTOS } from '@apremia/core'
import { sql } from 'drizzle-orm'
import {
  alarmaDe,
  EXPRESIONES_DE_MESA,
  type MiradaDeMesa,
  vencimientoDe,
} from '../mesas/filtro-de-mesa.ts'
import type { Queryable } from '../platform/db/queryable.ts'

export type NumerosDeMesa = Readonly<Record<ClaseDeVencimiento, number>>

export interface CasosDeAbogado {
  readonly abogado: string
  readonly mesas: { readonly [M in Mesa]: NumerosDeMesa }
}

const columna = (mesa: Mesa, vence: ClaseDeVencimiento): string => `${mesa}_${vence}`

/** What is in the ACTIVOS of each desk by what hurries, by lawyer. One pass over the cases. */
export const countCasosDeHoy = async (
  db: Queryable,
  mirada: MiradaDeMesa,
): Promise<CasosDeAbogado[]> => {
  const cuentas = MESAS.flatMap((mesa) =>
    VENCIMIENTOS.map((vence) => {
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

export type NumerosDeAlarma = Readonly<Record<'caducidad' | 'medida', number>>

/** In TODOS of the judicial desk, what is warned of by lawyer. */
export const countAlarmas = async (
  db: Queryable,
  mirada: MiradaDeMesa,
): Promise<ReadonlyMap<string, NumerosDeAlarma>> => {
  const [caducidad, medida] = [alarmaDe('caducidad', mirada), alarmaDe('medida', mirada)]
  const { rows } = await db.execute<NumerosDeAlarma & { abogado: string }>(sql`
    select caso.abogado, count(*) filter (where ${caducidad})::integer as caducidad,
      count(*) filter (where ${medida})::integer as medida
    from caso where ${EXPRESIONES_DE_MESA.judicial.todos} and (${caducidad} or ${medida})
      and ${mirada.abogado === '' ? sql`true` : sql`caso.abogado = ${mirada.abogado}`}
    group by caso.abogado`)
  return new Map(rows.map(({ abogado, ...numeros }) => [abogado, numeros]))
}

/** Letters without an acknowledgement, by lawyer. */
export const countCartasSinAcuse = async (
  db: Queryable,
  abogado: string,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await db.execute<{ abogado: string; cuantas: number }>(sql`
    select c.abogado, count(*)::integer as cuantas from carta c
    where not exists (select from carta_acuse a where a.numero = c.numero)
      and ${abogado === '' ? sql`true` : sql`c.abogado = ${abogado}`}
    group by c.abogado`)
  return new Map(rows.map(({ abogado, cuantas }) => [abogado, cuantas]))
}

/** 'Apellido, Nombre' by code. */
export const findNombres = async (db: Queryable): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await db.execute<{ codexterno: string; nombre: string }>(
    sql`select codexterno, apellido || ', ' || nombre as nombre from abogado`,
  )
  return new Map(rows.map(({ codexterno, nombre }) => [codexterno, nombre]))
}
