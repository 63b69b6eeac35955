import { ALCANCES_DE_LIQUIDACION, CONTEOS_DE_INTERES, MOTIVOS_SIN_ACTUALIZAR } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { claseDeImponible, mismaClase } from './clase-de-imponible.ts'
import { codigoAbogado, fechaIso, importe } from './common.ts'
import { codigoDeRecurso, numeroDeImponible } from './municipio/deuda.ts'

const pedido = object({
  imponible: numeroDeImponible.required('Indique el imponible.'),
  recurso: codigoDeRecurso.required('Indique el recurso.'),
  clase: claseDeImponible,
  /** Day up to which the interest of the debt is computed. Today by default. */
  al: fechaIso.trim().default(''),
  /**
   * Tax periods to include. 'juicio': the periods of the executive title in court. 'gestion': all the periods assigned
   * to lawyers. '': like 'juicio' when there is a lawsuit, and otherwise like 'gestion'.
   */
  alcance: string()
    .oneOf(['', ...ALCANCES_DE_LIQUIDACION] as const)
    .default(''),
  /** Code of the lawyer whose tax periods are computed. By default, the lawyer of the first period. */
  abogado: codigoAbogado,
}).test(mismaClase())

const periodo = object({
  anio: number().integer().required(),
  cuota: number().integer().required(),
})

export const liquidacionDeDeuda = {
  getLiquidacion: entry({
    method: 'GET',
    path: '/casos/liquidacion',
    capacidad: 'convenios.simular',
    limite: 'consulta',
    summary:
      'La deuda de un caso a un día: lo que informó el municipio más el interés desde entonces, con la tasa del recurso y la cuenta de cada período',
    query: pedido,
    reply: object({
      imponible: string().required(),
      recurso: string().required(),
      contribuyente: string().defined(),
      abogado: string().required(),
      al: fechaIso.required(),
      alcance: string().oneOf(ALCANCES_DE_LIQUIDACION).required(),
      /**
       * True when `alcance` 'juicio' and `alcance` 'gestion' give different tax periods, so that the person may choose
       * between them. 'juicio' has the periods that the lawsuit claims, and 'gestion' all the periods that lawyers
       * collect.
       */
      hay_otro_alcance: boolean().required(),
      /** First day up to which a person may ask for the interest of this debt. `hasta` is the last day. */
      desde: fechaIso.required(),
      hasta: fechaIso.required(),
      /**
       * Warning that the amounts of the debt are too old, so that no PDF can show them. '' while the amounts are valid.
       */
      importes_viejos: string().defined(),
      /**
       * Notice that the legal basis of the interest states a rate different from the rate used. '' when there is no
       * difference.
       */
      tasa_distinta: string().defined(),
      periodos: array(
        periodo
          .shape({
            vencimiento: fechaIso.required(),
            /** Day for which the municipality calculated the capital and the interest. */
            liquidado_al: fechaIso.required(),
            capital: importe.required(),
            interes: importe.required(),
            /** Interest from the day `liquidado_al` up to the day that the request asked for. */
            agregado: importe.required(),
            total: importe.required(),
            tramos: array(
              object({
                desde: fechaIso.required(),
                hasta: fechaIso.required(),
                mensual: string().required(),
                conteo: string().oneOf(CONTEOS_DE_INTERES).required(),
                /**
                 * Number of days or months for which interest is computed. `conteo` says whether they are days or
                 * months.
                 */
                cantidad: number().integer().required(),
              }).required(),
            ).required(),
          })
          .required(),
      ).required(),
      /**
       * Tax periods whose interest cannot be computed up to the requested day. Their total is the one that the
       * municipality gave.
       */
      sin_actualizar: array(
        periodo
          .shape({
            total: importe.required(),
            motivo: string().oneOf(MOTIVOS_SIN_ACTUALIZAR).required(),
          })
          .required(),
      ).required(),
      /**
       * Tax periods with a credit in favour of the taxpayer. They are not in the table of periods, and their amounts
       * are subtracted from the total.
       */
      saldos: array(periodo.required()).required(),
      capital: importe.required(),
      interes: importe.required(),
      agregado: importe.required(),
      subtotal: importe.required(),
      aparte: importe.required(),
      a_favor: importe.required(),
      total: importe.required(),
      /** Sentences that explain how each amount is computed, and which debt is left out. */
      notas: array(string().required()).required(),
    }),
  }),
  downloadLiquidacion: entry({
    method: 'GET',
    path: '/casos/liquidacion/pdf',
    capacidad: 'convenios.simular',
    limite: 'exportacion',
    summary: 'La liquidación de un caso a un día, en PDF, con la regla de cada cifra',
    query: pedido,
    reply: 'file',
  }),
}
