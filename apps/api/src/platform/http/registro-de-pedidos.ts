import { randomBytes } from 'node:crypto'
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { rutaDe } from '../log/create-logger.ts'

/**
 * Creates the function that names each request. Each process starts with its own letters, so that the names of two
 * processes, or of one process before and after a restart, differ.
 */
export const createNombreDePedido = (): (() => string) => {
  const proceso = randomBytes(4).toString('hex')
  let n = 0
  return () => {
    n += 1
    return `${proceso}-${n}`
  }
}

/**
 * Names the sign-in or the personal token of a request, which tells who asked without a document number or a name. The
 * tables `sesion` and `token_personal` have the person.
 */
const personaDe = ({ sesion }: FastifyRequest): string | undefined =>
  sesion === null ? undefined : `${sesion.credencial.tipo}-${sesion.credencial.id}`

/**
 * Writes one line of the log for each answer, instead of the two lines of Fastify. The line has neither the query nor
 * the body of the request.
 */
export class RegistroDePedidos extends LogController {
  override incomingRequest(): void {
    // The line of the answer has all that is known when a request arrives.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const linea = {
      persona: personaDe(request),
      metodo: request.method,
      ruta: rutaDe(request),
      estado: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    if (error) request.log.error({ ...linea, err: error }, 'pedido')
    else request.log.info(linea, 'pedido')
  }
}
