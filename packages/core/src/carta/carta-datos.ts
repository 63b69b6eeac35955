import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { PeriodoDeTitulo } from '../titulo/filas.ts'
import type { Categoria, TituloDatos } from '../titulo/titulo-datos.ts'

/**
 * Item whose debt a letter claims. The amounts are of the claimed debt in legal management, and not of the whole debt
 * of the item.
 */
export interface ImponibleIntimado {
  readonly clase: Categoria
  readonly imponible: string
  readonly recurso: string
  readonly recursoNombre: string
  readonly ubicacion: string
  readonly desde: PeriodoDeTitulo
  readonly hasta: PeriodoDeTitulo
  /** Number of claimed instalments, from `desde` to `hasta`. */
  readonly cuotas: number
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
  /** Day for which the amounts are computed. */
  readonly liquidadoAl: Fecha
}

/** Office of the lawyer in charge of the case. The letter tells the debtor to go to this office (S2 §1). */
export interface OficinaDeAbogado {
  readonly codigo: string
  readonly nombre: string
  readonly matricula: string
  readonly direccion: string
  readonly horarios: string
  readonly te: string
}

/**
 * Everything that a demand letter prints. A copy of these data is stored, so later changes of the debt or the people do
 * not change the letter (S2 §1, §9; D139, D140). Unknown texts are ''.
 */
export interface CartaDatos {
  /** Number of the letter. Null in a preview, which nobody may send. */
  readonly numero: number | null
  readonly municipio: Pick<TituloDatos['municipio'], 'nombre' | 'provincia' | 'lugar' | 'normas'>
  readonly fecha: Fecha
  /** Last day on which the debtor may pay the amounts of the letter. */
  readonly vence: Fecha
  readonly deudor: {
    readonly nombre: string
    readonly documento: string
    /** Relations between the debtor and the items, such as 'propietario' and 'titular'. */
    readonly caracteres: readonly string[]
    readonly domicilio: string
    /** Names of the people who owe together with the debtor. */
    readonly otros: readonly string[]
  }
  readonly imponibles: readonly ImponibleIntimado[]
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
  readonly abogado: OficinaDeAbogado
  /** Code of twenty characters that identifies the letter. Empty in a preview. */
  readonly codigoVerificacion: string
  /** Day of the annulment of the letter. Every later print of the letter shows the annulment (D189). */
  readonly anulada?: Fecha
}

/** Acts on a letter that the history of each of its items shows (D189). */
export const ACTOS_DE_CARTA = ['envio', 'acuse', 'retiro', 'anulacion'] as const
export type ActoDeCarta = (typeof ACTOS_DE_CARTA)[number]

export const FORMATOS_DE_LOTE_DE_CARTAS = ['pdf', 'zip'] as const
export type FormatoDeLoteDeCartas = (typeof FORMATOS_DE_LOTE_DE_CARTAS)[number]

export type BorradorDeCarta = Omit<CartaDatos, 'numero' | 'codigoVerificacion' | 'anulada'>
