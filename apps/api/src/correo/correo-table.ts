import type { ClaseDeAviso, ClaseDeCorreo } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/** Kinds of e-mail that each person asked for. */
export const avisoPorCorreo = pgTable(
  'aviso_por_correo',
  {
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    clase: text('clase').$type<ClaseDeAviso>().notNull(),
    /** Random code in the address that stops these e-mails, so that no sign-in is needed to stop them. */
    codigo: text('codigo').notNull().unique(),
    desde: instante('desde').notNull(),
  },
  (t) => [
    primaryKey({ name: 'aviso_por_correo_pk', columns: [t.dni, t.clase] }),
    check(
      'aviso_por_correo_clase',
      sql`${t.clase} in ('resumen', 'urgentes', 'cargas', 'respaldos')`,
    ),
  ],
)

/** Queue of e-mails. */
export const correo = pgTable(
  'correo',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Name of what the e-mail tells, such as 'resumen:20000003:2026-11-26'. A second e-mail with this name is not queued. */
    clave: text('clave').notNull().unique(),
    /** Name of the message in its Message-ID. It differs from that of any other installation or restored copy. */
    referencia: uuid('referencia').notNull().defaultRandom(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    clase: text('clase').$type<ClaseDeCorreo>().notNull(),
    asunto: text('asunto').notNull(),
    texto: text('texto').notNull(),
    /** Code that stops this kind of e-mail. Null for an e-mail that the person did not ask for. */
    codigo: text('codigo'),
    /** Moment by the clock of the database, like every moment of the queue. */
    creado: instante('creado').notNull().defaultNow(),
    intentos: integer('intentos').notNull().default(0),
    /**
     * Moment from which a process may send the e-mail. A process that sends the e-mail first moves this moment forward,
     * so that another process does not send the e-mail too. Null when the e-mail was sent or given up.
     */
    proximo: instante('proximo'),
    enviado: instante('enviado'),
    /** Last answer of the mail server that refused the e-mail, or why the e-mail was given up before sending it. */
    falla: text('falla'),
  },
  (t) => [
    index('correo_proximo').on(t.proximo, t.id).where(sql`${t.proximo} is not null`),
    index('correo_creado').on(t.creado),
    check(
      'correo_clase',
      sql`${t.clase} in ('resumen', 'urgentes', 'cargas', 'respaldos', 'invitacion')`,
    ),
    check('correo_enviado', sql`${t.enviado} is null or ${t.proximo} is null`),
  ],
)
