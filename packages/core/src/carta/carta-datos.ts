import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { PeriodoDeTitulo } from '../titulo/filas.ts'
import type { Categoria, TituloDatos } from '../titulo/titulo-datos.ts'

/**
 * Property or business whose debt a demand letter claims. The amounts cover only the claimed tax periods, which are in
 * legal management (collection by lawyers).
 */
export interface ImponibleIntimado {
  readonly clase: Categoria
  readonly imponible: string
  readonly recurso: string
  readonly recursoNombre: string
  readonly ubicacion: string
  readonly desde: PeriodoDeTitulo
  readonly hasta: PeriodoDeTitulo
  /** Number of tax periods that the demand letter claims, from the period `desde` to the period `hasta`. */
  readonly cuotas: number
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
  /** Day up to which the interest in the amounts of the demand letter is computed. */
  readonly liquidadoAl: Fecha
}

/** Office of the lawyer in charge of the case, where the demand letter asks the debtor to go (S2 §1). */
export interface OficinaDeAbogado {
  readonly codigo: string
  readonly nombre: string
  readonly matricula: string
  readonly direccion: string
  readonly horarios: string
  readonly te: string
}

/**
 * Person who owes the debt together with the debtor of a letter. A text is '' when the municipality did not give it.
 */
export interface OtroObligado {
  readonly nombre: string
  /** Document type and number of the debtor, as the municipality's register has them: 'CUIT 30-70000000-1'. */
  readonly documento: string
  readonly domicilio: string
}

/**
 * Recipients of the demand letters about a debt: only the first debtor of the register ('primero'), or every debtor
 * ('todos').
 */
export const DESTINATARIOS_DE_CARTA = ['primero', 'todos'] as const
export type DestinatariosDeCarta = (typeof DESTINATARIOS_DE_CARTA)[number]

/**
 * Data that a demand letter prints. A copy is stored, so that later changes of the debt or of the people do not change
 * the letter (S2 §1, §9; D139, D140). An unknown text is ''.
 */
export interface CartaDatos {
  /** Number of the demand letter. Null in a preview, because only numbered letters are sent. */
  readonly numero: number | null
  readonly municipio: Pick<TituloDatos['municipio'], 'nombre' | 'provincia' | 'lugar' | 'normas'>
  readonly fecha: Fecha
  /** Last day on which the debtor can pay the amounts that the demand letter prints. */
  readonly vence: Fecha
  readonly deudor: {
    readonly nombre: string
    readonly documento: string
    /** Relations between the debtor and the properties and businesses, such as 'propietario' and 'titular'. */
    readonly caracteres: readonly string[]
    readonly domicilio: string
    /**
     * Other people who owe the same debt. A letter drawn with layout version 1 or 2 has only the name of each person,
     * as a text.
     */
    readonly otros: readonly (OtroObligado | string)[]
  }
  readonly imponibles: readonly ImponibleIntimado[]
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
  readonly abogado: OficinaDeAbogado
  /**
   * Code of twenty characters with which the public verification page identifies the demand letter. '' in a preview.
   */
  readonly codigoVerificacion: string
  /**
   * Address of the page that verifies the demand letter, which the QR code of the letter contains. Absent in a letter
   * without a QR code.
   */
  readonly direccionVerificacion?: string
  /** Day on which the demand letter was annulled. Later prints of the letter say that it is annulled (D189). */
  readonly anulada?: Fecha
}

export const ACTOS_DE_CARTA = ['envio', 'acuse', 'retiro', 'anulacion'] as const
export type ActoDeCarta = (typeof ACTOS_DE_CARTA)[number]

export const FORMATOS_DE_LOTE_DE_CARTAS = ['pdf', 'zip'] as const
export type FormatoDeLoteDeCartas = (typeof FORMATOS_DE_LOTE_DE_CARTAS)[number]

export type BorradorDeCarta = Omit<
  CartaDatos,
  'numero' | 'codigoVerificacion' | 'direccionVerificacion' | 'anulada'
>
