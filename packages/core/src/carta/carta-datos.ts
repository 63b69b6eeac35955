import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { PeriodoDeTitulo } from '../titulo/filas.ts'
import type { Categoria, TituloDatos } from '../titulo/titulo-datos.ts'

/** An item and resource that a letter claims: its debt in management, not its whole debt. */
export interface ImponibleIntimado {
  readonly clase: Categoria
  readonly imponible: string
  readonly recurso: string
  readonly recursoNombre: string
  /** Address of the property or of the business. */
  readonly ubicacion: string
  readonly desde: PeriodoDeTitulo
  readonly hasta: PeriodoDeTitulo
  /** Number of instalments between `desde` and `hasta`. */
  readonly cuotas: number
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
  /** The day its amounts were calculated at. */
  readonly liquidadoAl: Fecha
}

/** Office of the case's lawyer, where the letter asks the debtor to go (S2 §1). */
export interface OficinaDeAbogado {
  readonly codigo: string
  readonly nombre: string
  readonly matricula: string
  readonly direccion: string
  readonly horarios: string
  readonly te: string
}

/** The snapshot a demand letter is printed from (S2 §1, §9; D139, D140). Unknown texts are ''. */
export interface CartaDatos {
  /** Number of the letter, or null in a preview that nobody may send. */
  readonly numero: number | null
  readonly municipio: Pick<TituloDatos['municipio'], 'nombre' | 'provincia' | 'lugar' | 'normas'>
  readonly fecha: Fecha
  /** Last day on which the amount holds. */
  readonly vence: Fecha
  readonly deudor: {
    readonly nombre: string
    readonly documento: string
    /** Relation of the debtor to the items: 'propietario', 'titular'. */
    readonly caracteres: readonly string[]
    /** Postal address. */
    readonly domicilio: string
    /** Names of the people who owe together with the debtor. */
    readonly otros: readonly string[]
  }
  readonly imponibles: readonly ImponibleIntimado[]
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
  readonly abogado: OficinaDeAbogado
  /** Twenty characters that identify the letter. Empty in a preview. */
  readonly codigoVerificacion: string
  /** Day on which the letter was annulled; its prints say so from then on (D189). */
  readonly anulada?: Fecha
}

/** Acts of a letter that the timeline of each of its items tells (D189). */
export const ACTOS_DE_CARTA = ['envio', 'acuse', 'retiro', 'anulacion'] as const
export type ActoDeCarta = (typeof ACTOS_DE_CARTA)[number]

/** Formats in which several letters are printed: one file, or a zip with a file for each letter. */
export const FORMATOS_DE_LOTE_DE_CARTAS = ['pdf', 'zip'] as const
export type FormatoDeLoteDeCartas = (typeof FORMATOS_DE_LOTE_DE_CARTAS)[number]

/** A letter before it takes its number. */
export type BorradorDeCarta = Omit<CartaDatos, 'numero' | 'codigoVerificacion' | 'anulada'>
