import type { ClaseDeAviso, ClaseDeCorreo } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

export const avisoPorCorreo = pgTable(
  'aviso_por_correo',
  {
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    clase: text('clase').$type<ClaseDeAviso>().notNull(),
    /**
     * Random code that unsubscribes the person from this kind of e-mail. The address in the e-mail contains the code,
     * so the person need not sign in.
     */
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

export const correo = pgTable(
  'correo',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /**
     * Key of the e-mail: its kind, the DNI (national identity number) of the person, and the event, as in
     * 'resumen:20000003:2026-11-26'. A second e-mail with the same key is not queued.
     */
    clave: text('clave').notNull().unique(),
    /**
     * Unique part of the Message-ID of the e-mail. No e-mail of another installation or of a restored copy has the same
     * value.
     */
    referencia: uuid('referencia').notNull().defaultRandom(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    clase: text('clase').$type<ClaseDeCorreo>().notNull(),
    asunto: text('asunto').notNull(),
    texto: text('texto').notNull(),
    /** Code that unsubscribes the person from this kind of e-mail. Null for an e-mail to which nobody subscribes. */
    codigo: text('codigo'),
    /**
     * All the times of the e-mail queue come from the clock of the database, and not from the clocks of the server
     * processes.
     */
    creado: instante('creado').notNull().defaultNow(),
    intentos: integer('intentos').notNull().default(0),
    /**
     * Moment from which a process may send the e-mail. The process that starts to send it moves this moment forward, so
     * that no other process sends it too. Null when the e-mail was sent or given up.
     */
    proximo: instante('proximo'),
    enviado: instante('enviado'),
    /**
     * Last answer of a mail server that refused the e-mail, or the reason why the product stopped trying to send it.
     */
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
