import { randomBytes } from 'node:crypto'
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { rutaDe } from '../log/create-logger.ts'

/**
 * Creates the function that gives each request its id in the log. The ids begin with a random text of the process. So
 * no two processes use the same id, not even after a restart.
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
 * Identifies the session or personal token of a request, so that the log says who asked without a document number or a
 * name. The tables `sesion` and `token_personal` have the person.
 */
const personaDe = ({ sesion }: FastifyRequest): string | undefined =>
  sesion === null ? undefined : `${sesion.credencial.tipo}-${sesion.credencial.id}`

/**
 * Writes one line of the log for each request, after its answer. Fastify would write two lines. The line has neither
 * the query nor the body of the request.
 */
export class RegistroDePedidos extends LogController {
  override incomingRequest(): void {
    // Fastify calls this method when a request arrives. It writes nothing, because the line written after the answer
    // has the same data.
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
