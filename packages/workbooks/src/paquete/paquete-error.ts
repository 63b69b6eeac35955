import { textos } from '@apremia/core'
import { WorkbookError } from '../workbook-error.ts'

const { fallas } = textos.paquete

export type FallaDePaquete = keyof typeof fallas

/**
 * Error of a file of the package, or of the whole package, that cannot be read. `message` is in Spanish, for people.
 */
export class PaqueteError extends Error {
  override readonly name = 'PaqueteError'
  readonly codigo: string

  constructor(codigo: FallaDePaquete, detalle: string | number = '') {
    const dicho = typeof detalle === 'number' ? detalle.toLocaleString('es-AR') : detalle
    super(fallas[codigo].replace('{x}', dicho.slice(0, 200)))
    this.codigo = codigo
  }
}

/** Returns the message for people of an error that occurs when a file is read. Rethrows any other error. */
export const messageOfFalla = (error: unknown): string => {
  if (error instanceof PaqueteError || error instanceof WorkbookError) return error.message
  throw error
}
