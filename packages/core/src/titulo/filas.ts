import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { Deudor, PeriodoReclamado } from './titulo-datos.ts'

export interface ErrorDeFila {
  readonly hoja: string
  /** Row number of the error, counted from 1 as the spreadsheet program shows it. 0 for an error of the whole sheet. */
  readonly fila: number
  /** Heading of the column with the error. '' for an error of the whole row. */
  readonly columna: string
  /** Text of the cell with the error, at most 200 characters. */
  readonly valor: string
  readonly regla: string
  readonly mensaje: string
}

/** Tax period of a debt: year and instalment. Workbooks write it 'AAAA/CC'. */
export interface PeriodoDeTitulo {
  readonly anio: number
  readonly cuota: number
}

export interface FilaBasica {
  readonly fila: number
  /** Number of the real property or of the business: only digits, without leading zeros. */
  readonly imponible: string
  readonly recurso: string
  readonly abogado: string
  readonly desde: PeriodoDeTitulo | null
  readonly hasta: PeriodoDeTitulo | null
}

export interface FilaProcesada extends FilaBasica {
  readonly estado: string
  /**
   * Notices about the row, separated by '; '. They do not prevent the executive title. When a person uploads the
   * workbook again, the product ignores them.
   */
  readonly avisos?: string
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
   * Seal (HMAC) of a row whose ESTADO (status column) is OK, and of its tax periods. The seal does not match after
   * somebody edits an amount or a debtor. '' in a refused row.
   */
  readonly sello: string
}

export const ESTADO_OK = 'OK'
