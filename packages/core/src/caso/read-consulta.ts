import { GRUPO_EXTRAJUDICIAL, GRUPO_JUDICIAL } from '../etapa/grupo-de-etapa.ts'

export interface ConsultaDeGestion {
  readonly tipo: 'inmuebles' | 'comercios'
  readonly grupo: typeof GRUPO_EXTRAJUDICIAL | typeof GRUPO_JUDICIAL
  readonly nombre: string
  readonly imponible: string
  readonly recurso: string
  /**
   * Code of the lawyer whose cases the person asks for. The server ignores it for a person who may not choose a lawyer
   * (D11, D13).
   */
  readonly abogado: string
  readonly historico: boolean
  readonly extrajudicial: boolean
}

/**
 * Reads the query string of the page /gestion (legal management; D142). `historico` and `extrajudicial` are true only
 * for the text 'true'. By default, `tipo` is real properties and `grupo` is extrajudicial. Unknown keys are ignored.
 */
export const readConsultaDeGestion = (
  consulta: Readonly<Record<string, string | undefined>>,
): ConsultaDeGestion => {
  const texto = (clave: string): string => consulta[clave]?.trim() ?? ''
  return {
    tipo: consulta.tipo === 'comercios' ? 'comercios' : 'inmuebles',
    grupo: consulta.grupo === String(GRUPO_JUDICIAL) ? GRUPO_JUDICIAL : GRUPO_EXTRAJUDICIAL,
    nombre: texto('nombre'),
    imponible: texto('imponible'),
    recurso: texto('recurso'),
    abogado: texto('abogado'),
    historico: consulta.historico === 'true',
    extrajudicial: consulta.extrajudicial === 'true',
  }
}
