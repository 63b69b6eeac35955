import { array, boolean, number, object, string } from 'yup'
import { conClaves } from '../../claves.ts'
import { entry } from '../../entry.ts'
import { claseDeImponible, mismaClase } from '../clase-de-imponible.ts'
import { fechaIso, idNumerico, importe } from '../common.ts'
import { codigoDeRecurso, numeroDeImponible } from '../municipio/deuda.ts'
import { diaDeFirma, planSimulado, porqueAfuera } from '../plan-simulado.ts'
import { liquidacion, reparto } from './detalle.ts'
import {
  convenioNuevo,
  enEdicion,
  SIN_LEER_DE_CONVENIO,
  seleccionDePeriodos,
  textoComprimido,
} from './formulario.ts'
import { estadoDeConvenio } from './listas.ts'

const motivo = object({
  codigo: string().required(),
  campo: string().defined(),
  mensaje: string().required(),
})

const planDeImponible = planSimulado.shape({
  r: string().required(),
  i: number().integer().required(),
})

const titulos = array(number().integer().required()).required()

const resumen = object({
  abogado: string().required(),
  titulos,
  capital: importe.required(),
  interes: importe.required(),
  total: importe.required(),
  a_pagar: importe.required(),
  planes: array(planDeImponible.required()).required(),
  /**
   * Percentages with which the fees are computed, from the row of the fee table that the person chose. An existing
   * agreement keeps its old percentages. Null until the person chooses a row.
   */
  arancel: estadoDeConvenio
    .pick(['porcentual', 'gastofijo', 'jus'])
    .nullable()
    .defined()
    .default(null),
  /** Settlement of the fees. Null until the person chooses a row of the fee table. */
  liquidacion: liquidacion.nullable().defined().default(null),
  pago: reparto.nullable().defined().default(null),
})

const imponibleOfrecido = object({
  r: string().required(),
  i: number().integer().required(),
  planes: array(planSimulado.required()).required(),
  /**
   * Reasons why the property or business has no possible payment plan. For example, the municipality did not give its
   * debt.
   */
  motivos: array(motivo.required()).required(),
})

export const simulacionDeConvenios = {
  getPeriodosDeConvenio: entry({
    method: 'GET',
    path: '/convenios/periodos',
    capacidad: 'convenios.crear',
    limite: 'consulta',
    summary: 'Períodos de un imponible y recurso, y cuáles pueden entrar en un convenio (D122)',
    query: object({
      imponible: numeroDeImponible.required('Debe ingresar un número de imponible'),
      recurso: codigoDeRecurso.required('Debe ingresar un recurso'),
      clase: claseDeImponible,
      abogado: string().trim().max(10).default(''),
      ...enEdicion,
    }).test(mismaClase()),
    reply: object({
      contribuyente: string().defined(),
      liquidado_al: fechaIso.required(),
      /** Message that the amounts are out of date (D171). '' while the amounts are valid. */
      importes_viejos: string().defined().default(''),
      /**
       * True when another lawyer collects part of the debt of the property or business. The response leaves out those
       * tax periods (D21).
       */
      otros: boolean().required(),
      periodos: array(
        object({
          a: number().integer().required(),
          c: number().integer().required(),
          /** Due date of the tax period. Null when the municipality gives no due date. */
          vencimiento: fechaIso.nullable().defined(),
          capital: importe.nullable().defined(),
          interes: importe.nullable().defined(),
          total: importe.nullable().defined(),
          legal: string().defined(),
          titulos,
          /** Reason why no agreement may include the tax period. '' when an agreement may include the period. */
          impedimento: string().defined(),
          /** Reason why the tax period is not selected by default. Null when it is selected by default (D183). */
          afuera: porqueAfuera.nullable().defined().default(null),
        }).required(),
      ).required(),
    }),
  }),
  simPlanPago: entry({
    method: 'POST',
    soloLee: true,
    path: '/convenios/simPlanPago',
    capacidad: 'convenios.crear',
    limite: 'consulta',
    summary: 'Todos los planes que puede tener cada imponible elegido, uno al lado del otro',
    body: object({
      clase: seleccionDePeriodos.clase.default('inmueble'),
      cuotas_plan: seleccionDePeriodos.cuotas_plan.default('[]'),
      /** Number of instalments, for a plan that lets the person choose this number. The maximum is 15 (D36). */
      cuotas: number().integer().nullable().default(null),
      fechaconf: diaDeFirma.nullable().default(null),
      abogado: string().trim().max(10).default(''),
      ...enEdicion,
    }),
    reply: array(
      object({
        r: string().required(),
        i: number().integer().required(),
        capital: importe.required(),
        interes: importe.required(),
        total: importe.required(),
        planes: array(planSimulado.required()).required(),
      }).required(),
    ).required(),
  }),
  checkConvenio: entry({
    method: 'POST',
    soloLee: true,
    path: '/convenios/comprobar',
    capacidad: 'convenios.crear',
    limite: 'consulta',
    summary:
      'Valida un convenio y lo liquida sin guardar nada, con los planes de cada imponible (D47)',
    /**
     * A request that names an existing agreement may leave out the tax periods. The server then uses the tax periods
     * that the agreement already includes.
     */
    body: conClaves(
      convenioNuevo.shape({
        ...enEdicion,
        /**
         * Properties and businesses whose possible plans are requested: [{"r":"SS","i":58,"c":12}]. `c` is the number
         * of instalments, for a plan that allows a choice. An edit without chosen periods uses the periods of the
         * agreement.
         */
        ofrecer: textoComprimido.default('[]'),
      }),
      SIN_LEER_DE_CONVENIO,
    ),
    reply: object({
      ok: boolean().required(),
      motivos: array(motivo.required()).required(),
      avisos: array(motivo.required()).required(),
      /** Preview of the agreement. Null when the selected tax periods or their plans have errors. */
      resumen: resumen.nullable().defined().default(null),
      /**
       * Possible payment plans of each property or business in the list `ofrecer` of the request, in the same order.
       */
      imponibles: array(imponibleOfrecido.required()).required(),
      /** Maximum number of instalments that a person may choose for a payment plan, on the day of signing (D36). */
      tope_de_cuotas: number().integer().required(),
      /**
       * Data that are still missing to confirm the agreement with version 2 of its document, each as a sentence. Empty
       * with version 1.
       */
      faltan_del_papel: array(string().required()).required(),
      /**
       * Id of the row of the fee table that the form proposes. The row is judicial when the chosen debt has an
       * executive title in force or a court filing. Null while no debt is chosen.
       */
      estado_propuesto: number().integer().nullable().defined(),
    }),
  }),
  createPlanilla: entry({
    method: 'POST',
    soloLee: true,
    path: '/convenios/planilla',
    capacidad: 'convenios.crear',
    limite: 'exportacion',
    summary: 'Planilla comparativa para el deudor, en PDF: pagar hoy, cada plan, esperar el juicio',
    body: object({
      clase: seleccionDePeriodos.clase.default('inmueble'),
      cuotas_plan: seleccionDePeriodos.cuotas_plan.default('[]'),
      cuotas: number().integer().nullable().default(null),
      fechaconf: diaDeFirma.nullable().default(null),
      /**
       * Id of the row of the fee table whose percentages apply. By default, an edited agreement keeps its own row. A
       * new agreement gets the row that the form proposes.
       */
      estado_id: idNumerico.nullable().default(null),
      abogado: string().trim().max(10).default(''),
      ...enEdicion,
    }),
    reply: 'file',
  }),
}
