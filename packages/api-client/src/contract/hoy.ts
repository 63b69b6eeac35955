import { array, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { fechaIso } from './common.ts'

const cantidad = number().integer().required()

/**
 * Counts of a desk. Each number opens the desk with `solapa: 'activos'`, `historico: 'true'` and its name as `vence`.
 */
const deMesa = object({
  vencidos: cantidad,
  proximos: cantidad,
  sinActuaciones: cantidad,
})

/**
 * Counts of alarms. Each number opens its desk with `solapa: 'todos'`, `historico: 'true'` and its name as `alarma`
 * (ADR 0034).
 */
const deAlarma = object({
  caducidad: cantidad,
  medida: cantidad,
  /** Cases with an agreement about to lapse. Null when only the municipality knows the collections (D110). */
  convenio: number().integer().nullable().defined(),
})

/**
 * Counts of paid cases. Each number opens its desk with `solapa: 'todos'`, `historico: 'true'` and its name as
 * `saldada` (D169).
 */
const deSaldadas = object({
  paraArchivar: cantidad,
  /** Paid cases that became known in the last days. */
  recientes: cantidad,
})

const numeros = {
  judicial: deMesa.required(),
  extrajudicial: deMesa.required(),
  /** A case that is on both desks is counted once, on the judicial one. */
  alarmas: object({
    judicial: deAlarma.required(),
    extrajudicial: deAlarma.required(),
  }).required(),
  /** A paid case that is on both desks is counted once. */
  saldadas: object({
    judicial: deSaldadas.required(),
    extrajudicial: deSaldadas.required(),
  }).required(),
  /** Opens the letters with `acuse: 'pendiente'`. */
  cartasSinAcuse: cantidad,
  /** Agreements at risk, listed with `enRiesgo: '1'`. Null when only the municipality knows the collections (D110). */
  conveniosEnRiesgo: number().integer().nullable().defined(),
}

/** Pending work of the signed-in person. */
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
      /** Counts by lawyer, for admin and A00. '' has the cases of nobody. */
      abogados: array(
        object({
          abogado: string().defined(),
          nombre: string().defined(),
          ...numeros,
        }).required(),
      ).required(),
    }),
  }),
}
