import { ALARMAS, MESAS } from '@apremia/core'
import { array, number, object, string } from 'yup'
import { entry, pagedEntry } from '../entry.ts'
import { fechaIso, instante, paginado } from './common.ts'

const lapso = object({
  desde: fechaIso.required('Indique el primer día.'),
  hasta: fechaIso.required('Indique el último día.'),
  /**
   * Lawyer's code to filter by, for people who may choose a lawyer (D11). Empty means every lawyer that the person may
   * see.
   */
  abogado: string().trim().max(10).default(''),
})

const direccion = object({
  /**
   * Moment at which the private URL of the calendar was created. A calendar program reads the deadlines from this URL.
   * Null while there is no URL.
   */
  creada: instante.nullable().defined(),
  pedida: instante.nullable().defined(),
})

/** Deadlines of the cases in the ACTIVOS tab of the work lists (desks), shown in a calendar (M3). */
export const agenda = {
  getAgenda: entry({
    method: 'GET',
    path: '/agenda',
    capacidad: 'agenda.ver',
    limite: 'consulta',
    summary: 'Cuántos casos activos vencen cada día, y cuántas alarmas hay',
    query: lapso,
    reply: object({
      hoy: fechaIso.required(),
      /** Days with at least one deadline of a case or one alarm (warning that a deadline is near). */
      dias: array(
        object({
          fecha: fechaIso.required(),
          casos: number().integer().required(),
          /**
           * Number of warnings (alarms) whose last day to act is `fecha`. The deadlines of the cases are counted in
           * `casos` (ADR 0034).
           */
          alarmas: number().integer().required(),
        }).required(),
      ).required(),
    }),
  }),
  listAgenda: pagedEntry({
    method: 'GET',
    path: '/agenda/vencimientos',
    capacidad: 'agenda.ver',
    limite: 'busqueda',
    deOtros: 'vencimientos',
    summary:
      'Los casos activos que vencen entre dos días y las alarmas que caen en ellos, lo primero primero',
    query: lapso.concat(paginado),
    reply: array(
      object({
        vence: fechaIso.required(),
        /**
         * Kind of date in the calendar: 'plazo' is the deadline of a case. Any other kind is a warning (alarm), whose
         * last day to act is `vence`.
         */
        clase: string()
          .oneOf(['plazo', ...ALARMAS])
          .required(),
        /**
         * Number of the agreement that may lapse. Null for any other kind of date, and for a lawyer who did not sign
         * the agreement (D21).
         */
        convenio: number().integer().nullable().defined(),
        /** Number of days from today to `vence`. Negative when `vence` is past. */
        faltan: number().integer().required(),
        tipo: string().oneOf(['I', 'C']).required(),
        imponible: number().integer().required(),
        recurso: string().required(),
        /**
         * Work list (judicial or extrajudicial) in which people work on the case, although both lists may show the
         * case.
         */
        mesa: string().oneOf(MESAS).required(),
        etapa: string().defined(),
        abogado: string().defined(),
        /** Name of the taxpayer. '' when the municipality's own service keeps the register. */
        contribuyente: string().defined(),
      }).required(),
    ).required(),
  }),
  getDireccionDeAgenda: entry({
    method: 'GET',
    path: '/agenda/direccion',
    capacidad: 'agenda.direccion',
    limite: 'consulta',
    summary: 'Si la persona tiene una dirección de calendario; la dirección no se vuelve a mostrar',
    reply: direccion,
  }),
  createDireccionDeAgenda: entry({
    method: 'POST',
    path: '/agenda/direccion',
    capacidad: 'agenda.direccion',
    summary:
      'Crea la dirección de calendario, que se muestra una sola vez; la anterior deja de valer',
    reply: direccion.shape({ direccion: string().required() }),
  }),
  revokeDireccionDeAgenda: entry({
    method: 'DELETE',
    path: '/agenda/direccion',
    capacidad: 'agenda.direccion',
    summary: 'La dirección de calendario deja de valer',
    reply: 'empty',
  }),
  downloadAgenda: entry({
    method: 'GET',
    path: '/agenda/calendario/:clave',
    capacidad: 'publica',
    summary:
      'Los vencimientos propios para un programa de calendario (RFC 5545), con quien tiene la dirección: número de caso y etapa, nada más',
    params: object({ clave: string().max(100).required() }),
    reply: 'file',
  }),
}
