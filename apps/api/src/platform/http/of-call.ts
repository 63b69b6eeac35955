import type { FastifyReply, FastifyRequest } from 'fastify'
import { enLlamada, type LlamadaEnCurso } from '../db/una-conexion.ts'

const llamadas = new WeakMap<FastifyRequest, LlamadaEnCurso>()

const llamadaDe = (request: FastifyRequest): LlamadaEnCurso => {
  const llamada = llamadas.get(request) ?? { credencial: request.headers.authorization ?? '' }
  llamadas.set(request, llamada)
  return llamada
}

type DePedido = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

export const ofCall =
  (work: DePedido) =>
  (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    enLlamada(llamadaDe(request), () => work(request, reply))
