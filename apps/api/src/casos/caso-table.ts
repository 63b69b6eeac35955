import type { ClaseDeSituacion, Mesa, OrigenDePlazo, Solapa } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { claveImponible, columnaDeImporte, dia, textoLibre } from '../platform/db/columnas.ts'

/**
 * Summary of each case: what core says of its history (`buildResumenDeCaso`) and of FECHA_INICIAL and SIN_EVALUAR.
 * `refreshCasos` writes it with whatever changes one of them. Nothing here depends on today: what depends on today is a
 * comparison with one of these dates. There are no foreign keys: a case does not outlive any of the rows it summarises.
 */
export const caso = pgTable(
  'caso',
  {
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    /** Class of the last entry of the municipality's history. */
    situacion: text('situacion').$type<ClaseDeSituacion>(),
    situacionFecha: dia('situacion_fecha'),
    huboGestion: boolean('hubo_gestion').notNull().default(false),
    huboTitulo: boolean('hubo_titulo').notNull().default(false),
    huboPlan: boolean('hubo_plan').notNull().default(false),
    /** Day of its last title in force. */
    titulo: dia('titulo'),
    /** Last action in force. */
    actuacion: integer('actuacion'),
    actuacionFecha: dia('actuacion_fecha'),
    tpId: integer('tp_id'),
    gpId: integer('gp_id'),
    /** Day on which it entered legal management (`findIngreso`). */
    ingreso: dia('ingreso'),
    /** Day of the last judicial action, when the instance may lapse (`findInstancia`). */
    impulso: dia('impulso'),
    /** Day on which the first measure expires (`findMedida`). */
    medidaVence: dia('medida_vence'),
    /** Day since which all its debt in management is paid or cancelled (`explainSaldada`). */
    saldada: dia('saldada'),
    /** Day on which the last payment was learned. */
    saldadaSabida: dia('saldada_sabida'),
    /** Lawyer in charge, '' for nobody: see `findAbogadoACargo`. */
    abogado: textoLibre('abogado'),
    /** Unpaid debt in legal management. */
    total: columnaDeImporte('total').notNull().default(sql`0`),

    /** The columns from here on hold what the rules say of the columns above. */
    efectiva: text('efectiva').$type<ClaseDeSituacion>(),
    efectivaFecha: dia('efectiva_fecha'),
    mesa: text('mesa').$type<Mesa>().notNull().default('extrajudicial'),
    solapaJudicial: text('solapa_judicial').$type<Solapa>(),
    solapaExtrajudicial: text('solapa_extrajudicial').$type<Solapa>(),
    todosJudicial: boolean('todos_judicial').notNull().default(false),
    todosExtrajudicial: boolean('todos_extrajudicial').notNull().default(false),
    /** Date of the event that puts the case on the desk. */
    hechoJudicial: dia('hecho_judicial'),
    hechoExtrajudicial: dia('hecho_extrajudicial'),
    /** Last day of the deadline. A paid case has neither deadline nor alarm. */
    vence: dia('vence'),
    /** Day from which the deadline counts. */
    plazoDesde: dia('plazo_desde'),
    plazoOrigen: text('plazo_origen').$type<OrigenDePlazo>(),
    /** Latest of last action, situation and title (`findUltimoCambio`). */
    ultimaFecha: dia('ultima_fecha'),
    /** Day 90 days after its last action (`computeLimite`). */
    limite: dia('limite'),
    /** Last day to move the instance: an alarm, apart from `vence` (ADR 0034). */
    caducidad: dia('caducidad'),
  },
  (t) => [
    primaryKey({ name: 'caso_pk', columns: [t.tipo, t.imponible, t.recurso] }),
    // Gives each tab of a desk in the order of its deadlines: of a lawyer and of all.
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
    // Gives the other orders of a desk. Short lists are found by their lawyer or tab, and then sorted.
    index('caso_ultima').on(t.ultimaFecha, t.tipo, t.imponible, t.recurso),
    index('caso_inicial').on(t.ingreso, t.tipo, t.imponible, t.recurso),
    index('caso_monto').on(t.total, t.tipo, t.imponible, t.recurso),
    index('caso_recurso').on(t.recurso, t.tipo, t.imponible),
    // Cases on the desk that is not of their type: there are hardly any.
    index('caso_ajeno')
      .on(t.tipo, t.imponible, t.recurso)
      .where(
        sql`(${t.todosJudicial} and ${t.mesa} = 'extrajudicial') or (${t.todosExtrajudicial} and ${t.mesa} = 'judicial')`,
      ),
    // Gives the last action of every case, newest first.
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
