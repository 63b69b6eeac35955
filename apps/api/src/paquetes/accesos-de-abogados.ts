import { interpolar, ROL_DE_APODERADO, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { revokeAccess } from '../sesiones/revoke-access.ts'
import type { ArchivoPorCargar } from './write-puesta.ts'

const { carga: t } = textos.paquete

const NOMBRADOS = 20

export interface AccesoDeAbogado {
  readonly codexterno: string
  readonly dni: string
  readonly terminaSesiones: boolean
}

/**
 * SQL condition: the lawyer of the file row `f` must get access to the product. The row has the role of lawyers who
 * sign in. The lawyer is not closed, and no user with the lawyer's DNI (national identity number) has the lawyer's code
 * yet.
 */
const SIN_ACCESO = `not f.rechazada and f.rol = '${ROL_DE_APODERADO}'
  and not exists (select from usuario u where u.dni = f.nrodni and u.abogado = f.codexterno)
  and not exists (select from abogado x where x.codexterno = f.codexterno and x.baja)`

/**
 * Adds to the temporary table `cambios_abogados` the lawyers who only get access to the product, without other changes.
 * Returns their number.
 *
 * @param usuarios file of users of the same data package. Lawyers in that file are skipped, because that file decides
 * their access
 */
export const addCambiosDeAcceso = async (
  tx: Tx,
  { tabla, columnas }: ArchivoPorCargar,
  usuarios: ArchivoPorCargar | undefined,
): Promise<number> => {
  if (!columnas.includes('ROL')) return 0
  const enUsuarios = usuarios
    ? `and not exists (select from ${usuarios.tabla} p where p.dni = f.nrodni and not p.rechazada)`
    : ''
  const { rows } = await tx.execute(
    sql.raw(`
      insert into cambios_abogados (fila, nuevo)
      select f.fila, false from ${tabla} f
      where ${SIN_ACCESO} ${enUsuarios}
        and not exists (select from cambios_abogados c where c.fila = f.fila)
      returning fila`),
  )
  return rows.length
}

/**
 * Lets the lawyers of the file sign in, as the screen that creates a lawyer does (D2, D7). An administrator stays an
 * administrator. Any other person whose role changes must sign in again. Call after the rows of lawyers and people are
 * written.
 */
export const grantAccesos = async (
  tx: Tx,
  { tabla, columnas }: ArchivoPorCargar,
  now: Date,
): Promise<AccesoDeAbogado[]> => {
  if (!columnas.includes('ROL')) return []
  const { rows } = await tx.execute<{ codexterno: string; dni: string; terminaSesiones: boolean }>(
    sql`
      with sin_acceso as materialized (
        select x.codexterno, x.nrodni, x.apellido, x.nombre, x.email, u.rol
        from ${sql.raw(tabla)} f join abogado x on x.codexterno = f.codexterno
        left join usuario u on u.dni = x.nrodni
        where ${sql.raw(SIN_ACCESO)}
      ),
      puestos as (
        insert into usuario (dni, apellido, nombre, email, rol, abogado, creado)
        select nrodni, apellido, nombre, email, ${ROL_DE_APODERADO}, codexterno, ${now} from sin_acceso
        on conflict (dni) do update set abogado = excluded.abogado,
          rol = case usuario.rol when 'admin' then 'admin' else excluded.rol end
        returning dni
      )
      select codexterno, nrodni as dni, coalesce(rol = 'guest', false) as "terminaSesiones"
      from sin_acceso where nrodni in (select dni from puestos) order by codexterno`,
  )
  const fuera = rows.filter(({ terminaSesiones }) => terminaSesiones).map(({ dni }) => dni)
  if (fuera.length > 0) await revokeAccess(tx, fuera, now)
  return rows
}

export const describeAccesos = (accesos: readonly AccesoDeAbogado[]): string[] => {
  if (accesos.length === 0) return []
  const nombrados = accesos.slice(0, NOMBRADOS).map(({ codexterno }) => codexterno)
  const codigos = [...nombrados, ...(accesos.length > NOMBRADOS ? ['…'] : [])].join(', ')
  return [interpolar(t.accesos, { codigos })]
}
