import { IMPORTES_VIEJOS, type Motivo } from '@apremia/core'
import type { AppError } from '../platform/http/app-error.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'

/** Tells, by the code of its rule, whether giving a reason overrides the objection. */
export const isReparo = (codigo: string): boolean =>
  codigo.startsWith('actuacion.') || codigo === IMPORTES_VIEJOS

/** Builds the 409 with the objections to saving unless the person gives a reason in `motivoForzar` (D175, D176). */
export const pideMotivo = (motivos: readonly Motivo[]): AppError =>
  camposRechazados(409, 'pide-motivo', motivos)
