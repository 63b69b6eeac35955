import { RECHAZABLES_DE_ENTREGA, textos } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { instante } from './common.ts'
import { nombreEscrito, textoEscrito } from './escrito.ts'

const t = textos.entregas

/**
 * Number of a row of the audit history. The files sent to the municipality's own system have the records that were made
 * between two of these rows.
 */
const marca = number().typeError(t.marcaEntera).integer(t.marcaEntera).min(0, t.marcaEntera)

const rechazo = object({
  archivo: string().oneOf(RECHAZABLES_DE_ENTREGA).required(),
  /**
   * Key of a record that the municipality's own system refused: the number of an agreement, executive title or demand
   * letter, or the number of a row of the audit history.
   */
  clave: nombreEscrito.trim().max(40).required(),
  motivo: textoEscrito.max(500).default(''),
})

const acuse = object({
  hasta: marca.required(),
  acusado: instante.required(),
  persona: object({ nombre: string().defined(), apellido: string().defined() }).required(),
  /**
   * Records that the municipality's own system did not accept. Apremia includes them again in the next files for that
   * system.
   */
  rechazos: array(rechazo.required()).required(),
})

const comun = { capacidad: 'municipio.entregas' } as const

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
       * Number of the last row of the audit history whose records were already sent: the `desde` of the request. By
       * default, the last row that the municipality reported as imported.
       */
      desde: marca.required(),
      /**
       * Position of the last row of the audit history that the files include. The municipality acknowledges this
       * position once its own system has imported the files.
       */
      hasta: marca.required(),
      /** True when the product has new records to send to the municipality's own system. */
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
