import { array, number, object, string } from 'yup'
import { conClaves } from '../claves.ts'
import { entry } from '../entry.ts'
import { claseDeImponible, mismaClase } from './clase-de-imponible.ts'
import { idNumerico, importe } from './common.ts'
import { liquidacion } from './convenios/detalle.ts'
import { codigoDeRecurso, numeroDeImponible } from './municipio/deuda.ts'
import { estadoDePlan } from './municipio/planes.ts'
import { codigoDePlan, diaDeFirma, planSimulado, porqueAfuera } from './plan-simulado.ts'

const periodo = {
  a: number().integer().required(),
  c: number().integer().required(),
}

const simulacion = {
  rec: codigoDeRecurso.required('Debe ingresar un recurso'),
  imp: numeroDeImponible.required('Debe ingresar un número de imponible'),
  clase: claseDeImponible,
  /** Number of instalments of the payment plan, when the person may choose it. The maximum is 15 (D36). */
  cuotas: number().integer().nullable().default(null),
  /** Advance payment that the person requests, such as '1234.50'. Null requests the minimum advance (D32). */
  anticipo: string()
    .matches(/^\d{1,13}(\.\d{1,2})?$/, 'El anticipo debe ser un importe como 1234.50.')
    .nullable()
    .default(null),
  /**
   * Chosen tax periods, as JSON text: [{"a":2024,"c":1}] or with the keys `anio` and `cuota`. The client may compress
   * the text with gzip and send it in base64. Null means every period that an agreement could include (D183).
   */
  jsdeuda: string().max(400_000).nullable().default(null),
}

const plan = codigoDePlan.required('Elija un plan.')

const deConvenio = {
  /**
   * Tax periods that an agreement could include (D183). The request may choose periods in its field `jsdeuda`. Without
   * a choice, this list comes from all the owed periods.
   */
  periodos: array(object({ ...periodo, total: importe.required() }).required()).required(),
  /** Tax periods that an agreement could not include, each with the reason. */
  afuera: array(
    object({
      ...periodo,
      total: importe.nullable().defined(),
      porque: porqueAfuera,
    }).required(),
  ).required(),
}

export const planes = {
  getPlandepago: entry({
    method: 'POST',
    soloLee: true,
    path: '/plandepago',
    capacidad: 'deuda.consultar',
    limite: 'consulta',
    summary: 'Estado de un plan de pago y de sus cuotas',
    body: conClaves(object({ plan: idNumerico.required('Debe ingresar un número de plan') }), {
      sinonimos: { NRO_PLAN: 'plan' },
      sinLeer: ['tipo'],
    }),
    reply: estadoDePlan,
  }),
  simDataPlanPago: entry({
    method: 'POST',
    soloLee: true,
    path: '/plandepago/simDataPlanPago',
    capacidad: 'convenios.simular',
    limite: 'consulta',
    summary: 'Simula un plan de pago sobre períodos elegidos de un imponible y recurso',
    body: object({
      ...simulacion,
      plan,
      /** Day of signing of the agreement. Today when the request gives no day. */
      fecha: diaDeFirma.nullable().default(null),
    }).test(mismaClase({ imponible: 'imp', recurso: 'rec' })),
    reply: planSimulado.shape(deConvenio),
  }),
  computePresupuestos: entry({
    method: 'POST',
    soloLee: true,
    path: '/plandepago/presupuestos',
    capacidad: 'convenios.simular',
    limite: 'consulta',
    summary: 'Lo que cuesta hoy cada plan de pago sobre períodos elegidos, con los honorarios',
    body: object(simulacion).test(mismaClase({ imponible: 'imp', recurso: 'rec' })),
    reply: object({
      capital: importe.required(),
      interes: importe.required(),
      total: importe.required(),
      /** The eight kinds of payment plan, in the order of the catalogue. */
      planes: array(
        object({
          plan: codigoDePlan.required(),
          nombre: string().required(),
          /** Amounts of the payment plan. Null when the chosen tax periods may not be paid with this plan. */
          simulado: planSimulado.nullable().defined().default(null),
          /**
           * Total that the debtor pays: the instalments of the plan plus the lawyer's fees with their taxes and
           * contributions. Null when `simulado` is null.
           */
          total: importe.nullable().defined(),
          motivos: array(
            object({
              codigo: string().required(),
              campo: string().defined(),
              mensaje: string().required(),
            }).required(),
          ).required(),
        }).required(),
      ).required(),
      /**
       * Fees, taxes and contributions of an agreement over `periodos`. A new agreement has a default row of the fee
       * table, which is used here. Every plan has the same amounts. Null when no fees are due on these periods.
       */
      liquidacion: liquidacion.nullable().defined().default(null),
      /** Maximum number of instalments of a plan in which the person chooses the number of instalments (D36). */
      tope_de_cuotas: number().integer().required(),
      ...deConvenio,
    }),
  }),
  createPresupuesto: entry({
    method: 'POST',
    soloLee: true,
    path: '/plandepago/presupuesto',
    capacidad: 'convenios.simular',
    limite: 'exportacion',
    summary: 'Presupuesto de un plan de pago para el deudor, en PDF, sin valor legal',
    body: object({ ...simulacion, plan }).test(mismaClase({ imponible: 'imp', recurso: 'rec' })),
    reply: 'file',
  }),
}
