import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { CodigoDePlan } from '../plan/tipos-de-plan.ts'
import type { Categoria, TituloDatos } from '../titulo/titulo-datos.ts'

export interface PeriodoReconocido {
  readonly anio: number
  readonly cuota: number
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
  /**
   * Due date of a tax period. Agreements print it since version 2 of their text. Null when the municipality gave none.
   */
  readonly vencimiento?: Fecha | null
}

/** Instalment of the plan of an agreement. Instalment 0 is the advance payment. */
export interface CuotaPactada {
  readonly cuota: number
  readonly capital: Centavos
  readonly interes: Centavos
  readonly monto: Centavos
  readonly vencimiento: Fecha
}

export interface DeudaReconocida {
  readonly imponible: string
  readonly recurso: string
  readonly recursoNombre: string
  readonly contribuyente: string
  readonly periodos: readonly PeriodoReconocido[]
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
  readonly plan: {
    readonly codigo: CodigoDePlan
    readonly nombre: string
    readonly descuento: Centavos
    readonly financiacion: Centavos
    /**
     * Monthly interest rate of the payment plan, such as '2.5'. The label `etiqueta`, printed beside the rate, is
     * 'DEMO' for a sample rate that the municipality did not set. Null without interest.
     */
    readonly tasa: { readonly texto: string; readonly etiqueta: string } | null
    readonly anticipo: Centavos
    /** Amount that the debtor pays under the plan: the sum of the instalments, including the advance payment. */
    readonly aPagar: Centavos
    readonly cuotas: readonly CuotaPactada[]
    /**
     * 'DEMO' when the due dates of the instalments are only samples, because the municipality did not set its own
     * (D126).
     */
    readonly origenDeVencimientos: string
  }
}

export interface CargoLiquidado {
  readonly base: Centavos
  /** Percentage that is charged on the amount `base`, as text with the decimals of the configured parameter: '2.2'. */
  readonly porcentaje: string
  readonly monto: Centavos
}

export interface LiquidacionDeHonorarios {
  /** Name of the chosen row of the fee table, as screens show it: 'Extrajudicial'. */
  readonly estado: string
  /** True when the claim was filed in court. The total then includes the court fee. */
  readonly judicial: boolean
  /**
   * Part of the fees that depends on the debt: the percentage in the agreement's row of the fee table, times the debt.
   */
  readonly sobreDeuda: CargoLiquidado
  readonly gastoFijo: Centavos
  readonly otrosGastos: Centavos
  /**
   * Cap on the fees and the fixed expense together, as a percentage of the debt. `recorte` is the amount that is not
   * charged because of the cap. Absent when nothing exceeds the cap.
   */
  readonly tope?: { readonly porcentaje: string; readonly recorte: Centavos }
  /**
   * Lawyer's fees: the percentage of the debt (`sobreDeuda`) plus the fixed expense and the other expenses, less what
   * the cap takes away.
   */
  readonly honorarios: Centavos
  readonly iva: CargoLiquidado
  readonly aportes: CargoLiquidado
  /**
   * True for agreements with version 2 of their text, which gives the social security contributions another name.
   * Absent with version 1.
   */
  readonly contribucion?: true
  readonly tasaDeJusticia: CargoLiquidado
  readonly sobretasa: CargoLiquidado
  /** Fixed amounts of a lawsuit. Absent when the municipality set none, and in an extrajudicial agreement. */
  readonly bono?: Centavos
  readonly anticipo?: Centavos
  /**
   * Sum of the fees, VAT and contributions. A judicial agreement adds the court fee, its surcharge and the fixed
   * amounts of a lawsuit.
   */
  readonly total: Centavos
}

export interface PagoDeHonorarios {
  readonly forma: string
  readonly alContado: Centavos
  /**
   * Monthly instalments of the lawyer's fees. Their sum plus the down payment (`alContado`) is the total of the fees,
   * taxes and contributions.
   */
  readonly cuotas: readonly { readonly cuota: number; readonly monto: Centavos }[]
}

/**
 * Lawsuit that an agreement names. Its data come from the court filing (radicación) of a property or business of the
 * agreement.
 */
export interface JuicioDeConvenio {
  readonly caratula: string
  readonly expediente: string
  readonly juzgado: string
}

/** Taxpayers in whose name the signer of an agreement signs, and the power of attorney that allows it. */
export interface RepresentacionEnConvenio {
  readonly de: readonly string[]
  /**
   * Document number of each represented taxpayer, in the order of the names in `de`: 'DNI 12.345.678'. '' when unknown.
   * Absent when the agreement is drawn with a layout older than version 5.
   */
  readonly documentos?: readonly string[]
  readonly poder: string
}

export const CARGOS_CON_DESTINO = [
  'gastos',
  'aportes',
  'tasa',
  'sobretasa',
  'bono',
  'anticipo',
] as const

