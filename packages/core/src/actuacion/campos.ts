import { actuaciones } from '../texto/actuaciones.ts'

export type ClaseDeCampo =
  | 'texto'
  /** Amount typed with digits and one comma, and stored as '1234.50' (S2 §5, D50). */
  | 'importe'
  | 'fecha'
  /** Date of an event that already happened: today or an earlier day (D73). */
  | 'fecha-pasada'
  /** Field with the value 1 for yes or 0 for no (S2 §5, D72). */
  | 'marca'
  /**
   * Result of the action: '0' positive, '1' negative, or a free text. A text with only digits is refused (D72, D176).
   */
  | 'resultado'
  | 'modo'

interface DefinicionDeCampo {
  readonly clase: ClaseDeCampo
  readonly maximo: number
  readonly positivo?: true
}

const campo = (clase: ClaseDeCampo, maximo = 200): DefinicionDeCampo => ({ clase, maximo })

/**
 * Definition of the fields for a court file number and an executive title number: free text of up to 60 characters
 * (D73, D138).
 */
const NUMERO = campo('texto', 60)

/**
 * Data that a recorded action on a case may have, by the names in the API (S2 §3). A request may leave out any field
 * that S2 does not name.
 */
export const CAMPOS_DE_ACTUACION = {
  caratula: campo('texto', 300),
  nroexpte: NUMERO,
  nrotit: NUMERO,
  juzgado: campo('texto'),
  /**
   * Name of the judicial department of the court. The terms of the lawsuit are counted with the calendar of this
   * department.
   */
  departamento: campo('texto', 80),
  monto: { ...campo('importe'), positivo: true },
  cp8480: campo('marca'),
  cpantprv: campo('marca'),
  periodos: campo('texto'),
  receptoria: NUMERO,
  fechainicio: campo('fecha-pasada'),
  recibo8480: NUMERO,
  reciboantprv: NUMERO,
  resultado: campo('resultado'),
  motivo: campo('texto'),
  oficial: campo('texto'),
  domicilio: campo('texto'),
  excepciones: campo('texto'),
  traslado: campo('fecha-pasada'),
  resolucion: campo('texto'),
  tipomedida: campo('texto'),
  oficio: NUMERO,
  inscripcion: campo('texto'),
  vencemedida: campo('fecha'),
  /**
   * Day on which the lawyer asked the court for a measure, such as a seizure. The alarm about a missing ruling of the
   * judge needs this date (Ley 13.406 art. 6).
   */
  pedidomedida: campo('fecha-pasada'),
  resuelvemedida: campo('fecha-pasada'),
  /**
   * Day on which the bank received the court order (oficio). The alarm about a missing answer of the bank needs this
   * date (Ley 13.406 art. 6).
   */
  recibeoficio: campo('fecha-pasada'),
  respondeoficio: campo('fecha-pasada'),
  remate: campo('fecha'),
  notifsent: campo('fecha-pasada'),
  modo: campo('modo'),
  valor: campo('importe'),
  fechasentencia: campo('fecha-pasada'),
  apelacion: campo('texto'),
  liquidacion: campo('importe'),
  giro: campo('importe'),
} as const satisfies Record<string, DefinicionDeCampo>

export type ClaveDeDato = keyof typeof CAMPOS_DE_ACTUACION

export const definicionDe = (clave: ClaveDeDato): DefinicionDeCampo => CAMPOS_DE_ACTUACION[clave]

export const etiquetaDeDato = (clave: ClaveDeDato): string => actuaciones.campos[clave]
