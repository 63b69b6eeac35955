import { fallasDeIngreso } from '../texto/fallas-de-ingreso.ts'

export type FallaDeIdentidad = keyof typeof fallasDeIngreso

export const parseFalla = (text: string): FallaDeIdentidad | undefined =>
  Object.hasOwn(fallasDeIngreso, text) ? (text as FallaDeIdentidad) : undefined

/**
 * Failed sign-ins that the audit history does not record, because they say nothing about the identity of the person.
 * The person cancelled, the identity provider did not answer, or the configuration is wrong.
 */
const SIN_CULPA: readonly FallaDeIdentidad[] = [
  'cancelado',
  'proveedor-caido',
  'configuracion',
  'cliente-rechazado',
  'salida',
]

export const seAnota = (falla: FallaDeIdentidad): boolean => !SIN_CULPA.includes(falla)