/**
 * Tax, contribution or expense of an agreement that the debtor pays to somebody other than the person or firm that
 * collects the lawyer's fees.
 */
export interface DestinoDeCargo {
  readonly cargo: (typeof CARGOS_CON_DESTINO)[number]
  readonly monto: Centavos
  readonly quien: string
}

/** Amounts that are the same for every lawsuit. They are 0 when the municipality set none. */
export interface FijosDeJuicio {
  readonly bono: Centavos
  readonly anticipo: Centavos
}

/** Data that an agreement prints only with version 2 of its text (D190). */
export interface PapelDeConvenio {
  /**
   * Version of the layout of the agreement document. Each version adds something to the one before:
   * - 3: the tags that screen readers need
   * - 4: the law in the label of the stamp (bono)
   * - 5: the title of the lawsuit (carátula), the documents of represented taxpayers, and payees of taxes and expenses.
   *   The lapse clause omits unpaid instalments when every plan has too few instalments.
   * - 6: how the rate of a plan is counted, and what a lawsuit would add to an extrajudicial agreement
   *
   * A confirmed agreement keeps its version.
   */
  readonly version: 2 | 3 | 4 | 5 | 6
  /** Document that authorises the lawyer to act for the municipality: 'el Decreto N.º 120/2026'. */
  readonly personeria: string
  /** Person or firm that collects the fees, and its CBU (bank account number). The CBU is '' when there is none. */
  readonly cobro: { readonly beneficiario: string; readonly cbu: string }
  readonly representacion: RepresentacionEnConvenio | null
  /**
   * Taxes, contributions and expenses that the debtor does not pay to the person or firm that collects the lawyer's
   * fees. Absent when the agreement is drawn with a layout older than version 5.
   */
  readonly destinos?: readonly DestinoDeCargo[]
  /**
   * Fixed amounts that a lawsuit would add to this extrajudicial agreement. Absent in a judicial agreement. Also absent
   * when the agreement is drawn with a layout older than version 6.
   */
  readonly deIniciarse?: FijosDeJuicio
  readonly juicios: readonly JuicioDeConvenio[]
  /** Payments of the lawyer's fees, in order. Payment 0 is the down payment, made when the agreement is signed. */
  readonly pagosDeHonorarios: readonly {
    readonly cuota: number
    readonly monto: Centavos
    readonly vencimiento: Fecha
  }[]
  /**
   * 'DEMO' when the due dates of the fee payments are only samples, because the municipality did not set its own
   * (D126).
   */
  readonly origenDeVencimientos: string
  readonly totalDelConvenio: Centavos
  readonly totalDelConvenioEnLetras: string
}

/**
 * Data that the document of an agreement prints. A copy is stored at the confirmation, so later changes do not change
 * the document (S1 §9; D28, D45, D46). An unknown text is '' and prints '—'.
 */
export interface ConvenioDatos {
  readonly numero: string
  readonly clase: Categoria
  readonly municipio: TituloDatos['municipio']
  /**
   * Courts that the agreement names as competent. Absent in agreements printed before the municipality could configure
   * its courts.
   */
  readonly tribunales?: string
  readonly fecha: Fecha
  readonly confirmado: Fecha
  readonly abogado: {
    readonly codigo: string
    readonly apellido: string
    readonly nombre: string
    readonly matricula: string
    readonly cuitcuil: string
    readonly direccion: string
    readonly te: string
    readonly email: string
    readonly horarios: string
  }
  readonly firmante: {
    readonly nombre: string
    readonly dni: string
    /** Capacity in which the person signs the agreement: 'Titular', or the text typed for 'Otros'. */
    readonly caracter: string
    readonly telefono: string
    readonly celular: string
    readonly email: string
    readonly localidad: string
    readonly direccion: string
  }
  /** Numbers of the executive titles that claim the debt. Empty when no executive title claims the debt. */
  readonly titulos: readonly string[]
  readonly deudas: readonly DeudaReconocida[]
  /**
   * Capital of the debt of all the properties and businesses together. `interes` and `total` are also sums of all the
   * properties and businesses.
   */
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
  readonly totalEnLetras: string
  readonly aPagar: Centavos
  readonly aPagarEnLetras: string
  readonly honorarios: LiquidacionDeHonorarios
  readonly detalleDeOtrosGastos: string
  readonly pago: PagoDeHonorarios
  readonly observaciones: string
  /**
   * Limits beyond which the agreement lapses: number of unpaid instalments, and number of days after the last due date
   * (S1 §9).
   */
  readonly caducidad: { readonly cuotasImpagas: number; readonly diasTrasElUltimo: number }
  /** Code of 20 characters that identifies the agreement on the public verification page. */
  readonly codigoVerificacion: string
  /** Data that an agreement prints with version 2 of its text. Absent with version 1. */
  readonly papel?: PapelDeConvenio
  /** Address of the page that verifies the agreement. Absent when the installation had no public address. */
  readonly direccionVerificacion?: string
}
