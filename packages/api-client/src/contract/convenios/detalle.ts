import { array, boolean, number, object, string } from 'yup'
import { fechaIso, importe } from '../common.ts'
import { convenioCompleto, planDeConvenio } from '../municipio/convenios.ts'
import { cuotaSimulada, planSimulado } from '../plan-simulado.ts'

/** Line of the settlement: the base amount, the percentage as saved ('2.2'), and the resulting amount. */
const cargo = object({
  base: importe.required(),
  porcentaje: string().required(),
  monto: importe.required(),
})

/** Settlement of an agreement: its fees, taxes and contributions (S1 §9; D25, D29). */
export const liquidacion = object({
  estado: string().required(),
  /** True when the total includes the court fee and the surcharge. */
  judicial: boolean().required(),
  sobre_deuda: cargo.required(),
  gasto_fijo: importe.required(),
  otros_gastos: importe.required(),
  /**
   * Maximum of the fees plus the fixed expense, as a percentage of the debt. `recorte` is the amount above the maximum,
   * which the total leaves out. Null when nothing exceeds the maximum.
   */
  tope: object({ porcentaje: string().required(), recorte: importe.required() })
    .nullable()
    .defined()
    .default(null),
  honorarios: importe.required(),
  iva: cargo.required(),
  aportes: cargo.required(),
  /** Name of the contributions, as the document of the agreement prints it in its version in force (D190). */
  nombre_de_aportes: string().required(),
  tasa_de_justicia: cargo.required(),
  sobretasa: cargo.required(),
  /** Fixed amounts of a lawsuit. Null when the municipality set none, and in an extrajudicial agreement. */
  bono: importe.nullable().defined().default(null),
  anticipo: importe.nullable().defined().default(null),
  total: importe.required(),
})

/**
 * Payment of the settlement: the amount paid in cash (`al_contado`) and the instalments. The sum of all these amounts
 * is the total of the settlement.
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
    /** Minimum advance for the debt on the day of signing. 0 when the plan has no advance (D32). */
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
    /** Plans and instalments as JSON text, the format of S1 §3. */
    planes: string().required(),
    cuotas_plan: string().required(),
    convenio_convpp: array(plan.required()).required(),
    convenio_convppcuotas: array(periodo.required()).required(),
    capital: importe.required(),
    interes: importe.required(),
    total: importe.required(),
    /** Sum of the amounts of the plans. */
    a_pagar: importe.required(),
    liquidacion: liquidacion.required(),
    pago: reparto.required(),
    /**
     * State of the payments that the municipality collected for the agreement. From these payments the product warns
     * that the agreement may lapse. An agreement without confirmation always has 'no-corresponde'.
     */
    cobranza: string()
      .oneOf(['informada', 'no-disponible', 'sin-datos', 'no-corresponde'])
      .required(),
    aviso_caducidad: avisoDeCaducidad.nullable().defined().default(null),
    /**
     * Notices for the person who confirms the agreement: about debtors who died or are in insolvency proceedings, and
     * about tax periods that had prescribed on the day of signing. Empty when the agreement is confirmed.
     */
    avisos: array(string().required()).required(),
    /** SHA-256 of the stored PDF. '' when there is no PDF. */
    documento: string().defined(),
  })
