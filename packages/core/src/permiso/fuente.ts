import { acceso } from '../texto/acceso.ts'

/** Sources that say who a person is (S1 §1). None is more privileged than another (decision D111). */
export const FUENTES = ['renaper', 'afip', 'miarg', 'anses'] as const
export type Fuente = (typeof FUENTES)[number]

/** A provider that does not tell its sources apart, and the sign-in of emergency (D187). */
export type FuenteDeIngreso = Fuente | keyof typeof acceso.otrasFuentes

/** Returns the name that people know: 'Mi Argentina'. An unknown source comes back unchanged. */
export const nombreDeFuente = (fuente: string): string => {
  const nombres: Readonly<Record<string, string>> = {
    ...acceso.proveedores,
    ...acceso.otrasFuentes,
  }
  return Object.hasOwn(nombres, fuente) ? (nombres[fuente] ?? fuente) : fuente
}
