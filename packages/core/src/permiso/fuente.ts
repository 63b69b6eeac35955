import { acceso } from '../texto/acceso.ts'

/** Identity sources with which a person signs in (S1 §1). Every source gives the same privileges (D111). */
export const FUENTES = ['renaper', 'afip', 'miarg', 'anses'] as const
export type Fuente = (typeof FUENTES)[number]

/**
 * Way of signing in, as the records of sign-ins store it: an identity source, the identity provider of the
 * municipality, or the emergency sign-in (D187).
 */
export type FuenteDeIngreso = Fuente | keyof typeof acceso.otrasFuentes

/**
 * Returns the name with which the screens show an identity source: 'Mi Argentina'. An unknown source is returned
 * unchanged.
 */
export const nombreDeFuente = (fuente: string): string => {
  const nombres: Readonly<Record<string, string>> = {
    ...acceso.proveedores,
    ...acceso.otrasFuentes,
  }
  return Object.hasOwn(nombres, fuente) ? (nombres[fuente] ?? fuente) : fuente
}
