/** Stage groups (S2 §9). The desks show groups 2 and 3, and the external desk looks at the three. */
export const GRUPO_ADMINISTRATIVO = 1
export const GRUPO_EXTRAJUDICIAL = 2
export const GRUPO_JUDICIAL = 3

export type GrupoDeEtapa =
  | typeof GRUPO_ADMINISTRATIVO
  | typeof GRUPO_EXTRAJUDICIAL
  | typeof GRUPO_JUDICIAL

/** Groups that the search of the external desk covers (S2 §7, §9). */
export const GRUPOS_DE_ETAPA: readonly GrupoDeEtapa[] = [
  GRUPO_ADMINISTRATIVO,
  GRUPO_EXTRAJUDICIAL,
  GRUPO_JUDICIAL,
]

/**
 * Lists the groups whose stages are offered when acting from a desk's group (S2 §4). From the judicial group people
 * choose between 2 and 3, and from any other group only that group.
 */
export const findGruposAElegir = (grupo: number): readonly number[] =>
  grupo === GRUPO_JUDICIAL ? [GRUPO_EXTRAJUDICIAL, GRUPO_JUDICIAL] : [grupo]
