import { IMPORTES_VIEJOS, type Motivo } from '@apremia/core'
import type { AppError } from '../platform/http/app-error.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'

export const isReparo = (codigo: string): boolean =>
  codigo.startsWith('actuacion.') || codigo === IMPORTES_VIEJOS

/**
 * Builds the 409 error with the objections to a change. The same request with a reason in `motivoForzar` is accepted
 * (D175, D176).
 */
export const pideMotivo = (motivos: readonly Motivo[]): AppError =>
  camposRechazados(409, 'pide-motivo', motivos)
