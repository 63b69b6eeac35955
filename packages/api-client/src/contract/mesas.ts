import {
  ALARMAS,
  BUSQUEDAS_DE_PRESCRIPCION,
  CATEGORIAS,
  CLASES_DE_SALDADA,
  CLASES_DE_SITUACION,
  ESTADOS_DE_PRESCRIPCION,
  MESAS,
  SOLAPAS,
  TRAMOS,
  VENCIMIENTOS,
} from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry, pagedEntry } from '../entry.ts'
import { digitos, exportado, fechaIso, importe } from './common.ts'
import { ordenado, paginaDe } from './municipio/filtros.ts'
import { filtroDeImponible } from './municipio/situaciones.ts'
import { plazoALaVista } from './plazo-a-la-vista.ts'

const mesa = string().oneOf(MESAS, 'La mesa es judicial o extrajudicial.')
const tecleado = string().trim().max(120).default('')

const solapa = string().oneOf([...SOLAPAS, 'todos'])

/** Columns by which a work list of cases can be sorted. The default is `vence`, with the earliest deadline first. */
export const ORDENES_DE_MESA = [
  'vence',
  'abogado',
  'contribuyente',
  'imponible',
  'recurso',
  'expediente',
  'situacion',
  'ultima',
  'inicial',
  'categoria',
  'monto',
  'prescripcion',
] as const

/**
 * Filters of the two search forms of a work list: real properties and businesses (S2 §2.4). An empty filter has no
 * effect.
 */
const filtro = filtroDeImponible.shape({
  mesa: mesa.required('Indique la mesa.'),
  /**
   * Name of the taxpayer. This filter and the filters `calle` (street) and `altura` (door number) apply to real
   * properties and to businesses.
   */
  contribuyente: tecleado,
  calle: tecleado,
  altura: digitos(6, 'La altura'),
  comercio: digitos(10, 'El número de comercio'),
  cuit: digitos(11, 'El CUIT'),
  fantasia: tecleado,
  vence: string()
    .oneOf(['', ...VENCIMIENTOS])
    .default(''),
  /** Range of the number of days since the last movement of the case, such as 'mes' or 'anio'. */
  antiguedad: string()
    .oneOf(['', ...TRAMOS])
    .default(''),
  /**
   * Kind of alarm that the listed cases show, such as 'caducidad' (the lawsuit is about to lapse). The deadline of a
   * case is not an alarm (ADR 0034).
   */
  alarma: string()
    .oneOf(['', ...ALARMAS])
    .default(''),
  /** Kind of the paid cases to list, such as 'paraArchivar' (to archive) (D169). */
  saldada: string()
    .oneOf(['', ...CLASES_DE_SALDADA])
    .default(''),
  /**
   * Filter by the days that are left to sue for an unpaid tax period of the case, such as 'en60' (at most 60 days)
   * (D164).
   */
  prescripcion: string()
    .oneOf(['', ...BUSQUEDAS_DE_PRESCRIPCION])
    .default(''),
  /**
   * 'true' includes the cases without changes in the last 120 days. Any other value omits these cases (D67, D142). The
   * tab SIN EVALUAR always includes the old cases (D174).
   */
  historico: string().max(10).default(''),
})

const deSolapa = filtro.shape({ solapa: solapa.default('activos') })

const diaDePrescripcion = object({
  hasta: fechaIso.required(),
  /** Number of days from today to `hasta`, the last day to sue. Negative when `hasta` is past. */
  faltan: number().integer().required(),
  estado: string().oneOf(ESTADOS_DE_PRESCRIPCION).required(),
})
  .nullable()
  .defined()

