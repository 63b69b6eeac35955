import { acceso } from '../texto/acceso.ts'

/** Reasons why a sign-in at the provider ended without a person. The messages are in `textos.acceso.fallas`. */
export type FallaDeIdentidad = keyof typeof acceso.fallas

/** The failure an address names; undefined for any other text. */
export const parseFalla = (text: string): FallaDeIdentidad | undefined =>
  Object.hasOwn(acceso.fallas, text) ? (text as FallaDeIdentidad) : undefined

/**
 * Failures that reveal nothing about the person who tries to sign in: the person gave up, or the provider did not
 * answer.
 */
const SIN_CULPA: readonly FallaDeIdentidad[] = [
  'cancelado',
  'proveedor-caido',
  'configuracion',
  'cliente-rechazado',
  'salida',
]

/** The history keeps a failure that may be somebody trying to be another person. */
export const seAnota = (falla: FallaDeIdentidad): boolean => !SIN_CULPA.includes(falla)
