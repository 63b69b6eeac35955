import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { LiquidacionDeDeuda } from '../liquidacion/liquidate-deuda.ts'
import type { Porcentaje } from '../parametro/porcentaje.ts'
import type { Categoria } from '../recurso/categoria.ts'
import type { Deudor } from '../titulo/titulo-datos.ts'

export const CLASES_DE_ESCRITO = [
  'demanda',
  'mandamiento',
  'oficio',
  'cedula',
  'medida',
  'reanudacion',
  'otro',
] as const
export type ClaseDeEscrito = (typeof CLASES_DE_ESCRITO)[number]

export interface PeriodoDeEscrito {
  readonly anio: number
  readonly cuota: number
  readonly vencimiento: Fecha | null
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
  /**
   * True when the municipality gave neither the capital nor the interest of the tax period. `capital` is then the whole
   * total.
   */
  readonly sinSeparar?: true
}

/**
 * Lapsed agreement over the debt of a case. An agreement may have payment plans for several cases. The debt, the
 * payments and the instalments are only those of the plan for this case.
 */
export interface ConvenioDeEscrito {
  readonly numero: string
  readonly fecha: Fecha
  readonly cuotas: number
  /** Debt that the agreement acknowledged, without its discounts. */
  readonly deuda: { readonly capital: Centavos; readonly interes: Centavos }
  /** Instalments collected, in the order of their dates. */
  readonly pagos: readonly {
    readonly cuota: number
    readonly fecha: Fecha
    readonly importe: Centavos
  }[]
  /** Instalments of the agreement that are not paid, including the instalments due after the lapse of the agreement. */
  readonly sinPagar: readonly { readonly cuota: number; readonly vencimiento: Fecha }[]
  /** Person who signed the agreement as the debtor or for the debtor. A text that is not known is ''. */
  readonly firmante: {
    readonly nombre: string
    readonly documento: string
    readonly caracter: string
  }
  /** First day on which the agreement could be declared lapsed. */
  readonly caducidad: Fecha
  /**
   * Warning that the payments of the agreement are known only up to a day that is too old for a court paper. Null when
   * that day is recent enough.
   */
  readonly viejo: string | null
}

/** Reasons why a case has no lapsed agreement to name in a paper. */
export const FALTAS_DE_CONVENIO = [
  'ninguno',
  'al-dia',
  'pagado',
  'ajeno',
  'sin-dia',
  'sin-datos',
  'sin-interes',
  'no-disponible',
] as const

/**
 * Reason why a court paper has no agreement to name. `numero` is '' when the person may not know the agreement number.
 */
export interface SinConvenio {
  readonly falta: (typeof FALTAS_DE_CONVENIO)[number]
  readonly numero: string
}

/**
 * Facts of a case from which a court paper is filled. A text that is not known is '', and any other fact that is not
 * known is null.
 */
export interface DatosDeEscrito {
  readonly hoy: Fecha
  readonly municipio: {
    readonly nombre: string
    readonly provincia: string
    readonly cuit: string
  }
  readonly deudores: readonly (Required<Deudor> & { readonly domicilioElectronico: string })[]
  /**
   * Position in `deudores`, from 0, of the debtor that a court paper names outside the repeated sections of its
   * template.
   */
  readonly destinatario: number
  readonly imponible: {
    readonly categoria: Categoria
    readonly numero: string
    readonly partida: string
    readonly nomenclatura: string
    readonly ubicacion: string
  }
  readonly recurso: { readonly codigo: string; readonly nombre: string }
  /** Tax periods that can be claimed: unpaid, collected by one lawyer, and outside plans and agreements. */
  readonly deuda: {
    readonly periodos: readonly PeriodoDeEscrito[]
    /** Day up to which the interest in the amounts of the debt is computed. */
    readonly liquidadoAl: Fecha
    /** Warning that the amounts of the debt are too old for a court paper. Null when they are recent enough. */
    readonly vieja: string | null
  } | null
  /** Agreement that includes the debt of the case, so that no debt is left to claim. Null when there is none. */
  readonly retenida: { readonly numero: string; readonly confirmado: boolean } | null
  /** Executive titles in force of the tax periods of the debt. */
  readonly titulos: readonly {
    readonly numero: number
    readonly fecha: Fecha
    readonly monto: Centavos
  }[]
  readonly radicacion: {
    readonly fecha: Fecha
    readonly caratula: string
    readonly expediente: string
    readonly juzgado: string
    readonly departamento: string
  } | null
  readonly abogado: {
    readonly nombre: string
    readonly matricula: string
    readonly cuit: string
    readonly domicilio: string
    readonly telefono: string
    readonly email: string
  }
  readonly carta: {
    readonly numero: number
    readonly fecha: Fecha
    readonly recibida: Fecha | null
  } | null
  readonly convenio: ConvenioDeEscrito | SinConvenio
  /**
   * Calculation of the debt to the day of the court paper (liquidación). `faltas` has the reasons why it cannot be
   * made.
   */
  readonly liquidacion: LiquidacionDeDeuda | { readonly faltas: readonly string[] }
  /**
   * Estimated interest and costs of a court measure (such as a seizure), as a percentage of the claim. The person types
   * the percentage (Ley 13.406 art. 6).
   */
  readonly presupuesto: Porcentaje | null
}
