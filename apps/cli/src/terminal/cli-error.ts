import type { ErrorDeFila } from '@apremia/core'
import type { Salida } from './exit-code.ts'

/**
 * Errors in the rows of a workbook. `filas` has the errors that the server listed. `total` is the number of all the
 * rows with errors, which may be greater.
 */
export interface Errores {
  readonly filas: readonly ErrorDeFila[]
  readonly total: number
}

interface CliErrorParts {
  readonly codigo: string
  readonly mensaje: string
  readonly sugerencias?: readonly string[]
  /** Details of the error for programs, printed under `detalle` with --json. */
  readonly detalle?: Readonly<Record<string, unknown>> | undefined
  readonly errores?: Errores | undefined
}

export class CliError extends Error {
  override readonly name = 'CliError'
  readonly salida: Salida
  readonly codigo: string
  readonly sugerencias: readonly string[]
  readonly detalle: Readonly<Record<string, unknown>> | undefined
  readonly errores: Errores | undefined

  constructor(salida: Salida, parts: CliErrorParts) {
    super(parts.mensaje)
    this.salida = salida
    this.codigo = parts.codigo
    this.sugerencias = parts.sugerencias ?? []
    this.detalle = parts.detalle
    this.errores = parts.errores
  }
}

export const usageError = (mensaje: string, ...sugerencias: string[]): CliError =>
  new CliError('uso', { codigo: 'uso', mensaje, sugerencias })

export const interrupted = (mensaje = 'Interrumpido.', ...sugerencias: string[]): CliError =>
  new CliError('interrumpido', { codigo: 'interrumpido', mensaje, sugerencias })
