import { textos } from '@apremia/core'
import { WorkbookError } from '../workbook-error.ts'

const { fallas } = textos.paquete

export type FallaDePaquete = keyof typeof fallas

/** Error that refuses a whole data package, or one file of the package. `message` is in Spanish, for people. */
export class PaqueteError extends Error {
  override readonly name = 'PaqueteError'
  readonly codigo: string

  constructor(codigo: FallaDePaquete, detalle: string | number = '') {
    const dicho = typeof detalle === 'number' ? detalle.toLocaleString('es-AR') : detalle
    super(fallas[codigo].replace('{x}', dicho.slice(0, 200)))
    this.codigo = codigo
  }
}

/** Returns the message of a PaqueteError or WorkbookError. Rethrows any other error. */
export const messageOfFalla = (error: unknown): string => {
  if (error instanceof PaqueteError || error instanceof WorkbookError) return error.message
  throw error
}
