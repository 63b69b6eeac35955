/** Who says who a person is (S1 §1). None is more privileged than another (decision D111). */
export const FUENTES = ['renaper', 'afip', 'miarg', 'anses'] as const
export type Fuente = (typeof FUENTES)[number]
