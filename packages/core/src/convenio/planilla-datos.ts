import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { TituloDatos } from '../titulo/titulo-datos.ts'
import type { LiquidacionDeHonorarios } from './convenio-datos.ts'

/** Group of consecutive instalments of the same amount: how many they are, and the amount of each one. */
export interface TramoDeCuotas {
  readonly cantidad: number
  readonly monto: Centavos
}

export interface OpcionDePago {
  /**
   * Way to pay a debt. 'hoy': the whole debt at once. 'plan': in instalments with a payment plan. 'juicio': after the
   * claim is filed in court.
   */
  readonly tipo: 'hoy' | 'plan' | 'juicio'
  /** Code of the payment plan. '' when the way to pay is 'hoy' or 'juicio'. */
  readonly plan: string
  readonly nombre: string
  readonly descuento: Centavos
  readonly financiacion: Centavos
  readonly tasa: { readonly texto: string; readonly etiqueta: string } | null
  readonly anticipo: Centavos
  /** Instalments of the plan after the advance payment, in the order of payment. */
  readonly cuotas: readonly TramoDeCuotas[]
  readonly ultimoVencimiento: Fecha
  /**
   * 'DEMO' when the due dates of the plan are samples (D126). '' when the municipality set the dates, or when the way
   * to pay is not a plan.
   */
  readonly origenDeVencimientos: string
  /** Amount that the debtor pays to the municipality. */
  readonly aPagar: Centavos
  readonly honorarios: LiquidacionDeHonorarios
  /** Amount that the debtor pays in all: `aPagar` plus the lawyer's fees, taxes and contributions. */
  readonly total: Centavos
}

/** Sheet that a debtor takes home to compare the ways of paying: at once, with each plan, or after a lawsuit. */
export interface PlanillaDatos {
  readonly municipio: TituloDatos['municipio']
  readonly fecha: Fecha
  /** Day up to which the interest of the debt is computed (D171). */
  readonly liquidadoAl: Fecha
  readonly contribuyente: string
  readonly abogado: {
    readonly codigo: string
    readonly nombre: string
    readonly direccion: string
    readonly te: string
    readonly email: string
    readonly horarios: string
  }
  readonly deudas: readonly {
    readonly imponible: string
    readonly recurso: string
    readonly recursoNombre: string
    /** Tax periods of the debt by year, as text: '2024: 1 a 6 · 2025: 1'. */
    readonly periodos: string
    readonly capital: Centavos
    readonly interes: Centavos
    readonly total: Centavos
  }[]
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
  readonly opciones: readonly OpcionDePago[]
}
