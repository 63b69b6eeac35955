import type { Contract, ReplyOf } from '@apremia/api-client'
import { expect } from 'vitest'
import { upload } from './libros.ts'
import type { TestApp } from './test-app.ts'

export type RevisionDeTitulos = ReplyOf<Contract['reviewTitulos']>

/**
 * @param sesion returns the test application and the token of the signed-in user. It is a function, because neither
 * exists before the tests run
 */
export const createPlanillas = (
  sesion: () => { readonly test: TestApp; readonly token: string },
) => {
  const enviar = (llamada: string, bytes: Buffer, more: Record<string, string> = {}) => {
    const { test, token } = sesion()
    const file = { name: 'junio.xlsx', bytes }
    const campos = { category: 'inmueble', ...more }
    return upload(test, `/api/creaciontitulos/${llamada}`, token, campos, file)
  }
  return {
    enviar,
    revisar: async (bytes: Buffer): Promise<RevisionDeTitulos> => {
      const answer = await enviar('revisar', bytes)
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
      return answer.json()
    },
    procesar: async (bytes: Buffer): Promise<Buffer> => {
      const answer = await enviar('generatexls', bytes)
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
      return answer.rawPayload
    },
  }
}
