import type { FilaDeLista, ListaCorta, UsoDeCatalogo } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { versionDeContenido } from '../platform/db/version-de-contenido.ts'
import type { UsosContados } from './usos-de-recurso.ts'

export interface FilaDeListaUsada extends FilaDeLista {
  readonly enUso: boolean
}

interface TablaDeLista {
  readonly tabla: string
  readonly nombre: string
  readonly clase?: string
  /**
   * Table and column that refer to the entries of the list. For example, agreements refer to the list of payment
   * methods. An entry is in use when a row refers to it.
   */
  readonly uso: readonly [tabla: string, columna: string]
  readonly que: UsoDeCatalogo
}

const TABLAS: Readonly<Record<ListaCorta, TablaDeLista>> = {
  titulos: {
    ...{ tabla: 'abogado_titulo', nombre: 'titulo', que: 'abogados' },
    uso: ['abogado', 'titulo'],
  },
  caracteres: {
    ...{ tabla: 'convenio_caracter', nombre: 'nombre', que: 'convenios' },
    uso: ['convenio', 'firma_caracter_id'],
  },
  formas: {
    ...{ tabla: 'convenio_forma_pago', nombre: 'nombre', clase: 'clase', que: 'convenios' },
    uso: ['convenio', 'frmpg_id'],
  },
}

const name = (nombre: string): SQL => sql`${sql.identifier(nombre)}`

export const selectLista = async (
  db: Queryable,
  lista: ListaCorta,
): Promise<FilaDeListaUsada[]> => {
  const { tabla, nombre, clase, uso } = TABLAS[lista]
  const { rows } = await db.execute<Record<string, unknown> & FilaDeListaUsada>(sql`
    select t.id::text as codigo, t.${name(nombre)} as nombre,
      ${clase === undefined ? sql`''` : sql`t.${name(clase)}`} as clase,
      t.activo,
      exists (select from ${name(uso[0])} u where u.${name(uso[1])} = t.id) as "enUso"
    from ${name(tabla)} t order by t.id`)
  return rows
}

export const countUsosDeFila = async (
  db: Queryable,
  lista: ListaCorta,
  codigo: string,
): Promise<UsosContados> => {
  const { uso, que } = TABLAS[lista]
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::integer as n from ${name(uso[0])} u where u.${name(uso[1])}::text = ${codigo}`)
  return { que, n: rows[0]?.n ?? 0 }
}

/**
 * Locks a short list of names, such as the payment methods, against writing until the transaction ends. Other requests
 * can still read the list.
 */
export const lockLista = async (tx: Tx, lista: ListaCorta): Promise<FilaDeListaUsada[]> => {
  await tx.execute(sql`lock table ${name(TABLAS[lista].tabla)} in share row exclusive mode`)
  return selectLista(tx, lista)
}

export const writeFilaDeLista = async (
  tx: Tx,
  lista: ListaCorta,
  fila: FilaDeLista,
): Promise<void> => {
  const { tabla, nombre, clase } = TABLAS[lista]
  const columnas = [name(nombre), sql`activo`, ...(clase === undefined ? [] : [name(clase)])]
  const valores = [
    ...[sql`${fila.nombre}`, sql`${fila.activo}`],
    ...(clase === undefined ? [] : [sql`${fila.clase}`]),
  ]
  await tx.execute(sql`
    insert into ${name(tabla)} as t (id, ${sql.join(columnas, sql`, `)})
    values (${Number(fila.codigo)}, ${sql.join(valores, sql`, `)})
    on conflict (id) do update set (${sql.join(columnas, sql`, `)})
      = row(${sql.join(
        columnas.map((columna) => sql`excluded.${columna}`),
        sql`, `,
      )})`)
}

export const withVersionDeLista = (
  fila: FilaDeListaUsada,
): FilaDeListaUsada & { readonly version: string } => ({
  ...fila,
  version: versionDeContenido([fila.codigo, fila.nombre, fila.clase, fila.activo]),
})
