import type { FastifyReply, FastifyRequest } from 'fastify'
import { enLlamada, type LlamadaEnCurso } from '../db/una-conexion.ts'

const llamadas = new WeakMap<FastifyRequest, LlamadaEnCurso>()

const llamadaDe = (request: FastifyRequest): LlamadaEnCurso => {
  const llamada = llamadas.get(request) ?? { credencial: request.headers.authorization ?? '' }
  llamadas.set(request, llamada)
  return llamada
}

type DePedido = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Groups the steps of a request into one call, because the embedded database gives its only connection by call. */
export const ofCall =
  (work: DePedido) =>
  (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    enLlamada(llamadaDe(request), () => work(request, reply))
