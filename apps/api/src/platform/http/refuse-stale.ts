import { type Fecha, formatFecha, interpolar, textos } from '@apremia/core'
import { AppError } from './app-error.ts'

/**
 * Refuses a change when the value that the person saw on the screen (`visto`) is no longer the stored value. A request
 * without `visto`, as in the original specification, is accepted.
 *
 * @param actual stored value: `clave` is compared with `visto`, and the error shows `texto`. `previsto` is the future
 * day from which the value applies
 * @throws AppError 409 when another person changed the value in between (D42)
 */
export const refuseStale = (
  visto: string | undefined,
  actual: { readonly clave: string; readonly texto: string; readonly previsto?: Fecha | undefined },
): void => {
  if (visto === undefined || visto === actual.clave) return
  const { versionVieja, previsto } = textos.configuracion
  const mensaje =
    actual.previsto === undefined
      ? interpolar(versionVieja, { valor: actual.texto })
      : interpolar(previsto, { valor: actual.texto, desde: formatFecha(actual.previsto) })
  throw new AppError(409, 'version-vieja', mensaje, {
    detalle: { actual: actual.clave, texto: actual.texto },
  })
}
