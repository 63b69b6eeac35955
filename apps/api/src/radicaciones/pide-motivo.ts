import { IMPORTES_VIEJOS, type Motivo } from '@apremia/core'
import type { AppError } from '../platform/http/app-error.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'

/** The save can continue in spite of the objection `codigo`, when the user gives a reason. */
export const isReparo = (codigo: string): boolean =>
  codigo.startsWith('actuacion.') || codigo === IMPORTES_VIEJOS

/**
 * Builds the 409 error with the objections that stop a save until the request carries a reason in `motivoForzar` (D175,
 * D176).
 */
export const pideMotivo = (motivos: readonly Motivo[]): AppError =>
  camposRechazados(409, 'pide-motivo', motivos)
