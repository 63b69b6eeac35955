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

/** E-mail in the queue that this process is sending. */
export interface CorreoEnCurso {
  readonly id: number
  readonly referencia: string
  /** Present address of the person. */
  readonly direccion: string
  readonly asunto: string
  readonly texto: string
  readonly codigo: string | null
  /** Whether the person may still sign in and has an address. */
  readonly alcanzable: boolean
  /** Attempts to send the e-mail, with this one. */
  readonly intentos: number
}

/** Person who asked for a kind of e-mail. */
export interface Destinatario extends Principal {
  readonly dni: string
  readonly email: string
  /** Code that stops these e-mails. */
  readonly codigo: string
  /** Moment at which the person asked for them. */
  readonly desde: Date
}

/**
 * Time that a process has to send an e-mail before another process may try. An attempt takes less, because each of its
 * steps has a limit of 20 seconds at most and there are about ten steps.
 */
const TURNO = sql`interval '5 minutes'`

/**
 * Time after which an e-mail is not sent any more, longer than all its attempts take. After a long stop, or in a restored
 * copy, the queue has e-mails about days that are over.
 */
const CADUCA = sql`interval '1 day'`

/** SQL condition for a person (`u`, with their lawyer record `a`, if any) who may not sign in. */
const SIN_ACCESO = sql`(u.baja or coalesce(a.baja, false))`

const QUEDA = sql`interval '30 days'`

/** Adds e-mails to the queue, except those whose name is already there. */
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

/** Queues an e-mail about one thing to each person who asked for this kind, with the address that stops it. */
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
 * People who asked for a kind of e-mail, may still sign in and see what the e-mail tells, have an address, and have no
 * e-mail about `que` yet.
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
 * Takes the next e-mail that is due, for this process alone. An e-mail to a person who cannot receive it is taken too,
 * because one that nobody takes would stay first in the queue.
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

/** @param minutos until the next attempt, or null to give up */
export const postponeCorreo = async (
  db: Queryable,
  { id, intentos }: CorreoEnCurso,
  falla: string,
  minutos: number | null,
): Promise<void> => {
  const proximo = minutos === null ? sql`null` : sql`now() + make_interval(mins => ${minutos})`
  // Another process took the e-mail when this attempt lasted too long. The outcome is then of that process.
  await db.execute(sql`update correo set falla = ${falla}, proximo = ${proximo}
    where id = ${id} and intentos = ${intentos} and enviado is null`)
}

/** Deletes the e-mails of a month ago, with the addresses that they hold. */
export const forgetCorreos = async (db: Queryable): Promise<void> => {
  await db.execute(sql`delete from correo where creado < now() - ${QUEDA}`)
}

/**
 * Takes out of the queue the e-mails about one thing that people do not have to be told any more.
 *
 * @param personas who is not told. Without it, nobody is.
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

/** Takes out of the queue the e-mails of those of some people who lost their access. */
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
