import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { TituloDatos } from '../titulo/titulo-datos.ts'
import type { LiquidacionDeHonorarios } from './convenio-datos.ts'

/** Consecutive instalments of the same amount. The last instalment of a plan may have some extra centavos (D33). */
export interface TramoDeCuotas {
  readonly cantidad: number
  readonly monto: Centavos
}

export interface OpcionDePago {
  /**
   * Kind of option: 'hoy' pays the whole debt at once, 'plan' is a payment plan, and 'juicio' is the cost after the
   * claim is filed.
   */
  readonly tipo: 'hoy' | 'plan' | 'juicio'
  /** '' when the option is not a plan. */
  readonly plan: string
  readonly nombre: string
  readonly descuento: Centavos
  readonly financiacion: Centavos
  readonly tasa: { readonly texto: string; readonly etiqueta: string } | null
  readonly anticipo: Centavos
  /** In the order of payment, after the advance. */
  readonly cuotas: readonly TramoDeCuotas[]
  readonly ultimoVencimiento: Fecha
  /**
   * Source of the due dates of the plan. '' when the dates come from the municipality, or when the option is not a plan
   * (D126).
   */
  readonly origenDeVencimientos: string
  /** Amount that the municipality receives. */
  readonly aPagar: Centavos
  readonly honorarios: LiquidacionDeHonorarios
  /** Sum of `aPagar`, fees and charges. */
  readonly total: Centavos
}

/** Comparison sheet that a debtor takes home: single payment, each plan, and the cost of a lawsuit. */
export interface PlanillaDatos {
  readonly municipio: TituloDatos['municipio']
  readonly fecha: Fecha
  /** Day for which the amounts of the debt are valid (D171). */
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
    /** Like '2024: 1 a 6 · 2025: 1'. */
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
