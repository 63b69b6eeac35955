import { array, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { fechaIso } from './common.ts'

const cantidad = number().integer().required()

/** Each opens the desk with `solapa: 'activos'`, `historico: 'true'` and its name as `vence`. */
const deMesa = object({
  vencidos: cantidad,
  proximos: cantidad,
  sinActuaciones: cantidad,
})

const numeros = {
  judicial: deMesa.required(),
  extrajudicial: deMesa.required(),
  /** Each opens the judicial desk with `solapa: 'todos'`, `historico: 'true'` and its name as `alarma` (ADR 0034). */
  alarmas: object({ caducidad: cantidad, medida: cantidad }).required(),
  /** Opens the letters with `acuse: 'pendiente'`. */
  cartasSinAcuse: cantidad,
  /** Opens the agreements with `enRiesgo: '1'`; null when the municipality keeps what was collected (D110). */
  conveniosEnRiesgo: number().integer().nullable().defined(),
}

/** What waits for the signed-in person. */
export const hoy = {
  getHoy: entry({
    method: 'GET',
    path: '/hoy',
    capacidad: 'hoy.ver',
    limite: 'consulta',
    summary:
      'Vencidos, por vencer en diez días, sin actuaciones, cartas sin acuse y convenios en riesgo: de quien pregunta; de todos y por abogado, para quien dirige',
    reply: object({
      hoy: fechaIso.required(),
      ...numeros,
      /** By lawyer, for admin and A00; '' are the cases of nobody. */
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
