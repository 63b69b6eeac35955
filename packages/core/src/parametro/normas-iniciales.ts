/** The rules that papers cite, as they print them (D170). Those of the Nation are the same everywhere. */
export interface NormasCitadas {
  /** The law of the trial: 'Ley 13.406'. */
  readonly apremio: string
  /** Article that makes a title enforceable: 'artículo 2, inciso 1'. */
  readonly tituloEjecutivo: string
  /** Law that empowers who certifies a debt, with its article: 'la Ley Orgánica de las Municipalidades (…)'. */
  readonly facultades: string
  /** Ordinance by which a letter is sent (S2 §9): 'Ordenanza 8203/12'. */
  readonly intimacion: string
  /** Law of the contributions and the surcharge over the fees: 'Ley 6716, art. 12'. */
  readonly aportes: string
}

/** Courts of the agreements, as they follow «los tribunales ordinarios». */
export const TRIBUNALES_INICIALES = 'del Departamento Judicial'

/** Laws that papers cited before each municipality had its own. Stored papers without laws fall back to these. */
export const NORMAS_INICIALES: NormasCitadas = {
  apremio: 'Ley 13.406',
  tituloEjecutivo: 'artículo 2, inciso 1',
  facultades: 'la Ley Orgánica de las Municipalidades (Decreto-Ley 6.769/58)',
  intimacion: 'Ordenanza 8203/12',
  aportes: 'Ley 6716, art. 12',
}
