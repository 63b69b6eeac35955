import { acceso } from '../texto/acceso.ts'

/** Who says who a person is (S1 §1). None is more privileged than another (decision D111). */
export const FUENTES = ['renaper', 'afip', 'miarg', 'anses'] as const
export type Fuente = (typeof FUENTES)[number]

/** As people know it: 'Mi Argentina'. One that is not of the list, as it came. */
export const nombreDeFuente = (fuente: string): string => {
  const conocida = FUENTES.find((una) => una === fuente)
  return conocida === undefined ? fuente : acceso.proveedores[conocida]
}
