import { sql } from 'drizzle-orm'
import { readSiguientes, readUsados } from '../historial/series-de-numeros.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { MARCA_DE_INSTALACION } from '../platform/instalacion.ts'
import type { Manifiesto } from './manifiesto.ts'

/**
 * Part of the backup's manifest that describes its database, such as the number of rows of each table and the last
 * document numbers. A restored database must give the same values.
 */
export type HechosDeBase = Pick<
  Manifiesto,
  'version' | 'migracion' | 'instalacion' | 'clase' | 'filas' | 'historial' | 'numeros'
>

const countFilas = async (db: Queryable): Promise<Manifiesto['filas']> => {
  const { rows } = await db.execute<{ esquema: string; nombre: string }>(sql`
    select n.nspname as esquema, c.relname as nombre
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'drizzle')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1, 2`)
  const cuentas = rows.map(
    ({ esquema, nombre }) =>
      sql`select ${`${esquema}.${nombre}`}::text as tabla, count(*)::bigint as filas from ${sql.identifier(esquema)}.${sql.identifier(nombre)}`,
  )
  const contadas = await db.execute<Manifiesto['filas'][number]>(
    sql.join(cuentas, sql` union all `),
  )
  return contadas.rows
}

/**
 * Reads the values that describe the database in the manifest of a backup. Uses only tables that every version of the
 * schema has. Call this function inside the snapshot of the backup.
 */
export const readHechosDeBase = async (db: Queryable): Promise<HechosDeBase> => {
  const { rows } = await db.execute<
    Pick<Manifiesto, 'version' | 'clase'> & { esquema: string; ultima: number }
  >(sql`select version, esquema, clase,
    (select max(created_at) from drizzle.__drizzle_migrations) as ultima from instalacion`)
  const [row] = rows
  if (row === undefined) throw new Error('La base no tiene la fila de la instalación')
  const { orden, hash, ...siguientes } = await readSiguientes(db)
  const usados = await readUsados(db)
  const marca = await db.execute<{ valor: string }>(
    sql`select valor from secreto where clave = ${MARCA_DE_INSTALACION}`,
  )
  return {
    version: row.version,
    migracion: { nombre: row.esquema, orden: row.ultima },
    ...(marca.rows[0] && { instalacion: marca.rows[0].valor }),
    clase: row.clase,
    filas: await countFilas(db),
    historial: { orden, hash },
    numeros: {
      titulos: Math.max(siguientes.titulos, usados.titulos),
      cartas: Math.max(siguientes.cartas, usados.cartas),
      convenios: Math.max(siguientes.convenios, usados.convenios),
    },
  }
}

export interface DocumentoRegistrado {
  readonly sha256: string
  readonly tamano: number
}

export const listDocumentosRegistrados = async (db: Queryable): Promise<DocumentoRegistrado[]> => {
  const { rows } = await db.execute<{ sha256: string; tamano: number }>(
    sql`select sha256, tamano from documento order by sha256`,
  )
  return rows
}
