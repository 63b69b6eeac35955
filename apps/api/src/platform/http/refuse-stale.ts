import { type Fecha, formatFecha, interpolar, textos } from '@apremia/core'
import { AppError } from './app-error.ts'

/**
 * Whoever changes a value says which one they saw; without that (the clients of the specification) nothing is compared.
 *
 * @param actual what it is now, as it is compared and as people read it; and since when, if that is a day to come: who
 * looks at what holds today did not see it
 * @throws AppError 409 when somebody changed it in between (D42)
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
