/** Numbers of the three stage groups: administrative (1), extrajudicial (2) and judicial (3) (S2 §9). */
export const GRUPO_ADMINISTRATIVO = 1
export const GRUPO_EXTRAJUDICIAL = 2
export const GRUPO_JUDICIAL = 3

export type GrupoDeEtapa =
  | typeof GRUPO_ADMINISTRATIVO
  | typeof GRUPO_EXTRAJUDICIAL
  | typeof GRUPO_JUDICIAL

export const GRUPOS_DE_ETAPA: readonly GrupoDeEtapa[] = [
  GRUPO_ADMINISTRATIVO,
  GRUPO_EXTRAJUDICIAL,
  GRUPO_JUDICIAL,
]

/**
 * Returns the stage groups that a person can choose for a new action (S2 §4). The judicial desk (work list) offers the
 * extrajudicial and judicial groups. Any other desk offers only its own group.
 */
export const findGruposAElegir = (grupo: number): readonly number[] =>
  grupo === GRUPO_JUDICIAL ? [GRUPO_EXTRAJUDICIAL, GRUPO_JUDICIAL] : [grupo]
