import { type Acceso, decideAcceso, type ErrorDeFila, PERMISOS, type Permiso } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { revokeAccess } from '../sesiones/revoke-access.ts'
import type { ArchivoPorCargar } from './write-puesta.ts'

interface PersonaPorCambiar {
  readonly fila: number
  readonly dni: string
  readonly abogado: string
  readonly actual: Acceso
  readonly cambios: Partial<Acceso>
}

/** Change of a person's access. The person must sign in again after getting another role or losing the access. */
export interface AccesoCambiado {
  readonly dni: string
  readonly permisos: readonly Permiso[] | undefined
  readonly terminaSesiones: boolean
}

export interface RevisionDeUsuarios {
  readonly errores: readonly ErrorDeFila[]
  readonly cambiados: readonly AccesoCambiado[]
}

const columnaDe = (campo: string): string => campo.toUpperCase()

const readPermisos = (texto: string): Permiso[] => {
  const escritos = texto.split(' ')
  return PERMISOS.filter((permiso) => escritos.includes(permiso))
}

const cell = ({ columnas }: ArchivoPorCargar, columna: string, valor: string): string =>
  columnas.includes(columna) ? valor : 'null'

const readPersonas = async (tx: Tx, puesto: ArchivoPorCargar): Promise<PersonaPorCambiar[]> => {
  const { rows } = await tx.execute<{
    fila: number
    dni: string
    abogado: string
    actual: Acceso
    nuevo: Readonly<Record<string, string | boolean | null>>
  }>(
    sql.raw(`
      select f.fila, f.dni,
        coalesce((select x.codexterno from abogado x where x.codexterno = u.abogado and not x.baja), '') as abogado,
        jsonb_build_object('apellido', u.apellido, 'nombre', u.nombre, 'email', u.email, 'rol', u.rol,
          'baja', u.baja, 'permisos', array(select p.permiso from usuario_permiso p where p.dni = u.dni)) as actual,
        jsonb_build_object('apellido', f.apellido, 'nombre', f.nombre, 'rol', f.rol,
          'email', ${cell(puesto, 'EMAIL', `coalesce(f.email, '')`)},
          'baja', ${cell(puesto, 'BAJA', 'coalesce(f.baja, false)')},
          'permisos', ${cell(puesto, 'PERMISOS', 'f.permisos')}) as nuevo
      from ${puesto.tabla} f join usuario u using (dni) where not f.rechazada order by f.fila`),
  )
  return rows.map(({ nuevo, ...persona }) => {
    const dados = Object.entries(nuevo).filter(([, valor]) => valor !== null)
    const cambios = Object.fromEntries(
      dados.map(([campo, valor]) => [
        campo,
        campo === 'permisos' ? readPermisos(String(valor)) : valor,
      ]),
    ) as Partial<Acceso>
    return { ...persona, cambios }
  })
}

/**
 * Checks the rows of the file by the rule of the screen of users (D14). At least one administrator must remain, and
 * nobody can remove their own access. Sets `rechazada` in the refused rows.
 *
 * @param quien DNI (national identity number) of the person who runs the import
 */
export const checkUsuarios = async (
  tx: Tx,
  puesto: ArchivoPorCargar,
  quien: string,
): Promise<RevisionDeUsuarios> => {
  // Locks the rows of `usuario` in the same order as the screen of users, to prevent a deadlock.
  await tx.execute(sql`
    select from usuario where rol = 'admin' or dni in (select dni from ${sql.raw(puesto.tabla)})
    order by dni for update`)
  const personas = await readPersonas(tx, puesto)
  const { rows } = await tx.execute<{ dni: string }>(sql`
    select u.dni from usuario u left join abogado a on a.codexterno = u.abogado
    where u.rol = 'admin' and not u.baja and not coalesce(a.baja, false)`)
  const admins = new Set(rows.map(({ dni }) => dni))
  const errores: ErrorDeFila[] = []
  const cambiados: AccesoCambiado[] = []
  for (const { fila, dni, abogado, actual, cambios } of personas) {
    const otrosAdmins = admins.size - (admins.has(dni) ? 1 : 0)
    const decision = decideAcceso({ actual, cambios, propio: dni === quien, otrosAdmins, abogado })
    if (!decision.ok) {
      const [primero] = decision.motivos
      const columna = columnaDe(primero?.campo ?? 'dni')
      errores.push({
        ...{ hoja: puesto.fuente, fila, columna, valor: dni },
        ...{ regla: primero?.codigo ?? '', mensaje: primero?.mensaje ?? '' },
      })
      continue
    }
    const { cambios: reales, terminaSesiones } = decision.valor
    const { rol = actual.rol, baja = actual.baja } = reales
    if (rol !== 'admin' || baja) admins.delete(dni)
    else admins.add(dni)
    if (Object.keys(reales).length > 0)
      cambiados.push({ dni, permisos: reales.permisos, terminaSesiones })
  }
  if (errores.length > 0)
    await tx.execute(sql`
      update ${sql.raw(puesto.tabla)} set rechazada = true
      where fila = any(${sql.param(errores.map(({ fila }) => fila))}::integer[])`)
  return { errores, cambiados }
}

/**
 * Adds to the list of changed people the people whose only change is in their permissions. Permissions are in another
 * table, so the comparison of rows does not find these changes.
 */
export const addCambiosDePermisos = async (
  tx: Tx,
  { tabla }: ArchivoPorCargar,
  { cambiados }: RevisionDeUsuarios,
): Promise<number> => {
  const { rows } = await tx.execute<{ fila: number }>(sql`
    insert into cambios_usuarios (fila, nuevo)
    select f.fila, false from ${sql.raw(tabla)} f
    where f.dni = any(${sql.param(cambiados.map(({ dni }) => dni))}::text[])
      and not exists (select from cambios_usuarios c where c.fila = f.fila)
    returning fila`)
  return rows.length
}

/**
 * Saves the permissions of the people in the file. Ends the sessions of the people who get another role or lose their
 * access.
 */
export const writeAccesos = async (
  tx: Tx,
  puesto: ArchivoPorCargar,
  { cambiados }: RevisionDeUsuarios,
  now: Date,
): Promise<void> => {
  if (puesto.columnas.includes('PERMISOS')) {
    const conPermisos = cambiados.flatMap(({ dni, permisos }) =>
      permisos === undefined ? [] : [dni],
    )
    await tx.execute(sql`
      delete from usuario_permiso where dni = any(${sql.param(conPermisos)}::text[])`)
    await tx.execute(sql`
      insert into usuario_permiso (dni, permiso)
      select f.dni, p.permiso from ${sql.raw(puesto.tabla)} f
      join cambios_usuarios c on c.fila = f.fila
      cross join lateral unnest(string_to_array(f.permisos, ' ')) as p(permiso)
      on conflict do nothing`)
  }
  const fuera = cambiados.flatMap(({ dni, terminaSesiones }) => (terminaSesiones ? [dni] : []))
  if (fuera.length > 0) await revokeAccess(tx, fuera, now)
}
