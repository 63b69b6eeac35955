import { array, number, object, string } from 'yup'
import { conClaves } from '../claves.ts'
import { entry } from '../entry.ts'
import { claseDeImponible, mismaClase } from './clase-de-imponible.ts'
import { idNumerico, importe } from './common.ts'
import { codigoDeRecurso, numeroDeImponible } from './municipio/deuda.ts'
import { estadoDePlan } from './municipio/planes.ts'
import { codigoDePlan, diaDeFirma, planSimulado, porqueAfuera } from './plan-simulado.ts'

const periodo = {
  a: number().integer().required(),
  c: number().integer().required(),
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
      rec: codigoDeRecurso.required('Debe ingresar un recurso'),
      imp: numeroDeImponible.required('Debe ingresar un número de imponible'),
      clase: claseDeImponible,
      plan: codigoDePlan.required('Elija un plan.'),
      /** Number of instalments, for the plan in which the person chooses this number. The maximum is 15 (D36). */
      cuotas: number().integer().nullable().default(null),
      /** Advance payment that the person requests, such as '1234.50'. Null requests the minimum advance (D32). */
      anticipo: string()
        .matches(/^\d{1,13}(\.\d{1,2})?$/, 'El anticipo debe ser un importe como 1234.50.')
        .nullable()
        .default(null),
      /** Day of signing of the agreement. Today when the request gives no day. */
      fecha: diaDeFirma.nullable().default(null),
      /**
       * Chosen periods as JSON text: [{"a":2024,"c":1}], or with the keys `anio` and `cuota`. The client may compress
       * the text with gzip and send it in base64. Null simulates every period that an agreement could include (D183).
       */
      jsdeuda: string().max(400_000).nullable().default(null),
    }).test(mismaClase({ imponible: 'imp', recurso: 'rec' })),
    reply: planSimulado.shape({
      /**
       * Periods of `jsdeuda` that an agreement could include (D183). Without `jsdeuda`, periods of the whole debt of
       * the item that an agreement could include.
       */
      periodos: array(object({ ...periodo, total: importe.required() }).required()).required(),
      /** Periods that an agreement could not include, each with the reason. */
      afuera: array(
        object({
          ...periodo,
          total: importe.nullable().defined(),
          porque: porqueAfuera,
        }).required(),
      ).required(),
    }),
  }),
}
