import { fechaEnZona, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { readFechasDeMesa } from '../casos/fechas-repo.ts'
import { isCarteraAusente } from '../padron/cartera-traida.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { hashToken } from '../sesiones/token.ts'
import { findParaCalendario, withPlanesYEsperas } from './agenda-repo.ts'
import { MAXIMO_DE_CALENDARIO, writeCalendario } from './write-calendario.ts'

/** Seconds that must pass between two downloads of the same calendar. */
const ESPERA = 5

interface Duenio extends Record<string, unknown> {
  readonly dni: string
  readonly abogado: string
}

/**
 * Finds the person to whom the secret address of the calendar belongs. Returns undefined when the person is no longer a
 * lawyer or has no access to the product any more.
 */
const findDuenio = async (db: Queryable, clave: string): Promise<Duenio | undefined> => {
  const { rows } = await db.execute<Duenio>(sql`
    select d.dni, u.abogado
    from agenda_direccion d join usuario u on u.dni = d.dni join abogado a on a.codexterno = u.abogado
    where d.clave_hash = ${hashToken(clave)} and not u.baja and not a.baja and u.rol <> 'guest'`)
  return rows[0]
}

/**
 * Records that the person's calendar is being downloaded now. Returns false when the last download was less than
 * `ESPERA` seconds ago. The database measures the time, so the pause holds across several server processes.
 */
const takeTurno = async (db: Queryable, dni: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    update agenda_direccion set pedida = now()
    where dni = ${dni} and (pedida is null or pedida <= now() - make_interval(secs => ${ESPERA}))
    returning dni`)
  return rows.length > 0
}

/**
 * Sends the calendar file of a lawyer's deadlines. An unknown address, a revoked address and the address of a person
 * who left get the same 404. A caller therefore cannot tell which addresses existed (T16).
 */
export const downloadAgenda: Handler<'downloadAgenda'> = async (
  { db, config, ahora },
  { params: { clave } },
) => {
  const now = ahora()
  const duenio = await findDuenio(db, clave.replace(/\.ics$/, ''))
  if (duenio === undefined) throw notFound(textos.agenda.direccion.noExiste)
  if (!(await takeTurno(db, duenio.dni)))
    throw new AppError(429, 'demasiados-pedidos', textos.agenda.direccion.espere, {
      detalle: { segundos: ESPERA },
    })
  const { fechaInicial } = await readFechasDeMesa(db)
  const { abogado } = duenio
  const mirada = await withPlanesYEsperas(
    db,
    { hoy: fechaEnZona(now), fechaInicial, abogado, propio: abogado },
    await isCarteraAusente({ config, db }),
  )
  // Reads one row more than the maximum, to know whether the calendar leaves deadlines out.
  const vencimientos = await findParaCalendario(db, mirada, MAXIMO_DE_CALENDARIO + 1)
  const texto = writeCalendario(vencimientos, now)
  const body = Buffer.from(texto, 'utf8')
  return {
    kind: 'file',
    name: 'agenda.ics',
    type: 'text/calendar; charset=utf-8',
    size: body.byteLength,
    body,
    disposition: 'inline',
  }
}
