import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { TituloDatos } from '../titulo/titulo-datos.ts'
import type { LiquidacionDeHonorarios } from './convenio-datos.ts'

/** Consecutive instalments of the same amount. The last one of a plan may have some centavos more (D33). */
export interface TramoDeCuotas {
  readonly cantidad: number
  readonly monto: Centavos
}

/** A way of paying, as compared for the debtor: what goes to the municipality, what to fees and charges. */
export interface OpcionDePago {
  /** 'hoy' pays the debt as it is, 'plan' is one of the plans, 'juicio' is what waiting for the claim costs. */
  readonly tipo: 'hoy' | 'plan' | 'juicio'
  /** Code of the plan, '' for the other two. */
  readonly plan: string
  readonly nombre: string
  readonly descuento: Centavos
  readonly financiacion: Centavos
  readonly tasa: { readonly texto: string; readonly etiqueta: string } | null
  readonly anticipo: Centavos
  /** Instalments after the advance, in the order they are paid. */
  readonly cuotas: readonly TramoDeCuotas[]
  /** Day of the last payment. */
  readonly ultimoVencimiento: Fecha
  /** Source of the due dates of the plan, or '' when they are the municipality's or there is no plan (D126). */
  readonly origenDeVencimientos: string
  /** Amount for the municipality. */
  readonly aPagar: Centavos
  readonly honorarios: LiquidacionDeHonorarios
  /** Amount for the municipality plus fees and charges. */
  readonly total: Centavos
}

/** The comparison sheet a debtor takes home: pay now, each plan, going to court. */
export interface PlanillaDatos {
  readonly municipio: TituloDatos['municipio']
  readonly fecha: Fecha
  /** Day for which the amounts of the debt hold (D171). */
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
    /** Periods in words: '2024: 1 a 6 · 2025: 1'. */
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
