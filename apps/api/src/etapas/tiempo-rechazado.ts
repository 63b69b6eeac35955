import { type Motivo, UNIDAD_AJENA } from '@apremia/core'
import type { AppError } from '../platform/http/app-error.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'

/**
 * Builds the refusal of a wrong time limit. The status is 422 when the unit of time is not allowed (D61). Otherwise it
 * is 400, with the invalid fields of the form.
 */
export const tiempoRechazado = (motivos: readonly Motivo[]): AppError =>
  motivos.some(({ codigo }) => codigo === UNIDAD_AJENA)
    ? camposRechazados(422, 'unidad-invalida', motivos)
    : camposRechazados(400, 'campos-invalidos', motivos)
