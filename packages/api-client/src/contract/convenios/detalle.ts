import { array, boolean, number, object, string } from 'yup'
import { fechaIso, importe } from '../common.ts'
import { convenioCompleto, planDeConvenio } from '../municipio/convenios.ts'
import { cuotaSimulada, planSimulado } from '../plan-simulado.ts'

/**
 * Fee, tax or contribution in the settlement of the lawyer's fees: the base amount, the percentage as saved ('2.2'),
 * and the resulting amount.
 */
const cargo = object({
  base: importe.required(),
  porcentaje: string().required(),
  monto: importe.required(),
})

/** Settlement of an agreement: the lawyer's fees, and the taxes and contributions on them (S1 §9; D25, D29). */
export const liquidacion = object({
  estado: string().required(),
  /** True when the total includes the court fee and the surcharge on that fee, which only judicial agreements pay. */
  judicial: boolean().required(),
  sobre_deuda: cargo.required(),
  gasto_fijo: importe.required(),
  otros_gastos: importe.required(),
  /**
   * Legal maximum, as a percentage of the debt, of the sum of the fees and the fixed expense. `recorte` is the amount
   * above the maximum, which nobody pays. Null when the sum does not exceed the maximum.
   */
  tope: object({ porcentaje: string().required(), recorte: importe.required() })
    .nullable()
    .defined()
    .default(null),
  honorarios: importe.required(),
  iva: cargo.required(),
  aportes: cargo.required(),
  /** Name of the social security contributions. The name depends on the version of the text of the agreement (D190). */
  nombre_de_aportes: string().required(),
  tasa_de_justicia: cargo.required(),
  sobretasa: cargo.required(),
  /**
   * Fixed costs of a lawsuit: the stamp of law 8480 (`bono`) and the advance of social security contributions
   * (`anticipo`). Null when the municipality set no amount, and in an extrajudicial agreement.
   */
  bono: importe.nullable().defined().default(null),
  anticipo: importe.nullable().defined().default(null),
  total: importe.required(),
})

/**
 * How the settlement of the lawyer's fees is paid: an amount at once (`al_contado`) and instalments. Together they are
 * the total of the settlement.
 */
export const reparto = object({
  forma: string().required(),
  al_contado: importe.required(),
  cuotas: array(
    object({ cuota: number().integer().required(), monto: importe.required() }).required(),
  ).required(),
})

/** Warning that the agreement could be declared lapsed. The product itself does not change the agreement (D45). */
export const avisoDeCaducidad = object({
  causa: string().oneOf(['cuotas-impagas', 'plazo-final']).required(),
  /** Reason of the warning, like 'cuotas 2 y 3 impagas desde el 13/01/2027'. */
  texto: string().required(),
  desde: fechaIso.required(),
})

const periodo = object({
  r: string().required(),
  i: number().integer().required(),
  a: number().integer().required(),
  c: number().integer().required(),
  capital: importe.required(),
  interes: importe.required(),
  total: importe.required(),
})

const plan = planDeConvenio.concat(
  planSimulado.omit(['plan', 'cambiado_de', 'cuotas']).shape({
    estado_retiro_nombre: string().required(),
    /**
     * Minimum advance payment of the plan, for the debt on the day of signing. 0 when the plan has no advance (D32).
     */
    anticipo_minimo: importe.required(),
    cuotas: array(cuotaSimulada.required()).required(),
  }),
)

export const convenioDetalle = convenioCompleto
  .omit(['convenio_convpp', 'convenio_convppcuotas'])
  .shape({
    version: number().integer().required(),
    clase: string().oneOf(['inmueble', 'comercio']).required(),
    firma_caracter_nombre: string().defined(),
    estado_nombre: string().required(),
    frmpg_nombre: string().required(),
    titulo: string().defined(),
    /** Numbers of the executive titles in force that claim the debt of the agreement, in order (D165). */
    titulos: array(number().integer().required()).required(),
    /** Payment plans of the agreement and their instalments, as JSON text in the format of S1 §3. */
    planes: string().required(),
    cuotas_plan: string().required(),
    convenio_convpp: array(plan.required()).required(),
    convenio_convppcuotas: array(periodo.required()).required(),
    capital: importe.required(),
    interes: importe.required(),
    total: importe.required(),
    /** Sum of the amounts to pay of all the payment plans. */
    a_pagar: importe.required(),
    liquidacion: liquidacion.required(),
    pago: reparto.required(),
    /**
     * 'informada' when the product knows which instalments the municipality collected, and can therefore warn that the
     * agreement may lapse. 'no-corresponde' when there is nothing to warn about, for example because the agreement is
     * not confirmed.
     */
    cobranza: string()
      .oneOf(['informada', 'no-disponible', 'sin-datos', 'no-corresponde'])
      .required(),
    aviso_caducidad: avisoDeCaducidad.nullable().defined().default(null),
    /**
     * Warnings for the person who confirms the agreement. A debtor died or is insolvent, or some tax periods were too
     * old to sue for on the day of signing. Empty once the agreement is confirmed.
     */
    avisos: array(string().required()).required(),
    /** SHA-256 of the stored PDF. '' when there is no PDF. */
    documento: string().defined(),
  })
