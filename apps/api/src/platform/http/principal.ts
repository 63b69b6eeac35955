import type { Principal } from '@apremia/core'
import type { FastifyRequest } from 'fastify'
import { unauthenticated } from './app-error.ts'

export interface Sesion extends Principal {
  readonly dni: string
  readonly nombre: string
  readonly apellido: string
  readonly email: string
  readonly origen: 'web' | 'cli'
  readonly credencial: { readonly tipo: 'sesion' | 'token-personal'; readonly id: number }
  readonly expiraEn: Date
}

declare module 'fastify' {
  interface FastifyRequest {
    sesion: Sesion | null
  }
}

export const sesionDe = (request: FastifyRequest): Sesion => {
  if (request.sesion === null) throw unauthenticated()
  return request.sesion
}
