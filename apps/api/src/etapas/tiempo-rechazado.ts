import { type Motivo, UNIDAD_AJENA } from '@apremia/core'
import type { AppError } from '../platform/http/app-error.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'

/** Answers a wrong time. An unknown unit is understood but not admitted (D61). Anything else is a form to correct. */
export const tiempoRechazado = (motivos: readonly Motivo[]): AppError =>
  motivos.some(({ codigo }) => codigo === UNIDAD_AJENA)
    ? camposRechazados(422, 'unidad-invalida', motivos)
    : camposRechazados(400, 'campos-invalidos', motivos)
