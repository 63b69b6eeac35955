import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { CodigoDePlan } from '../plan/tipos-de-plan.ts'
import type { Categoria, TituloDatos } from '../titulo/titulo-datos.ts'

/** A period of the debt as acknowledged. */
export interface PeriodoReconocido {
  readonly anio: number
  readonly cuota: number
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
}

/** An instalment of the plan as signed; 0 is the advance. */
export interface CuotaPactada {
  readonly cuota: number
  readonly capital: Centavos
  readonly interes: Centavos
  readonly monto: Centavos
  readonly vencimiento: Fecha
}

/** An item and resource of the agreement: its debt and the plan that pays it. */
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
    /** Taken off the interest by the single payment. */
    readonly descuento: Centavos
    /** Interest of the plan itself. */
    readonly financiacion: Centavos
    /** Monthly rate '2.5' and where it comes from ('DEMO'); null when the plan charges none. */
    readonly tasa: { readonly texto: string; readonly etiqueta: string } | null
    readonly anticipo: Centavos
    /** Amount to pay, which the instalments add up to. */
    readonly aPagar: Centavos
    readonly cuotas: readonly CuotaPactada[]
    /** 'DEMO' when the due dates are not the municipality's own (D126). */
    readonly origenDeVencimientos: string
  }
}

/** A line of the settlement of fees: over what, at which percentage, how much. */
export interface CargoLiquidado {
  readonly base: Centavos
  /** Percentage as the parameter keeps it: '2.2'. */
  readonly porcentaje: string
  readonly monto: Centavos
}

/** Fees, taxes and contributions of an agreement (S1 §9; D25, D29). */
export interface LiquidacionDeHonorarios {
  /** State of the agreement, for people: 'Extrajudicial'. */
  readonly estado: string
  /** The claim was filed: the court fee is due and counts in the total. */
  readonly judicial: boolean
  /** Debt times the percentage of the state. */
  readonly sobreDeuda: CargoLiquidado
  readonly gastoFijo: Centavos
  readonly otrosGastos: Centavos
  /** The three lines above. */
  readonly honorarios: Centavos
  readonly iva: CargoLiquidado
  readonly aportes: CargoLiquidado
  readonly tasaDeJusticia: CargoLiquidado
  readonly sobretasa: CargoLiquidado
  /** Fees, VAT and contributions; court fee and surcharge too when judicial. */
  readonly total: Centavos
}

/** Payment of fees and charges: a part down, equal instalments, or both. */
export interface PagoDeHonorarios {
  /** Name of the payment form: 'Contado'. */
  readonly forma: string
  readonly alContado: Centavos
  /** Monthly instalments; they and `alContado` add up to the total of the settlement. */
  readonly cuotas: readonly { readonly cuota: number; readonly monto: Centavos }[]
}

/**
 * The snapshot an agreement is printed from: everything its document says, fixed when it is confirmed (S1 §9;
 * D28, D45, D46). Unknown texts are ''; the document prints '—'.
 */
export interface ConvenioDatos {
  readonly numero: string
  readonly clase: Categoria
  readonly municipio: TituloDatos['municipio']
  /** Papers made before the municipality could say which ones lack it. */
  readonly tribunales?: string
  /** Day of signing. */
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
    /** 'Titular', or the text written for 'Otros'. */
    readonly caracter: string
    readonly telefono: string
    readonly celular: string
    readonly email: string
    readonly localidad: string
    readonly direccion: string
  }
  /** Numbers of the executive titles the debt is claimed with, none when it is not. */
  readonly titulos: readonly string[]
  readonly deudas: readonly DeudaReconocida[]
  /** Capital of all the items together. `interes` and `total` are sums too. */
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
  readonly totalEnLetras: string
  /** Sum of all the plans. */
  readonly aPagar: Centavos
  readonly aPagarEnLetras: string
  readonly honorarios: LiquidacionDeHonorarios
  readonly detalleDeOtrosGastos: string
  readonly pago: PagoDeHonorarios
  readonly observaciones: string
  /** Unpaid instalments, or days after the last due date, that make the agreement lapse (S1 §9). */
  readonly caducidad: { readonly cuotasImpagas: number; readonly diasTrasElUltimo: number }
  /** 20 characters that identify the agreement on the public verification page. */
  readonly codigoVerificacion: string
}
