import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { LiquidacionDeDeuda } from '../liquidacion/liquidate-deuda.ts'
import type { Porcentaje } from '../parametro/porcentaje.ts'
import type { Categoria } from '../recurso/categoria.ts'
import type { Deudor } from '../titulo/titulo-datos.ts'

/** Kinds of court papers that the municipality fills from a case. */
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
  /** True when the municipality gave neither the capital nor the interest, so `capital` is the whole total. */
  readonly sinSeparar?: true
}

/** Lapsed agreement of a case, with what it has of that case. */
export interface ConvenioDeEscrito {
  readonly numero: string
  /** Day of the signature. */
  readonly fecha: Fecha
  /** Number of agreed instalments. */
  readonly cuotas: number
  /** Debt that the agreement acknowledged, without its discounts. */
  readonly deuda: { readonly capital: Centavos; readonly interes: Centavos }
  /** Instalments collected, in the order of their dates. */
  readonly pagos: readonly {
    readonly cuota: number
    readonly fecha: Fecha
    readonly importe: Centavos
  }[]
  /** Instalments that are not paid, due before or after the lapse. */
  readonly sinPagar: readonly { readonly cuota: number; readonly vencimiento: Fecha }[]
  /** Person who signed the agreement for the debtor. An unknown text is ''. */
  readonly firmante: {
    readonly nombre: string
    readonly documento: string
    readonly caracter: string
  }
  /** First day on which the agreement could be declared lapsed. */
  readonly caducidad: Fecha
  /** Warning that the collections are too old to print. Null while they hold. */
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

/** Tells why the paper has no agreement. The number is '' where the person may not know it. */
export interface SinConvenio {
  readonly falta: (typeof FALTAS_DE_CONVENIO)[number]
  readonly numero: string
}

/** Facts of a case from which a court paper is filled. An unknown text is '', and an unknown fact is null. */
export interface DatosDeEscrito {
  readonly hoy: Fecha
  readonly municipio: {
    readonly nombre: string
    readonly provincia: string
    readonly cuit: string
  }
  readonly deudores: readonly (Required<Deudor> & { readonly domicilioElectronico: string })[]
  /** Position, in `deudores`, of the debtor that the fields outside a repetition name. 0 is the first. */
  readonly destinatario: number
  readonly imponible: {
    readonly categoria: Categoria
    readonly numero: string
    readonly partida: string
    readonly nomenclatura: string
    readonly ubicacion: string
  }
  readonly recurso: { readonly codigo: string; readonly nombre: string }
  /** Periods that can be claimed: unpaid, of one lawyer, outside plans and agreements. */
  readonly deuda: {
    readonly periodos: readonly PeriodoDeEscrito[]
    /** Day up to which the interest is computed. */
    readonly liquidadoAl: Fecha
    /** Warning that the amounts are too old to print. Null while they hold. */
    readonly vieja: string | null
  } | null
  /** Agreement that has the debt of the case while nothing of it can be claimed. Null when no agreement has it. */
  readonly retenida: { readonly numero: string; readonly confirmado: boolean } | null
  /** Executive titles in force of those periods. */
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
  /** Last demand letter in force. */
  readonly carta: {
    readonly numero: number
    readonly fecha: Fecha
    readonly recibida: Fecha | null
  } | null
  readonly convenio: ConvenioDeEscrito | SinConvenio
  /** Liquidation of that debt to the day of the paper, or why it cannot be made. */
  readonly liquidacion: LiquidacionDeDeuda | { readonly faltas: readonly string[] }
  /** Budget for interest and costs of a measure, as a percentage of the claim, typed by the person (Ley 13.406 art. 6). */
  readonly presupuesto: Porcentaje | null
}
