import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db/queryable.ts'
import { createDemoProvider, type DemoProvider } from './demo-provider.ts'
import { createOidcProvider, type OidcProvider } from './oidc-provider.ts'
import { externalProvider, type Proveedor } from './proveedor.ts'
import { createSellos } from './sellos.ts'

interface IdentidadAbierta {
  readonly identidad: Proveedor
  /** The providers that have pages of their own in the product. */
  readonly demo: DemoProvider | undefined
  readonly oidc: OidcProvider | undefined
}

/** The provider of this installation. None is asked anything yet: one that is down does not stop the start. */
export const openIdentidad = async (
  db: Db,
  { identidad: config, publicUrl }: Config,
  ahora: () => Date,
): Promise<IdentidadAbierta> => {
  switch (config.tipo) {
    case 'demo': {
      const demo = await createDemoProvider(publicUrl, ahora)
      return { identidad: demo, demo, oidc: undefined }
    }
    case 'oidc': {
      const sellos = await createSellos(db, ahora)
      const oidc = createOidcProvider({ config, publicUrl, sellos, ahora })
      return { identidad: oidc, demo: undefined, oidc }
    }
    case 'externo':
      return { identidad: externalProvider(config, ahora), demo: undefined, oidc: undefined }
  }
}
