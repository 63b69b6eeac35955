/** How a cell of a column is written. Every value travels as text; '' means that it is not known. */
export type FormaDeColumna =
  | { readonly clase: 'texto'; readonly largo: number }
  /** Text of several lines, such as observations and reasons. */
  | { readonly clase: 'parrafos'; readonly largo: number }
  /** Letters and digits, compared as text: '2' is not '02' (D76). Kept in capitals. */
  | { readonly clase: 'codigo'; readonly largo: number }
  | { readonly clase: 'entero'; readonly desde: number; readonly hasta: number }
  /** '1234.50' in pesos; read as integer centavos. Credits are negative (D128). */
  | { readonly clase: 'importe' }
  /** 'AAAA-MM-DD', from 1900 on. */
  | { readonly clase: 'fecha' }
  | { readonly clase: 'opcion'; readonly opciones: readonly string[] }
  | { readonly clase: 'siNo' }
  /** Digits of an identity document. Old ones (LE, LC) have fewer than a DNI. */
  | { readonly clase: 'documento' }
  /** Eleven digits. A wrong check digit is admitted: old registers have them (D106). */
  | { readonly clase: 'cuit' }
  | { readonly clase: 'abogado' }
  | { readonly clase: 'email' }
  /** SHA-256 in hexadecimal. */
  | { readonly clase: 'huella' }
  /** Periods 'AAAA/CUOTA' separated by a space; read in order, each once. */
  | { readonly clase: 'periodos' }
  /** Path of a document that the package brings, from the folder of its files. */
  | { readonly clase: 'adjunto' }
  /** Paths of one document or more, separated by '|'. */
  | { readonly clase: 'adjuntos' }

export interface ColumnaDePaquete {
  readonly nombre: string
  readonly forma: FormaDeColumna
  /** Every row must have a value. */
  readonly obligatoria: boolean
  /** Takes part in what identifies a row. */
  readonly clave: boolean
  readonly sinonimos: readonly string[]
}

type Opciones = Partial<Pick<ColumnaDePaquete, 'obligatoria' | 'sinonimos'>>

const MAYOR_ENTERO = 999_999_999

/** The forms that the columns of the package have. */
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
  /** The number of a row of another file. */
  numero: { clase: 'entero', desde: 1, hasta: MAYOR_ENTERO },
  importe: { clase: 'importe' },
  fecha: { clase: 'fecha' },
  siNo: { clase: 'siNo' },
  documento: { clase: 'documento' },
  cuit: { clase: 'cuit' },
  abogado: { clase: 'abogado' },
  email: { clase: 'email' },
  huella: { clase: 'huella' },
  periodos: { clase: 'periodos' },
  adjunto: { clase: 'adjunto' },
  adjuntos: { clase: 'adjuntos' },
} as const satisfies Readonly<
  Record<string, FormaDeColumna | ((...partes: never[]) => FormaDeColumna)>
>

/** A column that identifies the row. */
export const clave = (nombre: string, forma: FormaDeColumna, ...sinonimos: string[]) => ({
  ...{ nombre, forma, sinonimos },
  ...{ obligatoria: true, clave: true },
})

export const columna = (
  nombre: string,
  forma: FormaDeColumna,
  { obligatoria = false, sinonimos = [] }: Opciones = {},
): ColumnaDePaquete => ({ nombre, forma, obligatoria, clave: false, sinonimos })

export const obligatoria = (nombre: string, forma: FormaDeColumna, ...sinonimos: string[]) =>
  columna(nombre, forma, { obligatoria: true, sinonimos })

/** Whether a column names documents of the package; the value of each row is their paths, separated by '|'. */
export const nombraAdjuntos = ({ forma }: ColumnaDePaquete): boolean =>
  forma.clase === 'adjunto' || forma.clase === 'adjuntos'
