import type { ClaseDeSituacion, Mesa, OrigenDePlazo, Solapa } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { claveImponible, columnaDeImporte, dia, textoLibre } from '../platform/db/columnas.ts'

/**
 * Stored summary of each case, computed by `buildResumenDeCaso` in the core package. `refreshCasos` writes the summary
 * in every transaction that changes the case, and deletes it when no data are left. No column depends on the current
 * day.
 */
export const caso = pgTable(
  'caso',
  {
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    situacion: text('situacion').$type<ClaseDeSituacion>(),
    situacionFecha: dia('situacion_fecha'),
    huboGestion: boolean('hubo_gestion').notNull().default(false),
    huboTitulo: boolean('hubo_titulo').notNull().default(false),
    huboPlan: boolean('hubo_plan').notNull().default(false),
    titulo: dia('titulo'),
    actuacion: integer('actuacion'),
    actuacionFecha: dia('actuacion_fecha'),
    tpId: integer('tp_id'),
    gpId: integer('gp_id'),
    ingreso: dia('ingreso'),
    /**
     * Day of the last court action. The time after which the lawsuit lapses for inactivity counts from this day. Null
     * when no lawsuit can lapse (`findInstancia`).
     */
    impulso: dia('impulso'),
    medidaVence: dia('medida_vence'),
    /**
     * Day on which the last debt of the case was paid or annulled. Only debt assigned to a lawyer counts. Null while
     * some of that debt is owed (`explainSaldada`).
     */
    saldada: dia('saldada'),
    /**
     * Day on which the product learned that the debt of the case was paid. The debt may have been paid earlier, on the
     * day in `saldada`.
     */
    saldadaSabida: dia('saldada_sabida'),
    /** Code of the lawyer in charge of the case; '' when no lawyer is in charge (`findAbogadoACargo`). */
    abogado: textoLibre('abogado'),
    total: columnaDeImporte('total').notNull().default(sql`0`),

    /**
     * Class of the legal status that the rules apply to the case. It is 'tituloEjecutivo' when an executive title
     * prevails over the last legal status (`findSituacionEfectiva`).
     *
     * From this column on, every column is computed from the earlier columns of the table.
     */
    efectiva: text('efectiva').$type<ClaseDeSituacion>(),
    efectivaFecha: dia('efectiva_fecha'),
    mesa: text('mesa').$type<Mesa>().notNull().default('extrajudicial'),
    solapaJudicial: text('solapa_judicial').$type<Solapa>(),
    solapaExtrajudicial: text('solapa_extrajudicial').$type<Solapa>(),
    todosJudicial: boolean('todos_judicial').notNull().default(false),
    todosExtrajudicial: boolean('todos_extrajudicial').notNull().default(false),
    /** Day of the event that puts the case on the judicial work list. */
    hechoJudicial: dia('hecho_judicial'),
    hechoExtrajudicial: dia('hecho_extrajudicial'),
    /** Last day of the deadline of the case. Null for a paid case, which has neither a deadline nor an alarm. */
    vence: dia('vence'),
    plazoDesde: dia('plazo_desde'),
    plazoOrigen: text('plazo_origen').$type<OrigenDePlazo>(),
    /**
     * Day of the last legal action, legal status or executive title of the case, whichever is the latest
     * (`findUltimoCambio`).
     */
    ultimaFecha: dia('ultima_fecha'),
    /**
     * Date 'Límite' that the screens of external lawyers show: 90 days after the last legal action (`computeLimite`).
     */
    limite: dia('limite'),
    /**
     * Last day to act before the lawsuit lapses for inactivity. The product shows this day as an alarm (warning), apart
     * from the deadline `vence` (ADR 0034).
     */
    caducidad: dia('caducidad'),
  },
  (t) => [
    primaryKey({ name: 'caso_pk', columns: [t.tipo, t.imponible, t.recurso] }),
    // Indexes for reading one tab of a work list in the order of the deadline (`vence`). Each work list has two: for
    // the cases of one lawyer, and for those of all lawyers.
    index('caso_judicial_abogado')
      .on(t.solapaJudicial, t.abogado, t.vence, t.tipo, t.imponible, t.recurso)
      .where(sql`${t.solapaJudicial} is not null`),
    index('caso_judicial')
      .on(t.solapaJudicial, t.vence, t.tipo, t.imponible, t.recurso)
      .where(sql`${t.solapaJudicial} is not null`),
    index('caso_extrajudicial_abogado')
      .on(t.solapaExtrajudicial, t.abogado, t.vence, t.tipo, t.imponible, t.recurso)
      .where(sql`${t.solapaExtrajudicial} is not null`),
    index('caso_extrajudicial')
      .on(t.solapaExtrajudicial, t.vence, t.tipo, t.imponible, t.recurso)
      .where(sql`${t.solapaExtrajudicial} is not null`),
    index('caso_abogado').on(t.abogado, t.vence, t.tipo, t.imponible, t.recurso),
    index('caso_vence').on(t.vence, t.tipo, t.imponible, t.recurso),
    // Indexes for a work list sorted by a column other than the deadline. PostgreSQL does not need them when few cases
    // match.
    index('caso_ultima').on(t.ultimaFecha, t.tipo, t.imponible, t.recurso),
    index('caso_inicial').on(t.ingreso, t.tipo, t.imponible, t.recurso),
    index('caso_monto').on(t.total, t.tipo, t.imponible, t.recurso),
    index('caso_recurso').on(t.recurso, t.tipo, t.imponible),
    // Index of the few cases on the work list of the other type. For example, a judicial case may also appear on the
    // extrajudicial work list.
    index('caso_ajeno')
      .on(t.tipo, t.imponible, t.recurso)
      .where(
        sql`(${t.todosJudicial} and ${t.mesa} = 'extrajudicial') or (${t.todosExtrajudicial} and ${t.mesa} = 'judicial')`,
      ),
    index('caso_actuacion')
      .on(t.actuacionFecha.desc().nullsFirst(), t.actuacion.desc().nullsFirst())
      .where(sql`${t.actuacion} is not null`),
    index('caso_etapa').on(t.tpId),
    index('caso_caducidad').on(t.caducidad, t.abogado).where(sql`${t.caducidad} is not null`),
    index('caso_saldada').on(t.saldada, t.abogado).where(sql`${t.saldada} is not null`),
    index('caso_medida').on(t.medidaVence, t.abogado).where(sql`${t.medidaVence} is not null`),
    check('caso_tipo', sql`${t.tipo} in ('I', 'C')`),
  ],
)
