import { CLASES_DE_PAGO } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { conClaves } from '../../claves.ts'
import { entry } from '../../entry.ts'
import { fechaIso, idNumerico, importe } from '../common.ts'
import { motivo, valorVisto } from '../escrito.ts'

const deLista = { id: number().integer().required(), nombre: string().required() }

/**
 * `activo` is true when new agreements may use this row of a list, such as a form of payment. An agreement that already
 * uses the row keeps it.
 */
const ofrecida = { activo: boolean().required() }

const porcentaje = string().matches(
  /^\d{1,3}(\.\d{1,2})?$/,
  'El porcentaje va de 0 a 100, con hasta dos decimales.',
)

/** Row of the fee table in force (S1 §3; S2 §2.8). An agreement keeps the rates of its day of signing (D28). */
export const estadoDeConvenio = object({
  ...deLista,
  /** Lawyer's fees as a percentage of the debt (Hon.s/Deuda %), like '10.00'. */
  porcentual: porcentaje.required(),
  /** Fixed expense as a percentage of the lawyer's fees (Gasto fijo %). */
  gastofijo: porcentaje.required(),
  /** Maximum amount of the fixed expense (Bono ley $). Null means no maximum (D27). */
  jus: importe.nullable().defined(),
  judicial: boolean().required(),
  vigente_desde: fechaIso.required(),
})

export const conveniosListas = {
  getConvCaracter: entry({
    method: 'GET',
    path: '/conv-caracter',
    capacidad: 'convenios.ver',
    limite: 'consulta',
    summary: 'Carácter en que se firma un convenio',
    reply: array(
      /**
       * Capacity in which a person signs an agreement. `otros` is true when the person must type the capacity (D129).
       * `representa` is true when the person signs for the taxpayer.
       */
      object({
        ...deLista,
        otros: boolean().required(),
        representa: boolean().required(),
        ...ofrecida,
      }).required(),
    ).required(),
  }),
  getConvFormapago: entry({
    method: 'GET',
    path: '/conv-formapago',
    capacidad: 'convenios.ver',
    limite: 'consulta',
    summary: 'Formas de pago de los honorarios',
    reply: array(
      object({
        ...deLista,
        clase: string().oneOf(CLASES_DE_PAGO).required(),
        ...ofrecida,
      }).required(),
    ).required(),
  }),
  getTipoRetiro: entry({
    method: 'GET',
    path: '/tipo-retiro',
    capacidad: 'convenios.ver',
    limite: 'consulta',
    summary: 'Estados de retiro de un plan',
    reply: array(object(deLista).required()).required(),
  }),
  getConveniosEstado: entry({
    method: 'GET',
    path: '/convenios-estado',
    capacidad: 'convenios.ver',
    limite: 'consulta',
    summary: 'Estados de convenio con los porcentajes vigentes hoy',
    reply: array(estadoDeConvenio.required()).required(),
  }),
  saveConveniosEstado: entry({
    method: 'POST',
    path: '/convenios-estado',
    capacidad: 'convenios.aranceles',
    summary:
      'Nuevos porcentajes de un estado desde un día; los convenios hechos no cambian (D28, D134)',
    body: conClaves(
      object({
        id: idNumerico.required('Indique el estado.'),
        porcentual: porcentaje.required('El porcentaje de honorarios es requerido.'),
        gastofijo: porcentaje.required('El gasto fijo es requerido.'),
        /** Maximum amount of the fixed expense. '' or null means no maximum. */
        jus: string()
          .matches(/^\d{1,13}(\.\d{1,2})?$/, {
            message: 'El bono ley debe ser un importe como 45000.00.',
            excludeEmptyString: true,
          })
          .nullable()
          .default(null),
        /** First day on which the new fees of the table apply. Today when the request gives no day. */
        vigente_desde: fechaIso.nullable().default(null),
        /**
         * Row of the fee table as the person saw it before the change, as one text: percentage of fees, percentage of
         * fixed expense, and maximum of the fixed expense ('10.00 20.00 45000.00').
         */
        visto: valorVisto,
        motivo,
      }),
      { sinLeer: ['nombre', 'judicial'] },
    ),
    reply: estadoDeConvenio,
  }),
}
