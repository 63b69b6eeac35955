import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { Deudor, PeriodoReclamado } from './titulo-datos.ts'

/** Reason why a row of a workbook is refused, as people and scripts read it. */
export interface ErrorDeFila {
  readonly hoja: string
  /** Row of the sheet, counted from 1 as the spreadsheet program shows it; 0 = the sheet as a whole. */
  readonly fila: number
  /** Column heading, '' when the row as a whole is at fault. */
  readonly columna: string
  /** Text of the cell, at most 200 characters. */
  readonly valor: string
  /** Rule id, for example 'titulo.inicio-mayor'. */
  readonly regla: string
  /** Spanish, says what to do. */
  readonly mensaje: string
}

/** A debt period by year and instalment: 'AAAA/CC' in workbooks. */
export interface PeriodoDeTitulo {
  readonly anio: number
  readonly cuota: number
}

/** A row of the basic workbook. */
export interface FilaBasica {
  readonly fila: number
  /** Digits only, no leading zeros. */
  readonly imponible: string
  /** Resource code as text: '2', '9' and '19' stay text. */
  readonly recurso: string
  /** Lawyer code, for example 'A01'. */
  readonly abogado: string
  readonly desde: PeriodoDeTitulo | null
  readonly hasta: PeriodoDeTitulo | null
}

/** A row of the processed workbook with its periods of the sheet 'Detalle'. */
export interface FilaProcesada extends FilaBasica {
  readonly estado: string
  readonly deudores: readonly Deudor[]
  readonly domicilio: string
  readonly ubicacion: string
  readonly nomenclatura: string
  readonly partida: string
  readonly recursoNombre: string
  readonly abogadoNombre: string
  readonly liquidadoAl: Fecha | null
  readonly periodos: readonly PeriodoReclamado[]
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
  /**
   * Seal that the server writes on a processed row (an HMAC of the row and its periods). An amount or a debtor edited
   * by hand no longer matches it. '' when the row is not OK.
   */
  readonly sello: string
}

/** ESTADO of a row that can become a title. */
export const ESTADO_OK = 'OK'
