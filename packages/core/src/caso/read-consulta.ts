import { GRUPO_EXTRAJUDICIAL, GRUPO_JUDICIAL } from '../etapa/grupo-de-etapa.ts'

/** Query that the address of /gestion carries (S2 §2.3). */
export interface ConsultaDeGestion {
  readonly tipo: 'inmuebles' | 'comercios'
  readonly grupo: typeof GRUPO_EXTRAJUDICIAL | typeof GRUPO_JUDICIAL
  readonly nombre: string
  readonly imponible: string
  readonly recurso: string
  /** Lawyer code. The server applies it only for people who may choose a lawyer (D11, D13). */
  readonly abogado: string
  readonly historico: boolean
  readonly extrajudicial: boolean
}

/**
 * Reads the address of /gestion. Only the text 'true' turns a flag on, and unknown keys are ignored (D142). Without a
 * type the query is of properties, and without a group extrajudicial.
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
