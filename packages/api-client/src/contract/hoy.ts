import { GRUPOS_DE_MI_DIA, type GrupoDeMiDia, PASOS_DE_MI_DIA } from '@apremia/core'
import { array, type NumberSchema, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { fechaIso } from './common.ts'
import { casoDeMesa } from './mesas.ts'

const cantidad = number().integer().required()

/**
 * Counts of the cases of a desk. Each count is a link to the list of the desk. The link has `solapa: 'activos'`,
 * `historico: 'true'`, and `vence` with the name of the count, such as `vence: 'vencidos'`.
 */
const deMesa = object({
  vencidos: cantidad,
  proximos: cantidad,
  sinActuaciones: cantidad,
})

/**
 * Counts of the alarms of a desk. Each count is a link to the list of the desk. The link has `solapa: 'todos'`,
 * `historico: 'true'`, and `alarma` with the name of the count, such as `alarma: 'caducidad'` (ADR 0034).
 */
const deAlarma = object({
  caducidad: cantidad,
  medida: cantidad,
  /**
   * Number of cases with an agreement about to lapse. Null when only the municipality's own service knows which
   * payments were collected (D110).
   */
  convenio: number().integer().nullable().defined(),
})

/**
 * Counts of the paid cases of a desk. Each count is a link to the list of the desk. The link has `solapa: 'todos'`,
 * `historico: 'true'`, and `saldada` with the name of the count, such as `saldada: 'recientes'` (D169).
 */
const deSaldadas = object({
  paraArchivar: cantidad,
  /** Number of paid cases whose payment the product learned of in the last seven days. */
  recientes: cantidad,
})

const numeros = {
  judicial: deMesa.required(),
  extrajudicial: deMesa.required(),
  /**
   * Counts of cases with alarms, by desk. A case on the judicial and extrajudicial desks counts once, on the judicial
   * desk.
   */
  alarmas: object({
    judicial: deAlarma.required(),
    extrajudicial: deAlarma.required(),
  }).required(),
  /** Counts of paid cases, by desk. A case on the judicial and extrajudicial desks counts once. */
  saldadas: object({
    judicial: deSaldadas.required(),
    extrajudicial: deSaldadas.required(),
  }).required(),
  /**
   * Number of letters that wait for an acknowledgement. The count is a link to the list of letters with `acuse:
   * 'pendiente'`.
   */
  cartasSinAcuse: cantidad,
  /**
   * Number of agreements about to lapse. The count is a link to the list of agreements with `enRiesgo: '1'`. Null when
   * only the municipality's own service knows which payments were collected (D110).
   */
  conveniosEnRiesgo: number().integer().nullable().defined(),
}

/** Rows of each group in the answer. The rest of a group is on its desk, or in its list. */
export const FILAS_DE_MI_DIA = 20

const grupo = string().oneOf(GRUPOS_DE_MI_DIA)

const filaDeMiDia = casoDeMesa.shape({
  /** Day on which the work is due, or the day since which the work waits. */
  dia: fechaIso.required(),
  /** Next step of the case, such as 'radicar'. */
  paso: string().oneOf(PASOS_DE_MI_DIA).required(),
  frase: string().required(),
  /** Number of the letter that waits for its acknowledgement. Null when the next step is another one. */
  carta: number().integer().nullable().defined(),
  /** Id of the agreement at risk. Null when no agreement of the case is at risk. */
  convenio: number().integer().nullable().defined(),
  /** First phone of the main taxpayer, or '' when no phone is known. */
  telefono: string().defined(),
})

const cuentasDeMiDia = object(
  Object.fromEntries(GRUPOS_DE_MI_DIA.map((uno) => [uno, cantidad])) as Record<
    GrupoDeMiDia,
    NumberSchema<number>
  >,
)

export const hoy = {
  getHoy: entry({
    method: 'GET',
    path: '/hoy',
    capacidad: 'hoy.ver',
    limite: 'consulta',
    summary:
      'Vencidos, por vencer en diez días, sin actuaciones, alarmas y casos saldados de cada mesa, cartas sin acuse y convenios en riesgo: de quien pregunta; de todos y por abogado, para quien dirige',
    reply: object({
      hoy: fechaIso.required(),
      ...numeros,
      /**
       * The same counts for each lawyer, when an admin or the head lawyer (A00) asks. The code '' counts the cases
       * without lawyer.
       */
      abogados: array(
        object({
          abogado: string().defined(),
          nombre: string().defined(),
          ...numeros,
        }).required(),
      ).required(),
    }),
  }),
  getMiDia: entry({
    method: 'GET',
    path: '/hoy/mi-dia',
    capacidad: 'hoy.ver',
    limite: 'consulta',
    summary:
      'El trabajo del día en grupos, cada caso una sola vez con su próximo paso: el propio; de un abogado, o cuánto tiene cada uno, para quien dirige',
    query: object({ abogado: string().trim().max(20).default('') }),
    reply: object({
      hoy: fechaIso.required(),
      grupos: array(
        object({
          grupo: grupo.required(),
          /** Number of cases of the group. `filas` has the first ones, and none when the request names no lawyer. */
          total: cantidad,
          filas: array(filaDeMiDia.required()).required(),
        }).required(),
      ).required(),
      /** Counts by lawyer, for admin and A00. The code '' has the cases without lawyer. */
      abogados: array(
        object({
          abogado: string().defined(),
          nombre: string().defined(),
          cuentas: cuentasDeMiDia.required(),
        }).required(),
      ).required(),
    }),
  }),
}
