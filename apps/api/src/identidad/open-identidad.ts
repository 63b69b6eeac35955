import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db/queryable.ts'
import { createDemoProvider, type DemoProvider } from './demo-provider.ts'
import { createOidcProvider, type OidcProvider } from './oidc-provider.ts'
import { externalProvider, type Proveedor } from './proveedor.ts'
import { createSellos, type Sellos } from './sellos.ts'
import { withEmergencia } from './with-emergencia.ts'

interface IdentidadAbierta {
  readonly identidad: Proveedor
  readonly demo: DemoProvider | undefined
  readonly oidc: OidcProvider | undefined
  /**
   * Encrypts and decrypts texts with an expiry, for the sign-ins. Undefined in the demonstration, where a visitor may
   * sign in as any person.
   */
  readonly sellos: Sellos | undefined
}

/**
 * Creates the identity provider that the configuration names. The function sends no request, so the server starts even
 * when the identity provider is down.
 */
export const openIdentidad = async (
  db: Db,
  { identidad: config, publicUrl }: Config,
  ahora: () => Date,
): Promise<IdentidadAbierta> => {
  if (config.tipo === 'demo') {
    const demo = await createDemoProvider(publicUrl, ahora)
    return { identidad: demo, demo, oidc: undefined, sellos: undefined }
  }
  const sellos = await createSellos(db, ahora)
  const oidc =
    config.tipo === 'oidc' ? createOidcProvider({ config, publicUrl, sellos, ahora }) : undefined
  const proveedor = config.tipo === 'externo' ? externalProvider(config, ahora) : oidc
  if (proveedor === undefined) throw new Error('Falta el proveedor de identidad')
  return { identidad: withEmergencia(proveedor, sellos), demo: undefined, oidc, sellos }
}
