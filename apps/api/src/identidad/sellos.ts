import { randomUUID } from 'node:crypto'
import { EncryptJWT, errors, type JWTPayload, jwtDecrypt } from 'jose'
import type { Db } from '../platform/db/queryable.ts'
import { loadSecreto } from '../platform/secretos/load-secreto.ts'

/** Purpose of an encrypted text. A text encrypted for one purpose is refused for any other. */
type Uso = 'ingreso' | 'token' | 'salida' | 'emergencia'

type Contenido = JWTPayload & { readonly jti: string; readonly exp: number }

/** Encrypts and decrypts texts that have an expiry. No other installation can write or read these texts. */
export interface Sellos {
  readonly seal: (uso: Uso, contenido: JWTPayload, segundos: number) => Promise<string>
  /**
   * Decrypts a text. Returns undefined when the text has expired, has another purpose or comes from another
   * installation.
   */
  readonly open: (uso: Uso, text: string) => Promise<Contenido | undefined>
}

const ALG = 'dir'
const ENC = 'A256GCM'

/**
 * The encryption key is in the database, where every process can read it. A sign-in may begin in one process and end in
 * another.
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
