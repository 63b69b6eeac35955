import { randomUUID } from 'node:crypto'
import { EncryptJWT, errors, type JWTPayload, jwtDecrypt } from 'jose'
import type { Db } from '../platform/db/queryable.ts'
import { loadSecreto } from '../platform/secretos/load-secreto.ts'

/** Purpose of a sealed (encrypted) text. A text sealed for one purpose is refused for another purpose. */
type Uso = 'ingreso' | 'token' | 'salida' | 'emergencia'

type Contenido = JWTPayload & { readonly jti: string; readonly exp: number }

/**
 * Seals (encrypts) texts and opens them. Only this installation can write or read a sealed text, and each text has an
 * expiry.
 */
export interface Sellos {
  readonly seal: (uso: Uso, contenido: JWTPayload, segundos: number) => Promise<string>
  /**
   * Returns the content of a sealed text. Returns undefined for a text that has expired, or that has another purpose or
   * another installation's seal.
   */
  readonly open: (uso: Uso, text: string) => Promise<Contenido | undefined>
}

const ALG = 'dir'
const ENC = 'A256GCM'

/**
 * Creates the functions that seal (encrypt) texts. The key is in the database because a sign-in may begin in one
 * process and end in another.
 */
export const createSellos = async (db: Db, ahora: () => Date): Promise<Sellos> => {
  const key = new Uint8Array(await loadSecreto(db, 'identidad'))
  return {
    seal: (uso, contenido, segundos) => {
      const now = Math.floor(ahora().getTime() / 1000)
      return new EncryptJWT(contenido)
        .setProtectedHeader({ alg: ALG, enc: ENC })
        .setAudience(uso)
        .setJti(randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(now + segundos)
        .encrypt(key)
    },
    open: async (uso, text) => {
      try {
        const { payload } = await jwtDecrypt(text, key, {
          audience: uso,
          currentDate: ahora(),
          requiredClaims: ['jti', 'exp'],
          keyManagementAlgorithms: [ALG],
          contentEncryptionAlgorithms: [ENC],
        })
        return payload as Contenido
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },
  }
}
