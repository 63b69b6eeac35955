import { IMPORTES_VIEJOS, type Motivo } from '@apremia/core'
import type { AppError } from '../platform/http/app-error.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'

/** Tells whether the user can override an objection by giving a reason. The code of the objection decides. */
export const isReparo = (codigo: string): boolean =>
  codigo.startsWith('actuacion.') || codigo === IMPORTES_VIEJOS

/**
 * Builds the 409 error with the objections that stop a save until the request carries a reason in `motivoForzar` (D175,
 * D176).
 */
export const pideMotivo = (motivos: readonly Motivo[]): AppError =>
  camposRechazados(409, 'pide-motivo', motivos)
