import { randomUUID } from 'node:crypto'
import { FUENTES, type Fuente, textos } from '@apremia/core'
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { createVerifier, MAX_TOKEN_SECONDS, type Proveedor } from './proveedor.ts'

const EMISOR = 'apremia-demo'
const AUDIENCIA = 'apremia'

export interface DemoProvider extends Proveedor {
  readonly issue: (dni: string, fuente: Fuente) => Promise<string>
}

/**
 * Creates the identity provider of the demonstration, where a visitor may sign in as any person. The tokens get the
 * same checks as the tokens of a real provider. After a restart, old tokens are no longer valid.
 */
export const createDemoProvider = async (
  origin: string,
  ahora: () => Date,
): Promise<DemoProvider> => {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(publicKey)), alg: 'ES256', kid: 'demo' }
  return {
    url: `${origin}/identidad`,
    salida: `${origin}/identidad/salir`,
    demo: true,
    fuentes: FUENTES,
    nombre: '',
    review: async () => ({
      tipo: 'demo',
      emisor: EMISOR,
      vuelta: '',
      salida: '',
      puntos: [
        {
          punto: 'demostracion',
          estado: 'aviso',
          texto: textos.identidad.revision.demostracion.aviso,
        },
      ],
    }),
    verify: createVerifier({
      keys: createLocalJWKSet({ keys: [jwk] }),
      emisor: EMISOR,
      audiencia: AUDIENCIA,
      ahora,
    }),
    issue: (dni, fuente) => {
      const now = Math.floor(ahora().getTime() / 1000)
      return new SignJWT({ dni, fnt: fuente })
        .setProtectedHeader({ alg: 'ES256', kid: 'demo' })
        .setIssuer(EMISOR)
        .setAudience(AUDIENCIA)
        .setSubject(dni)
        .setJti(randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(now + MAX_TOKEN_SECONDS)
        .sign(privateKey)
    },
  }
}
