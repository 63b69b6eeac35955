import { interpolar, textos } from '@apremia/core'
import { AppError } from '../platform/http/app-error.ts'

/** @throws AppError 422 that lists all the data that the court paper needs and the case lacks */
export const refuseFaltas = (faltas: readonly string[]): void => {
  if (faltas.length === 0) return
  const message = interpolar(textos.escritosJudiciales.faltan, { faltas: faltas.join(' ') })
  throw new AppError(422, 'faltan-datos', message, { detalle: { faltas } })
}
