import { textos } from '@apremia/core'
import { WorkbookError } from '../workbook-error.ts'

const { fallas } = textos.paquete

export type FallaDePaquete = keyof typeof fallas

/** A file of the package, or the package as a whole, cannot be read. `message` is Spanish, for people. */
export class PaqueteError extends Error {
  override readonly name = 'PaqueteError'
  readonly codigo: string

  constructor(codigo: FallaDePaquete, detalle: string | number = '') {
    const dicho = typeof detalle === 'number' ? detalle.toLocaleString('es-AR') : detalle
    super(fallas[codigo].replace('{x}', dicho.slice(0, 200)))
    this.codigo = codigo
  }
}

/** Gives the message for people of a failure to read a file, and throws any other failure again. */
export const messageOfFalla = (error: unknown): string => {
  if (error instanceof PaqueteError || error instanceof WorkbookError) return error.message
  throw error
}
