import { createHash } from 'node:crypto'
import type { Contract, QueryOf } from '@apremia/api-client'
import { PERMISOS, type Permiso, textos } from '@apremia/core'
import { and, asc, count, desc, eq, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { abogado } from '../abogados/abogado-table.ts'
import { alfabetico } from '../platform/db/alfabetico.ts'
import { pageOf, totalOf } from '../platform/db/page-of.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { toUsuario } from '../sesiones/to-usuario.ts'
import { esPersona, usuario, usuarioPermiso } from './usuario-table.ts'

const columns = {
  dni: usuario.dni,
  nombre: usuario.nombre,
  apellido: usuario.apellido,
  email: usuario.email,
  rol: usuario.rol,
  baja: usuario.baja,
  abogado: sql<string>`coalesce(${usuario.abogado}, '')`,
  abogadoDeBaja: sql<boolean>`coalesce(${abogado.baja}, false)`,
  permisos: sql<
    Permiso[]
  >`array(select ${usuarioPermiso.permiso} from ${usuarioPermiso} where ${usuarioPermiso.dni} = ${usuario.dni})`,
}

const select = (db: Queryable, where?: SQL) =>
  db
    .select(columns)
    .from(usuario)
    .leftJoin(abogado, eq(abogado.codexterno, usuario.abogado))
    .where(where)

type Consulta = QueryOf<Contract['getUsuarios']> & Pagina

const fueDado = sql`(${usuario.baja} or coalesce(${abogado.baja}, false))`

/**
 * Condition in SQL that is true when the name or the DNI (national identity number) contains every searched word,
 * ignoring accents and case (D105).
 */
const whereOf = ({ buscar = '', rol, estado }: Consulta): SQL | undefined =>
  and(
    ...buscar
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(
        (palabra) => sql`position(f_busqueda(${palabra})
          in f_busqueda(${usuario.apellido} || ' ' || ${usuario.nombre} || ' ' || ${usuario.dni})) > 0`,
      ),
    esPersona,
    rol ? eq(usuario.rol, rol) : undefined,
    estado ? (estado === 'baja' ? fueDado : not(fueDado)) : undefined,
  )

const ORDENES = {
  apellido: alfabetico(usuario.apellido),
  dni: sql`${usuario.dni}::bigint`,
  rol: usuario.rol,
  abogado: sql`coalesce(${usuario.abogado}, '')`,
}

export type Registrado = Awaited<ReturnType<typeof select>>[number]

/**
 * Returns the version of a user: a hash of the fields that an edit may change. An edit sends back the version that the
 * person read, and is refused when the version is no longer the same.
 */
const versionOf = ({ rol, baja, permisos, apellido, nombre, email }: Registrado): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        ...[rol, baja, PERMISOS.filter((permiso) => permisos.includes(permiso))],
        ...[apellido, nombre, email],
      ]),
    )
    .digest('base64url')
    .slice(0, 16)

export const toRegistrado = (row: Registrado) => ({
  ...toUsuario({ ...row, permisos: PERMISOS.filter((permiso) => row.permisos.includes(permiso)) }),
  baja: row.baja,
  abogadoDeBaja: row.abogadoDeBaja,
  version: versionOf(row),
})

export const listUsuarios = async (db: Queryable, consulta: Consulta) => {
  const where = whereOf(consulta)
  const { orden, sentido } = consulta
  const direction = sentido === 'desc' ? desc : asc
  const { rows, total } = await pageOf(
    select(db, where).orderBy(
      direction(ORDENES[orden]),
      direction(alfabetico(usuario.apellido)),
      direction(alfabetico(usuario.nombre)),
      asc(usuario.dni),
    ),
    totalOf(
      db
        .select({ total: count() })
        .from(usuario)
        .leftJoin(abogado, eq(abogado.codexterno, usuario.abogado))
        .where(where),
    ),
    consulta,
  )
  return { rows: rows.map(toRegistrado), total }
}

export const readUsuario = async (db: Queryable, dni: string): Promise<Registrado | undefined> =>
  (await select(db, eq(usuario.dni, dni)))[0]

/**
 * Locks the rows of the user and of all admins until the transaction ends. When two admins remove each other's role at
 * once, the second transaction waits and sees the change of the first.
 */
export const lockUsuario = async (tx: Tx, dni: string): Promise<Registrado | undefined> => {
  await tx
    .select({ dni: usuario.dni })
    .from(usuario)
    .where(or(eq(usuario.rol, 'admin'), eq(usuario.dni, dni)))
    .orderBy(asc(usuario.dni))
    .for('update')
  return readUsuario(tx, dni)
}

export const countOtrosAdmins = (tx: Tx, dni: string): Promise<number> =>
  tx.$count(
    usuario,
    and(
      eq(usuario.rol, 'admin'),
      eq(usuario.baja, false),
      ne(usuario.dni, dni),
      sql`not exists (select 1 from ${abogado} where ${abogado.codexterno} = ${usuario.abogado} and ${abogado.baja})`,
    ),
  )

/** Returns the lawyer code of a user, or '' when the user is not an active lawyer. */
export const findCodigoPropio = async (tx: Tx, dni: string): Promise<string> => {
  const [row] = await tx
    .select({ codexterno: abogado.codexterno })
    .from(abogado)
    .where(and(eq(abogado.nrodni, dni), eq(abogado.baja, false)))
  return row?.codexterno ?? ''
}

/** Returns the code of a user's lawyer record, or '' (D166). An active record has priority over an inactive one. */
export const findCodigoDeFicha = async (tx: Tx, dni: string): Promise<string> => {
  const [row] = await tx
    .select({ codexterno: abogado.codexterno })
    .from(abogado)
    .where(eq(abogado.nrodni, dni))
    .orderBy(asc(abogado.baja), asc(abogado.codexterno))
    .limit(1)
  return row?.codexterno ?? ''
}

export const refuseCodigoAjeno = (asked: string | undefined, propio: string): void => {
  if (asked === undefined || asked === propio) return
  const mensaje = textos.usuarios.codigoAjeno
  throw camposRechazados(422, 'codigo-ajeno', [
    { codigo: 'usuario.codigo-ajeno', campo: 'abogado', mensaje },
  ])
}

export const savePermisos = async (
  tx: Tx,
  dni: string,
  permisos: readonly Permiso[],
): Promise<void> => {
  const others = PERMISOS.filter((permiso) => !permisos.includes(permiso))
  await tx
    .delete(usuarioPermiso)
    .where(and(eq(usuarioPermiso.dni, dni), inArray(usuarioPermiso.permiso, others)))
  if (permisos.length === 0) return
  await tx
    .insert(usuarioPermiso)
    .values(permisos.map((permiso) => ({ dni, permiso })))
    .onConflictDoNothing()
}
