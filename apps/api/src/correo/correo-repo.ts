import {
  type ClaseDeAviso,
  type Correo,
  listAvisosPosibles,
  type Permiso,
  type Principal,
} from '@apremia/core'
import { and, inArray, isNotNull, like, type SQLWrapper, sql } from 'drizzle-orm'
import type { Config } from '../platform/config.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { correo } from './correo-table.ts'
import { writePie } from './write-pie.ts'

type CorreoNuevo = Omit<
  typeof correo.$inferInsert,
  'id' | 'referencia' | 'creado' | 'intentos' | 'proximo' | 'enviado' | 'falla'
>

export interface CorreoEnCurso {
  readonly id: number
  readonly referencia: string
  /**
   * Present e-mail address of the recipient. It may differ from the address that the person had when the e-mail was
   * queued.
   */
  readonly direccion: string
  readonly asunto: string
  readonly texto: string
  readonly codigo: string | null
  /** True when the person may still sign in and has an e-mail address. */
  readonly alcanzable: boolean
  /** Number of attempts to send the e-mail, including the present one. */
  readonly intentos: number
}

export interface Destinatario extends Principal {
  readonly dni: string
  readonly email: string
  /** Code with which the person unsubscribes from this kind of e-mail. */
  readonly codigo: string
  /** Moment at which the person subscribed to this kind of e-mail. */
  readonly desde: Date
}

/**
 * Time reserved for a process to send an e-mail, after which another process may send it. An attempt takes less: about
 * ten steps of at most 20 seconds.
 */
const TURNO = sql`interval '5 minutes'`

/**
 * Age after which an e-mail is no longer sent. All the attempts to send an e-mail take less time. The queue has older
 * e-mails only after a long stop of the server or in a restored copy.
 */
const CADUCA = sql`interval '1 day'`

const SIN_ACCESO = sql`(u.baja or coalesce(a.baja, false))`

const QUEDA = sql`interval '30 days'`

/** Adds e-mails to the queue. An e-mail whose `clave` is already in the queue is ignored. */
export const insertCorreos = async (
  db: Queryable,
  nuevos: readonly CorreoNuevo[],
): Promise<void> => {
  if (nuevos.length === 0) return
  await db
    .insert(correo)
    .values(nuevos.map((nuevo) => ({ ...nuevo, proximo: sql`now()` })))
    .onConflictDoNothing({ target: correo.clave })
}

/** Queues an e-mail about the event `que` to each of the given subscribers, with the address to unsubscribe. */
export const enqueueAviso = (
  db: Queryable,
  config: Pick<Config, 'publicUrl'>,
  { clase, que }: { readonly clase: ClaseDeAviso; readonly que: string },
  destinatarios: readonly Destinatario[],
  { asunto, texto }: Correo,
): Promise<void> =>
  insertCorreos(
    db,
    destinatarios.map(({ dni, codigo }) => ({
      ...{ clave: `${clase}:${dni}:${que}`, dni, clase, codigo },
      ...{ asunto, texto: writePie(texto, config, codigo) },
    })),
  )

/**
 * Finds the people who subscribed to a kind of e-mail and have no e-mail about the event `que` yet. Leaves out people
 * without access to the product, without an e-mail address, or without permission to know the event.
 */
export const findSinAvisar = async (
  db: Queryable,
  clase: ClaseDeAviso,
  que: string,
): Promise<readonly Destinatario[]> => {
  const { rows } = await db.execute<
    Omit<Destinatario, 'desde'> & { readonly permisos: Permiso[]; readonly desde: string }
  >(sql`
    select u.dni, u.email, u.rol, coalesce(u.abogado, '') as abogado, p.codigo, p.desde,
      array(select permiso from usuario_permiso up where up.dni = u.dni) as permisos
    from aviso_por_correo p join usuario u on u.dni = p.dni
    left join abogado a on a.codexterno = u.abogado
    where p.clase = ${clase} and u.email <> '' and not ${SIN_ACCESO}
      and not exists (select from correo c where c.clave = ${clase} || ':' || u.dni || ':' || ${que}::text)
    order by u.dni`)
  return rows
    .filter((persona) => listAvisosPosibles(persona).includes(clase))
    .map((persona) => ({ ...persona, desde: new Date(persona.desde) }))
}

/**
 * Takes the next e-mail of the queue for this process to send. Also takes an e-mail to a person who cannot receive
 * e-mails. Otherwise that e-mail would always stay first in the queue.
 */
export const claimCorreo = async (db: Queryable): Promise<CorreoEnCurso | undefined> => {
  const { rows } = await db.execute<CorreoEnCurso & Record<string, unknown>>(sql`
    update correo c set intentos = c.intentos + 1, proximo = now() + ${TURNO}
    from usuario u left join abogado a on a.codexterno = u.abogado
    where u.dni = c.dni and c.id = (
      select id from correo where proximo <= now() and creado > now() - ${CADUCA}
      order by proximo, id limit 1 for update skip locked
    ) returning c.id, c.referencia, u.email as direccion, c.asunto, c.texto, c.codigo, c.intentos,
      u.email <> '' and not ${SIN_ACCESO} as alcanzable`)
  return rows[0]
}

export const finishCorreo = async (db: Queryable, { id }: CorreoEnCurso): Promise<void> => {
  await db.execute(
    sql`update correo set enviado = now(), proximo = null, falla = null where id = ${id}`,
  )
}

/**
 * Records a failed attempt to send an e-mail.
 *
 * @param minutos minutes until the next attempt, or null to give up
 */
export const postponeCorreo = async (
  db: Queryable,
  { id, intentos }: CorreoEnCurso,
  falla: string,
  minutos: number | null,
): Promise<void> => {
  const proximo = minutos === null ? sql`null` : sql`now() + make_interval(mins => ${minutos})`
  // When an attempt lasts too long, another process takes the e-mail and adds 1 to `intentos`. This update then changes
  // no row, and the other process records the result.
  await db.execute(sql`update correo set falla = ${falla}, proximo = ${proximo}
    where id = ${id} and intentos = ${intentos} and enviado is null`)
}

/** Deletes the e-mails older than a month, because they contain personal addresses. */
export const forgetCorreos = async (db: Queryable): Promise<void> => {
  await db.execute(sql`delete from correo where creado < now() - ${QUEDA}`)
}

/**
 * Deletes from the queue the unsent e-mails about the event `que`.
 *
 * @param personas people who must not be told. When absent, the e-mails to everybody are deleted
 */
export const dropAviso = async (
  db: Queryable,
  { clase, que }: { readonly clase: ClaseDeAviso; readonly que: string },
  personas?: readonly string[],
): Promise<void> => {
  const suyos = personas && inArray(correo.dni, personas)
  await db
    .delete(correo)
    .where(and(like(correo.clave, `${clase}:%:${que}`), isNotNull(correo.proximo), suyos))
}

export const dropCorreosSinAcceso = async (
  db: Queryable,
  personas: SQLWrapper | readonly string[],
): Promise<void> => {
  const sinAcceso = sql`exists (select from usuario u left join abogado a on a.codexterno = u.abogado
    where u.dni = ${correo.dni} and ${SIN_ACCESO})`
  await db
    .delete(correo)
    .where(and(inArray(correo.dni, personas), isNotNull(correo.proximo), sinAcceso))
}
