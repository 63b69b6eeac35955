import { GRUPOS_DE_MI_DIA, type GrupoDeMiDia, PASOS_DE_MI_DIA } from '@apremia/core'
import { array, boolean, type NumberSchema, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { fechaIso, instante } from './common.ts'
import { casoDeMesa } from './mesas.ts'

const cantidad = number().integer().required()

/**
 * Counts of the cases of a work list (desk), by state of the deadline. To list the cases of one count, the client opens
 * the work list with `solapa: 'activos'`, `historico: 'true'` and, for example, `vence: 'vencidos'` (expired).
 */
const deMesa = object({
  vencidos: cantidad,
  proximos: cantidad,
  sinActuaciones: cantidad,
})

/**
 * Counts of the cases of a work list that show an alarm, by kind of alarm (ADR 0034). To list the cases of one count,
 * the client opens the work list with `solapa: 'todos'`, `historico: 'true'` and, for example, `alarma: 'caducidad'`
 * (lapse).
 */
const deAlarma = object({
  caducidad: cantidad,
  medida: cantidad,
  /** Number of cases with a requested court measure on which no judge ruled in time. */
  resolucion: cantidad,
  /** Number of cases with a bank that did not answer in time. */
  banco: cantidad,
  /**
   * Number of cases with an agreement about to lapse. Null when only the municipality's own service knows which
   * payments were collected (D110).
   */
  convenio: number().integer().nullable().defined(),
})

/**
 * Counts of the paid cases of a work list (D169). To list the cases of one count, the client opens the work list with
 * `solapa: 'todos'`, `historico: 'true'` and, for example, `saldada: 'recientes'` (recent).
 */
const deSaldadas = object({
  paraArchivar: cantidad,
  /** Number of cases whose full payment the product learned about in the last seven days. */
  recientes: cantidad,
})

const numeros = {
  judicial: deMesa.required(),
  extrajudicial: deMesa.required(),
  /**
   * Counts of the cases that show an alarm: a warning that the last day to act is near. A case on both work lists,
   * judicial and extrajudicial, is counted only on the judicial work list.
   */
  alarmas: object({
    judicial: deAlarma.required(),
    extrajudicial: deAlarma.required(),
  }).required(),
  /**
   * Counts of the paid cases, by work list. A case on both work lists, judicial and extrajudicial, is counted only on
   * the judicial work list.
   */
  saldadas: object({
    judicial: deSaldadas.required(),
    extrajudicial: deSaldadas.required(),
  }).required(),
  /**
   * Number of demand letters that wait for an acknowledgement of receipt. To list these letters, the client opens the
   * list of letters with `acuse: 'pendiente'`.
   */
  cartasSinAcuse: cantidad,
  /**
   * Number of agreements about to lapse. To list these agreements, the client opens the list of agreements with
   * `enRiesgo: '1'`. Null when only the municipality's own service knows which payments were collected (D110).
   */
  conveniosEnRiesgo: number().integer().nullable().defined(),
}

/** Maximum number of cases that the response includes for each group of the work of the day (`GRUPOS_DE_MI_DIA`). */
export const FILAS_DE_MI_DIA = 20

const grupo = string().oneOf(GRUPOS_DE_MI_DIA)

const filaDeMiDia = casoDeMesa.shape({
  dia: fechaIso.required(),
  /** Next step that the lawyer must take in the case, such as 'radicar' (to file the claim). */
  paso: string().oneOf(PASOS_DE_MI_DIA).required(),
  frase: string().required(),
  /**
   * Number of the demand letter that waits for its acknowledgement of receipt. Null unless the next step of the case is
   * to record this acknowledgement.
   */
  carta: number().integer().nullable().defined(),
  /** Id of the agreement of the case that is about to lapse. Null when no agreement of the case is about to lapse. */
  convenio: number().integer().nullable().defined(),
  /** First phone of the main taxpayer of the case. '' when no phone is known. */
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
       * Counts by lawyer: each row counts the cases of one lawyer. The code '' stands for the cases without a lawyer.
       * The list is empty unless the admin or the head lawyer (A00) asks.
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
          /**
           * Number of cases of the group. `filas` has only the first `FILAS_DE_MI_DIA` cases. When an admin or the head
           * lawyer (A00) asks without naming a lawyer, `filas` is empty.
           */
          total: cantidad,
          filas: array(filaDeMiDia.required()).required(),
        }).required(),
      ).required(),
      /**
       * Number of cases in each group, for each lawyer. The list is empty unless the admin or the head lawyer (A00)
       * asks. The code '' stands for the cases without a lawyer.
       */
      abogados: array(
        object({
          abogado: string().defined(),
          nombre: string().defined(),
          cuentas: cuentasDeMiDia.required(),
        }).required(),
      ).required(),
      /** Last complete backup. Null in the demo, and for a person who does not administer the installation. */
      respaldo: object({
        /** Moment of the last complete backup. Null when no backup was ever made. */
        ultimo: instante.nullable().defined(),
        /** True when the health check warns that the last backup is old. */
        viejo: boolean().required(),
      })
        .nullable()
        .defined()
        .default(null),
    }),
  }),
}
