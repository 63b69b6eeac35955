import type { Motivo } from '@apremia/core'
import { AppError } from './app-error.ts'

export const camposRechazados = (
  status: number,
  code: string,
  motivos: readonly Motivo[],
  detalle?: Readonly<Record<string, unknown>>,
): AppError =>
  new AppError(status, code, motivos.map(({ mensaje }) => mensaje).join(' '), {
    fields: motivos.map(({ campo, mensaje }) => ({ field: campo, message: mensaje })),
    ...(detalle ? { detalle } : {}),
  })
