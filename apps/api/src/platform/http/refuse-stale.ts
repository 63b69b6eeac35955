import { interpolar, textos } from '@apremia/core'
import { AppError } from './app-error.ts'

/**
 * Whoever changes a value says which one they saw; without that (the clients of the specification) nothing is compared.
 *
 * @param actual what it is now, as it is compared and as people read it
 * @throws AppError 409 when somebody changed it in between (D42)
 */
export const refuseStale = (
  visto: string | undefined,
  actual: { readonly clave: string; readonly texto: string },
): void => {
  if (visto === undefined || visto === actual.clave) return
  const mensaje = interpolar(textos.configuracion.versionVieja, { valor: actual.texto })
  throw new AppError(409, 'version-vieja', mensaje, {
    detalle: { actual: actual.clave, texto: actual.texto },
  })
}
