import { interpolar, textos } from '@apremia/core'
import type { Client } from 'pg'
import { type PuntoDeCopia, showSome } from './check-restaurada.ts'
import { findHerramienta } from './herramientas-de-postgres.ts'
import { RespaldoRechazado, SALIDA_DE_RESPALDO } from './respaldo-rechazado.ts'
import { connectPostgres, readServidor } from './take-postgres.ts'
import { assertBaseDada } from './with-base-de-prueba.ts'

interface Ensayo {
  readonly databaseUrl: string | undefined
  /**
   * URL of an empty database in which the person wants the backup to be restored. Undefined creates a scratch database.
   */
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
 * Checks that this machine can rehearse an update of the product on a scratch database. Making the backup for the
 * rehearsal may take long, so this check comes before.
 *
 * @throws RespaldoRechazado when pg_restore is missing, when the role may not create the scratch database, or when the
 * given database is not empty
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

interface Permisos {
  readonly usuario: string
  readonly tablas: number
  readonly tablasAjenas: string[]
  readonly funcionesAjenas: string[]
  readonly crea: boolean
}

const readPermisos = async (client: Client): Promise<Permisos | undefined> =>
  (
    await client.query<Permisos>(
      `with objeto as (
         select 'tabla' as tipo, n.nspname || '.' || c.relname as nombre, c.relowner as dueno, c.oid
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where c.relkind in ('r', 'p') and n.nspname in ('public', 'drizzle')
         union all
         select 'funcion', n.nspname || '.' || p.proname, p.proowner, p.oid
         from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where n.nspname in ('public', 'drizzle')
       ), ajeno as (select tipo, nombre from objeto where not pg_has_role(dueno, 'USAGE')
         and not exists (select from pg_depend d where d.objid = objeto.oid and d.deptype = 'e'))
       select current_user as usuario,
         (select count(*)::int from objeto where tipo = 'tabla') as tablas,
         array(select nombre from ajeno where tipo = 'tabla' order by nombre) as "tablasAjenas",
         array(select nombre from ajeno where tipo = 'funcion' order by nombre) as "funcionesAjenas",
         coalesce((select has_schema_privilege(oid, 'CREATE') from pg_namespace where nspname = 'public'), true) as crea`,
    )
  ).rows[0]

const t = textos.respaldo.detalles

/**
 * Checks that the server's database role may change every table and function, and may create new ones. The rehearsal of
 * an update cannot discover a missing right, because there the role owns everything. Returns undefined for the embedded
 * database.
 */
export const checkPermisos = async (
  databaseUrl: string | undefined,
): Promise<PuntoDeCopia | undefined> => {
  if (databaseUrl === undefined) return undefined
  const permisos = await withInstalada(databaseUrl, readPermisos)
  if (permisos === undefined) return undefined
  const { usuario, tablas, tablasAjenas, funcionesAjenas, crea } = permisos
  const explain = (texto: string, ajenos: readonly string[]): string[] => {
    const cuales = showSome(ajenos, { separador: ', ', resto: t.yMas })
    return ajenos.length === 0 ? [] : [interpolar(texto, { usuario, cuales })]
  }
  const fallas = [
    ...explain(t.tablasAjenas, tablasAjenas),
    ...explain(t.funcionesAjenas, funcionesAjenas),
    ...(crea ? [] : [interpolar(t.sinCrear, { usuario })]),
  ]
  const bien = fallas.length === 0
  return {
    ...{ punto: 'permisos', bien },
    detalle: bien ? interpolar(t.permisos, { tablas, usuario }) : fallas.join(' '),
  }
}
