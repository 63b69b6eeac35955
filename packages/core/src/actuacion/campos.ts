import { actuaciones } from '../texto/actuaciones.ts'

export type ClaseDeCampo =
  | 'texto'
  /** Amount typed with digits and one comma, and stored as '1234.50' (S2 §5, D50). */
  | 'importe'
  | 'fecha'
  /** Date of an event that already happened: today or an earlier day (D73). */
  | 'fecha-pasada'
  /** Flag: 1 means yes, 0 means no (S2 §5, D72). */
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
 * Data fields that an action may have, by their names in the API (S2 §3). A field that S2 does not name is optional.
 */
export const CAMPOS_DE_ACTUACION = {
  caratula: campo('texto', 300),
  nroexpte: NUMERO,
  nrotit: NUMERO,
  juzgado: campo('texto'),
  /** Judicial department, by whose calendar the terms of the suit are counted. */
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
  /** Day on which the court measure was requested. The alarm about the ruling needs this date (Ley 13.406 art. 6). */
  pedidomedida: campo('fecha-pasada'),
  resuelvemedida: campo('fecha-pasada'),
  /**
   * Day on which the bank received the order. The alarm about the bank's answer needs this date (Ley 13.406 art. 6).
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
