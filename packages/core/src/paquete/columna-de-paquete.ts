/** Format of the cells of a column of a data package. Every cell is a text, and '' means an unknown value. */
export type FormaDeColumna =
  | { readonly clase: 'texto'; readonly largo: number }
  | { readonly clase: 'parrafos'; readonly largo: number }
  /** Code of letters and digits, stored in capitals and compared as text: '2' is not '02' (D76). */
  | { readonly clase: 'codigo'; readonly largo: number }
  | { readonly clase: 'entero'; readonly desde: number; readonly hasta: number }
  /** Amount in pesos, '1234.50', parsed to integer centavos. Credits are negative (D128). */
  | { readonly clase: 'importe' }
  /** Date 'AAAA-MM-DD', from the year 1900 on. */
  | { readonly clase: 'fecha' }
  | { readonly clase: 'opcion'; readonly opciones: readonly string[] }
  | { readonly clase: 'siNo' }
  /** Digits of an identity document. Old documents (LE, LC) have fewer digits than a DNI (identity number). */
  | { readonly clase: 'documento' }
  /**
   * Eleven digits of a CUIT (tax number). A wrong check digit is accepted, because old registers contain CUIT numbers
   * with mistakes (D106).
   */
  | { readonly clase: 'cuit' }
  /**
   * CBU (bank account number). The check digits are verified, because a wrong number would send the money to somebody
   * else.
   */
  | { readonly clase: 'cbu' }
  | { readonly clase: 'abogado' }
  | { readonly clase: 'email' }
  /** Address for electronic notices of the courts. Only the form of the address is checked. */
  | { readonly clase: 'domicilio' }
  /** SHA-256 of a file of the data package, in hexadecimal. */
  | { readonly clase: 'huella' }
  /**
   * Tax periods 'AAAA/CUOTA' (year and instalment) separated by spaces. The parsed value is sorted and without
   * repetitions.
   */
  | { readonly clase: 'periodos' }
  /** Path of a document in the data package, relative to the folder of the package. */
  | { readonly clase: 'adjunto' }
  /** Paths of one or more documents in the data package, separated by '|'. */
  | { readonly clase: 'adjuntos' }
  | { readonly clase: 'docx' }

export interface ColumnaDePaquete {
  readonly nombre: string
  readonly forma: FormaDeColumna
  readonly obligatoria: boolean
  readonly clave: boolean
  readonly sinonimos: readonly string[]
  /**
   * Name of another column that must also have a value whenever this column has one. For example, the column with the
   * day of an acknowledgement of receipt requires the column with the acknowledgement.
   */
  readonly con?: string
}

type Opciones = Partial<Pick<ColumnaDePaquete, 'obligatoria' | 'sinonimos' | 'con'>>

const MAYOR_ENTERO = 999_999_999

export const FORMA = {
  texto: (largo: number): FormaDeColumna => ({ clase: 'texto', largo }),
  parrafos: (largo: number): FormaDeColumna => ({ clase: 'parrafos', largo }),
  codigo: (largo: number): FormaDeColumna => ({ clase: 'codigo', largo }),
  entero: (desde = 0, hasta = MAYOR_ENTERO): FormaDeColumna => ({
    clase: 'entero',
    desde,
    hasta,
  }),
  opcion: (...opciones: readonly string[]): FormaDeColumna => ({ clase: 'opcion', opciones }),
  /**
   * Number that identifies a plan, an agreement or a document. Rows of other files of the data package may refer to it.
   */
  numero: { clase: 'entero', desde: 1, hasta: MAYOR_ENTERO },
  importe: { clase: 'importe' },
  fecha: { clase: 'fecha' },
  siNo: { clase: 'siNo' },
  documento: { clase: 'documento' },
  cuit: { clase: 'cuit' },
  cbu: { clase: 'cbu' },
  abogado: { clase: 'abogado' },
  email: { clase: 'email' },
  domicilio: { clase: 'domicilio' },
  huella: { clase: 'huella' },
  periodos: { clase: 'periodos' },
  adjunto: { clase: 'adjunto' },
  adjuntos: { clase: 'adjuntos' },
  docx: { clase: 'docx' },
} as const satisfies Readonly<
  Record<string, FormaDeColumna | ((...partes: never[]) => FormaDeColumna)>
>

export const clave = (nombre: string, forma: FormaDeColumna, ...sinonimos: string[]) => ({
  ...{ nombre, forma, sinonimos },
  ...{ obligatoria: true, clave: true },
})

export const columna = (
  nombre: string,
  forma: FormaDeColumna,
  { obligatoria = false, sinonimos = [], con }: Opciones = {},
): ColumnaDePaquete => ({
  ...{ nombre, forma, obligatoria, clave: false, sinonimos },
  ...(con === undefined ? {} : { con }),
})

export const obligatoria = (nombre: string, forma: FormaDeColumna, ...sinonimos: string[]) =>
  columna(nombre, forma, { obligatoria: true, sinonimos })

export const nombraAdjuntos = ({ forma }: ColumnaDePaquete): boolean =>
  forma.clase === 'adjunto' || forma.clase === 'adjuntos' || forma.clase === 'docx'
