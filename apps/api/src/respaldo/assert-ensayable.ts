import { interpolar, textos } from '@apremia/core'
import type { Client } from 'pg'
import type { PuntoDeCopia } from './check-restaurada.ts'
import { findHerramienta } from './herramientas-de-postgres.ts'
import { RespaldoRechazado, SALIDA_DE_RESPALDO } from './respaldo-rechazado.ts'
import { connectPostgres, readServidor } from './take-postgres.ts'
import { assertBaseDada } from './with-base-de-prueba.ts'

interface Ensayo {
  readonly databaseUrl: string | undefined
  /** Empty database that the person gives, instead of one that is created. */
  readonly base: string | undefined
}

const withInstalada = async <T>(
  databaseUrl: string,
  work: (client: Client) => Promise<T>,
): Promise<T> => {
  const client = await connectPostgres(databaseUrl)
  return work(client).finally(() => client.end().catch(() => undefined))
}

const assertPuedeCrear = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ puede: boolean }>(
    'select rolcreatedb or rolsuper as puede from pg_roles where rolname = current_user',
  )
  if (!rows[0]?.puede)
    throw new RespaldoRechazado(textos.respaldo.sinPermisoDeCrear, SALIDA_DE_RESPALDO.uso)
}

/**
 * Checks that the copy of an update rehearsal can be restored aside, before that copy is made, which may take long.
 *
 * @throws RespaldoRechazado when pg_restore is missing, when the role may not create the scratch database, or when the
 *   given one is not empty
 */
export const assertEnsayable = async ({ databaseUrl, base }: Ensayo): Promise<void> => {
  if (databaseUrl === undefined) return
  await withInstalada(databaseUrl, async (client) => {
    const { mayor } = await findHerramienta('pg_dump', await readServidor(client))
    await findHerramienta('pg_restore', mayor)
    if (base === undefined) await assertPuedeCrear(client)
  })
  if (base !== undefined) await assertBaseDada(base)
}

/**
 * Says whether the role that starts the server may change every table, which the scratch copy does not show: there, the
 * role owns them all. Undefined for the embedded database.
 */
export const checkDuenos = async (
  databaseUrl: string | undefined,
): Promise<PuntoDeCopia | undefined> => {
  if (databaseUrl === undefined) return undefined
  const { rows } = await withInstalada(databaseUrl, (client) =>
    client.query<{ usuario: string; tablas: number; ajenas: string[] }>(
      `select current_user as usuario, count(*)::int as tablas,
         coalesce(array_agg(n.nspname || '.' || c.relname order by 1) filter (
           where not pg_has_role(c.relowner, 'USAGE')), '{}') as ajenas
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname in ('public', 'drizzle')
         and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
    ),
  )
  const { usuario = '', tablas = 0, ajenas = [] } = rows[0] ?? {}
  const { duenos, tablasAjenas } = textos.respaldo.detalles
  const bien = ajenas.length === 0
  return {
    ...{ punto: 'duenos', bien },
    detalle: bien
      ? interpolar(duenos, { tablas, usuario })
      : interpolar(tablasAjenas, { usuario, tablas: ajenas.join(', ') }),
  }
}
