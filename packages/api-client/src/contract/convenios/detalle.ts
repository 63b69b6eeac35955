import { array, boolean, number, object, string } from 'yup'
import { fechaIso, importe } from '../common.ts'
import { convenioCompleto, planDeConvenio } from '../municipio/convenios.ts'
import { cuotaSimulada, planSimulado } from '../plan-simulado.ts'

/** A line of the settlement: over what, percentage as kept '2.2', how much. */
const cargo = object({
  base: importe.required(),
  porcentaje: string().required(),
  monto: importe.required(),
})

/** Fees, taxes and contributions (S1 §9; D25, D29). */
export const liquidacion = object({
  estado: string().required(),
  /** Court fee and surcharge count in the total only when true. */
  judicial: boolean().required(),
  sobre_deuda: cargo.required(),
  gasto_fijo: importe.required(),
  otros_gastos: importe.required(),
  honorarios: importe.required(),
  iva: cargo.required(),
  aportes: cargo.required(),
  tasa_de_justicia: cargo.required(),
  sobretasa: cargo.required(),
  total: importe.required(),
})

/** Payment of the total of the settlement. Its parts add up to that total. */
export const reparto = object({
  forma: string().required(),
  al_contado: importe.required(),
  cuotas: array(
    object({ cuota: number().integer().required(), monto: importe.required() }).required(),
  ).required(),
})

/** Warning that the agreement could be declared lapsed. Nothing changes by itself (D45). */
export const avisoDeCaducidad = object({
  causa: string().oneOf(['cuotas-impagas', 'plazo-final']).required(),
  /** 'cuotas 2 y 3 impagas desde el 13/01/2027'. */
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
    /** Least advance for that debt on the day of signing. 0 when the plan has none (D32). */
    anticipo_minimo: importe.required(),
    cuotas: array(cuotaSimulada.required()).required(),
  }),
)

/** An agreement with everything its screen and its document show. */
export const convenioDetalle = convenioCompleto
  .omit(['convenio_convpp', 'convenio_convppcuotas'])
  .shape({
    /** Goes back with an edition, which is refused if somebody edited in between (D42). */
    version: number().integer().required(),
    clase: string().oneOf(['inmueble', 'comercio']).required(),
    firma_caracter_nombre: string().defined(),
    estado_nombre: string().required(),
    frmpg_nombre: string().required(),
    titulo: string().defined(),
    /** Numbers of the titles in force over its debt, in order (D165). */
    titulos: array(number().integer().required()).required(),
    /** Plans and instalments as JSON text, which is how S1 §3 has them. */
    planes: string().required(),
    cuotas_plan: string().required(),
    convenio_convpp: array(plan.required()).required(),
    convenio_convppcuotas: array(periodo.required()).required(),
    /** Debt acknowledged. */
    capital: importe.required(),
    interes: importe.required(),
    total: importe.required(),
    /** Sum of the plans. */
    a_pagar: importe.required(),
    liquidacion: liquidacion.required(),
    pago: reparto.required(),
    /**
     * Tells whether the municipality informed the payments, on which the notice rests. Applies only to confirmed
     * agreements.
     */
    cobranza: string()
      .oneOf(['informada', 'no-disponible', 'sin-datos', 'no-corresponde'])
      .required(),
    aviso_caducidad: avisoDeCaducidad.nullable().defined().default(null),
    /** SHA-256 of the stored PDF, '' while there is none. */
    documento: string().defined(),
  })
