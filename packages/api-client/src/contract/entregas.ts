import { RECHAZABLES_DE_ENTREGA, textos } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { instante } from './common.ts'
import { nombreEscrito, textoEscrito } from './escrito.ts'

const t = textos.entregas

/** Position of a row in the audit history, used to mark where a delivery starts and ends. */
const marca = number().typeError(t.marcaEntera).integer(t.marcaEntera).min(0, t.marcaEntera)

const rechazo = object({
  archivo: string().oneOf(RECHAZABLES_DE_ENTREGA).required(),
  /**
   * Key of the refused row: the number of an agreement, executive title or demand letter, or the number of a row of the
   * audit history.
   */
  clave: nombreEscrito.trim().max(40).required(),
  motivo: textoEscrito.max(500).default(''),
})

const acuse = object({
  hasta: marca.required(),
  acusado: instante.required(),
  persona: object({ nombre: string().defined(), apellido: string().defined() }).required(),
  /** Rows that the municipality's system refused. The next delivery includes the refused rows again. */
  rechazos: array(rechazo.required()).required(),
})

const comun = { capacidad: 'municipio.entregas' } as const

/** Calls that deliver the work done in the product to the municipality's own system, as files (D194). */
export const entregas = {
  getEntregas: entry({
    ...comun,
    method: 'GET',
    path: '/entregas',
    limite: 'consulta',
    summary: 'Hasta dónde tomó el municipio lo que se hizo acá, y cuánto queda por tomar',
    query: object({ desde: marca }),
    reply: object({
      /**
       * Position in the audit history from which the delivery starts: the value of `desde` in the request or, without a
       * value, the last acknowledged position.
       */
      desde: marca.required(),
      /**
       * Position of the last row of the audit history. The municipality acknowledges this position once its own system
       * has every row of the delivery.
       */
      hasta: marca.required(),
      /** True when the audit history has rows to deliver between `desde` and `hasta`. */
      hay: boolean().required(),
      acuse: acuse.nullable().defined(),
    }),
  }),
  downloadEntrega: entry({
    ...comun,
    method: 'GET',
    path: '/entregas/archivos',
    limite: 'exportacion',
    enMasa: true,
    larga: true,
    summary:
      'Un zip con los convenios, planes, títulos, cartas y reasignaciones hechos entre dos marcas: novedades_{hasta}.zip',
    query: object({
      desde: marca.required(t.marcaRequerida),
      hasta: marca.required(t.marcaRequerida),
    }),
    reply: 'file',
  }),
  ackEntrega: entry({
    ...comun,
    method: 'POST',
    path: '/entregas/acuses',
    summary: 'El municipio dice hasta qué marca tomó lo que se hizo acá, y qué rechazó',
    body: object({
      hasta: marca.required(t.marcaRequerida),
      rechazos: array(rechazo.required()).max(10_000).default([]),
    }),
    reply: acuse,
  }),
}
