/**
 * Laws that documents cite, as printed (D170). National laws are not included, because national laws are the same
 * everywhere.
 */
export interface NormasCitadas {
  /** Law of the apremio (tax lawsuit): 'Ley 13.406'. */
  readonly apremio: string
  /** Article that makes an executive title enforceable: 'artículo 2, inciso 1'. */
  readonly tituloEjecutivo: string
  /** Law and article that give an officer the power to certify a debt: 'la Ley Orgánica de las Municipalidades (…)'. */
  readonly facultades: string
  /** Ordinance that demand letters cite (S2 §9): 'Ordenanza 8203/12'. */
  readonly intimacion: string
  /** Law of the contributions on the lawyer's fees, and of the surcharge on the court fee: 'Ley 6716, art. 12'. */
  readonly aportes: string
}

/**
 * Initial text with which agreements name the courts. Agreements print the text after «los tribunales ordinarios» (the
 * ordinary courts).
 */
export const TRIBUNALES_INICIALES = 'del Departamento Judicial'

/**
 * Laws that every document cited before the municipality could configure its own laws. A stored document without laws
 * is printed with these laws.
 */
export const NORMAS_INICIALES: NormasCitadas = {
  apremio: 'Ley 13.406',
  tituloEjecutivo: 'artículo 2, inciso 1',
  facultades: 'la Ley Orgánica de las Municipalidades (Decreto-Ley 6.769/58)',
  intimacion: 'Ordenanza 8203/12',
  aportes: 'Ley 6716, art. 12',
}
