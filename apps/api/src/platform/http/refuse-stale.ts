import { type Fecha, formatFecha, interpolar, textos } from '@apremia/core'
import { AppError } from './app-error.ts'

/**
 * Refuses a change when the person decided it over an old value. `visto` is the value that the person saw. API clients
 * of the original specification do not send `visto`, so this check accepts their changes.
 *
 * @param actual current value: `clave` is compared with `visto`, and `texto` is shown in the error. `previsto` is the
 *   first day of a value that is not yet in force
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