export const casoDeMesa = object({
  tipo: string().oneOf(['I', 'C']).required(),
  imponible: number().integer().required(),
  recurso: string().required(),
  categoria: string().oneOf(CATEGORIAS).required(),
  /** Code of the lawyer in charge of the case. '' when no lawyer is in charge. */
  abogado: string().defined(),
  /** Name of the taxpayer. '' when only the municipality's own service stores the taxpayers. */
  contribuyente: string().defined(),
  /**
   * Last status of the debt of the case: 'Gestión Legal' (assigned to a lawyer) or 'Título Ejecutivo' (in an executive
   * title) (S2 §4).
   */
  situacion: string().required(),
  /** Name of the kind of the last action. '' for a case without actions. */
  etapa: string().defined(),
  /** Id of the last action of the case, for calls such as `getDatosCargados`. Null for a case without actions. */
  actuacion: number().integer().nullable().defined(),
  /**
   * Id of the last court filing of the case. A court filing is a kind of action. `expediente` is the court file number
   * of this filing.
   */
  radicacion: number().integer().nullable().defined(),
  expediente: string().defined(),
  /**
   * Work list that has the case: judicial or extrajudicial. `solapa` is the tab of that work list with the case. Null
   * when the case is only in the tab TODOS (all cases).
   */
  mesa: mesa.required(),
  solapa: string().oneOf(SOLAPAS).nullable().defined(),
  /**
   * Date of the last change of the case: the latest of its last action, last debt status and last executive title
   * (D174).
   */
  ultima: fechaIso.nullable().defined(),
  /** Day on which the debt of the case was assigned to a lawyer (D174). */
  inicial: fechaIso.nullable().defined(),
  /**
   * Last day on which the next action of the case is on time. Null for a paid case and for a case without a deadline.
   */
  vence: fechaIso.nullable().defined(),
  /**
   * Day since which all the debt of the case in collection by lawyers is paid or annulled (D169). Null while some of
   * that debt is owed.
   */
  saldada: fechaIso.nullable().defined(),
  /**
   * Work that remains in a paid case: to lift a court measure (such as a seizure) or to archive the case. Null for an
   * unpaid or closed case.
   */
  cierre: string().oneOf(['levantarMedida', 'archivar']).nullable().defined(),
  /** Number of days until `vence`. Negative when the deadline is past. */
  faltan: number().integer().nullable().defined(),
  /**
   * New debt status or executive title after the last action of the case. The deadline does not move: only a new action
   * moves the deadline (D188). Null when nothing came after the last action.
   */
  cambio: object({
    clase: string().oneOf(CLASES_DE_SITUACION).required(),
    desde: fechaIso.required(),
  })
    .nullable()
    .defined(),
  plazo: plazoALaVista.required(),
  /** Colour of the deadline on the work list. Null for a deadline without a colour (D64). */
  color: string().oneOf(['aTermino', 'vencido']).nullable().defined(),
  /**
   * Warnings that the last day to act in the case is near (alarms), the most urgent first. Alarms about agreements
   * exist only when the product itself stores the debt (D110).
   */
  alarmas: array(
    object({
      clase: string().oneOf(ALARMAS).required(),
      /** Last day to prevent the event that the alarm warns about, such as the lapse of an agreement. */
      hasta: fechaIso.required(),
      /** Number of days from today to `hasta`. Negative when `hasta` is past. */
      faltan: number().integer().required(),
    }).required(),
  ).required(),
  /**
   * Days after which the unpaid tax periods of the case are too old to sue for (D164, D184). For a lawyer, only the
   * periods that this lawyer may see count (D21). Null without unpaid periods.
   */
  prescripcion: object({
    /**
     * Earliest last day to sue for an unpaid tax period of the case, even when this day is past. Null when lawsuits
     * already claim all those periods.
     */
    primero: diaDePrescripcion,
    /** Next last day to sue, when the day `primero` is past. Null while `primero` is still to come. */
    proximo: diaDePrescripcion,
    /**
     * Tax period with the earliest last day to sue (`primero`), such as '2021/03'. '' when lawsuits already claim all
     * the unpaid periods.
     */
    periodo: string().defined(),
    /**
     * Number of unpaid tax periods that no lawsuit claims. `prescriptos` is how many of them are already too old to sue
     * for.
     */
    periodos: number().integer().required(),
    prescriptos: number().integer().required(),
    /**
     * Earliest last day to sue when the term counts from the day that the tax ordinance names. Null when the ordinance
     * names the due date: the field `primero` then already has this day.
     */
    segunOrdenanza: fechaIso.nullable().defined(),
    /**
     * True when a demand letter was sent but nobody knows whether the debtor received it. Such a letter does not extend
     * the term to sue for the period.
     */
    sinAcuse: boolean().required(),
    /**
     * True when the last day to sue is uncertain, because nobody recorded which tax periods a lawsuit or a demand
     * letter claims.
     */
    supuesta: boolean().required(),
  })
    .nullable()
    .defined(),
  /**
   * Unpaid debt of the case in collection by lawyers, limited to the debt that the person may see (D141). Null when
   * only the municipality's own service stores the debt (D110).
   */
  monto: importe.nullable().defined(),
})

const cuentas = object({
  activos: number().integer().required(),
  sinEvaluar: number().integer().required(),
  planDePagos: number().integer().required(),
  todos: number().integer().required(),
})

export const mesas = {
  pageMesa: pagedEntry({
    method: 'GET',
    path: '/mesas',
    capacidad: 'mesas.ver',
    limite: 'busqueda',
    deOtros: 'casos de una mesa',
    summary:
      'Los casos de una solapa de una mesa: los propios; los de cualquiera, para quien elige abogado. Sin historico, los actualizados en los últimos 120 días y todos los de SIN EVALUAR',
    query: paginaDe(ORDENES_DE_MESA).concat(deSolapa),
    reply: array(casoDeMesa.required()).required(),
  }),
  countMesa: entry({
    method: 'GET',
    path: '/mesas/cuentas',
    capacidad: 'mesas.ver',
    limite: 'busqueda',
    summary: 'Cuántos casos del filtro hay en cada solapa, y cuántos más fuera de la ventana',
    query: filtro,
    reply: object({
      cuentas: cuentas.required(),
      /**
       * Counts of the cases that match the filter and had no changes in the last 120 days. All these counts are 0 when
       * the request has `historico: 'true'`.
       */
      anteriores: cuentas.required(),
      /**
       * Day that begins the last 120 days. The list leaves out the cases without changes since this day. Null when the
       * request has `historico: 'true'`, because then the list has all the cases.
       */
      desde: fechaIso.nullable().defined(),
      hoy: fechaIso.required(),
      avisos: array(string().required()).required(),
    }),
  }),
  exportMesa: entry({
    method: 'GET',
    path: '/mesas/excel',
    capacidad: 'mesas.exportar',
    limite: 'exportacion',
    summary: 'Todos los casos de la solapa y el filtro, en el mismo orden',
    query: ordenado(ORDENES_DE_MESA).concat(deSolapa).concat(exportado),
    reply: 'file',
  }),
}
