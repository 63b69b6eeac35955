import {
  ALARMAS,
  CATEGORIAS,
  CLASES_DE_SALDADA,
  CLASES_DE_SITUACION,
  MESAS,
  SOLAPAS,
  TRAMOS,
  VENCIMIENTOS,
} from '@apremia/core'
import { array, number, object, string } from 'yup'
import { entry, pagedEntry } from '../entry.ts'
import { digitos, exportado, fechaIso, importe } from './common.ts'
import { ordenado, paginaDe } from './municipio/filtros.ts'
import { filtroDeImponible } from './municipio/situaciones.ts'

const mesa = string().oneOf(MESAS, 'La mesa es judicial o extrajudicial.')
const tecleado = string().trim().max(120).default('')

const solapa = string().oneOf([...SOLAPAS, 'todos'])

/** Columns of a desk; by its deadline, the first to fall due first, when none is asked for. */
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
] as const

/** The filters of both forms of a desk (S2 §2.4); without a field it does not narrow. */
const filtro = filtroDeImponible.shape({
  mesa: mesa.required('Indique la mesa.'),
  /** Taxpayer, street and number, of properties and of businesses. */
  contribuyente: tecleado,
  calle: tecleado,
  altura: digitos(6, 'La altura'),
  /** Fields that only businesses have. */
  comercio: digitos(10, 'El número de comercio'),
  cuit: digitos(11, 'El CUIT'),
  fantasia: tecleado,
  vence: string()
    .oneOf(['', ...VENCIMIENTOS])
    .default(''),
  /** Time since the last movement of the case. */
  antiguedad: string()
    .oneOf(['', ...TRAMOS])
    .default(''),
  /** Alarms besides the deadlines (ADR 0034). */
  alarma: string()
    .oneOf(['', ...ALARMAS])
    .default(''),
  /** Paid cases (D169). */
  saldada: string()
    .oneOf(['', ...CLASES_DE_SALDADA])
    .default(''),
  /** 'true' takes off the window of 120 days; anything else leaves it (D67, D142). SIN EVALUAR has none (D174). */
  historico: string().max(10).default(''),
})

const deSolapa = filtro.shape({ solapa: solapa.default('activos') })

/** A case of a desk: an item and a resource (S2 §2.4, §2.5). */
export const casoDeMesa = object({
  tipo: string().oneOf(['I', 'C']).required(),
  imponible: number().integer().required(),
  recurso: string().required(),
  categoria: string().oneOf(CATEGORIAS).required(),
  /** Lawyer code, '' for nobody. */
  abogado: string().defined(),
  /** Empty when the register is the municipality's own. */
  contribuyente: string().defined(),
  /** 'Gestión Legal' or 'Título Ejecutivo' (S2 §4). */
  situacion: string().required(),
  /** Stage of the last action, or '' without any. */
  etapa: string().defined(),
  /** Id of the last action, for the calls of actions, `getDatosCargados` among them. */
  actuacion: number().integer().nullable().defined(),
  /** Id of the action of the last radication. `expediente` is its file number. */
  radicacion: number().integer().nullable().defined(),
  expediente: string().defined(),
  /** Desk of the type of the case. `solapa` is the queue of this desk, or null when the case is only in TODOS. */
  mesa: mesa.required(),
  solapa: string().oneOf(SOLAPAS).nullable().defined(),
  /** Latest of last action, situation and title (D174). */
  ultima: fechaIso.nullable().defined(),
  /** Day on which the case entered legal management (D174). */
  inicial: fechaIso.nullable().defined(),
  /** Last day on time; null without a deadline, or once it is paid. */
  vence: fechaIso.nullable().defined(),
  /** Day since which all the debt in management is paid or cancelled (D169), or null while some is not. */
  saldada: fechaIso.nullable().defined(),
  /** Work left in a paid case. Null in any other case, and once its closing action is recorded. */
  cierre: string().oneOf(['levantarMedida', 'archivar']).nullable().defined(),
  /** Days left to the deadline. Negative when it is past. */
  faltan: number().integer().nullable().defined(),
  /** The situation or title later than the action the deadline counts from, which does not move it (D188). */
  cambio: object({
    clase: string().oneOf(CLASES_DE_SITUACION).required(),
    desde: fechaIso.required(),
  })
    .nullable()
    .defined(),
  /** Colour of the deadline, or null where the desk shows none (D64). */
  color: string().oneOf(['aTermino', 'vencido']).nullable().defined(),
  /**
   * Alarms of today, the most urgent first. Agreements have alarms only where the municipality's debt is kept here
   * (D110).
   */
  alarmas: array(
    object({
      clase: string().oneOf(ALARMAS).required(),
      /** Last day on which the alarm can still be acted on. */
      hasta: fechaIso.required(),
      /** Days left until `hasta`. Negative once the day is past. */
      faltan: number().integer().required(),
    }).required(),
  ).required(),
  /** Unpaid debt in legal management that the person may see (D141); null when the municipality keeps it (D110). */
  monto: importe.nullable().defined(),
})

const cuentas = object({
  activos: number().integer().required(),
  sinEvaluar: number().integer().required(),
  planDePagos: number().integer().required(),
  todos: number().integer().required(),
})

/** Judicial and extrajudicial desks (S2 §2.4, §2.5, §4). */
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
      /** Cases of the same filter that the window leaves out. Zeros when the window is taken off. */
      anteriores: cuentas.required(),
      /** The first day of the window; null when it is taken off. */
      desde: fechaIso.nullable().defined(),
      hoy: fechaIso.required(),
      /** Warnings about the two dates of the desks (D55). */
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
