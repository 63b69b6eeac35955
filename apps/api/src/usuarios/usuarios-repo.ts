import { createHash } from 'node:crypto'
import { PERMISOS, type Permiso, textos } from '@apremia/core'
import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { abogado } from '../abogados/abogado-table.ts'
import { alfabetico } from '../platform/db/alfabetico.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { toUsuario } from '../sesiones/to-usuario.ts'
import { usuario, usuarioPermiso } from './usuario-table.ts'

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
    .orderBy(asc(alfabetico(usuario.apellido)), asc(alfabetico(usuario.nombre)), asc(usuario.dni))

export type Registrado = Awaited<ReturnType<typeof select>>[number]

/** The same while role, permissions and baja are the same: whoever changes them says which ones they saw. */
const versionOf = ({ rol, baja, permisos }: Registrado): string =>
  createHash('sha256')
    .update(JSON.stringify([rol, baja, PERMISOS.filter((permiso) => permisos.includes(permiso))]))
    .digest('base64url')
    .slice(0, 16)

/** A registered person as the contract shows it. */
export const toRegistrado = (row: Registrado) => ({
  ...toUsuario({ ...row, permisos: PERMISOS.filter((permiso) => row.permisos.includes(permiso)) }),
  baja: row.baja,
  abogadoDeBaja: row.abogadoDeBaja,
  version: versionOf(row),
})

export const listUsuarios = async (db: Queryable) => (await select(db)).map(toRegistrado)

export const readUsuario = async (db: Queryable, dni: string): Promise<Registrado | undefined> =>
  (await select(db, eq(usuario.dni, dni)))[0]

/**
 * Reads a person to change, and keeps it and every admin as they are until the transaction ends: of two who
 * take the role from each other at once, the second sees the first.
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

/** Admins who can sign in, one person aside. */
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

/** The code of the lawyer a person is, if it has not left. */
export const findCodigoPropio = async (tx: Tx, dni: string): Promise<string> => {
  const [row] = await tx
    .select({ codexterno: abogado.codexterno })
    .from(abogado)
    .where(and(eq(abogado.nrodni, dni), eq(abogado.baja, false)))
  return row?.codexterno ?? ''
}

/** The code of the lawyer record of a person, that in activity before those they left; '' for none (D166). */
export const findCodigoDeFicha = async (tx: Tx, dni: string): Promise<string> => {
  const [row] = await tx
    .select({ codexterno: abogado.codexterno })
    .from(abogado)
    .where(eq(abogado.nrodni, dni))
    .orderBy(asc(abogado.baja), asc(abogado.codexterno))
    .limit(1)
  return row?.codexterno ?? ''
}

/** @throws AppError 422 when a code is asked for that is not of the person's own record */
export const refuseCodigoAjeno = (asked: string | undefined, propio: string): void => {
  if (asked === undefined || asked === propio) return
  const mensaje = textos.usuarios.codigoAjeno
  throw camposRechazados(422, 'codigo-ajeno', [
    { codigo: 'usuario.codigo-ajeno', campo: 'abogado', mensaje },
  ])
}

/** The person holds these permissions and no other. */
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
