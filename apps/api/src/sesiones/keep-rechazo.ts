import { type FallaDeIdentidad, textos } from '@apremia/core'
import type { FastifyRequest } from 'fastify'
import { type Actor, appendHistorial } from '../historial/append-historial.ts'
import type { Services } from '../platform/services.ts'
import { MAX_FALLOS_POR_MINUTO } from './max-fallos.ts'

export type MotivoDeRechazo = keyof typeof textos.accesoEnElServidor.rechazos

export const origenDe = ({ headers }: FastifyRequest): Actor['origen'] =>
  headers['x-apremia-origen'] === 'cli' ? 'cli' : 'web'

/**
 * Records a failed sign-in in the audit history. The row has no data of the request, because nobody proved the identity
 * of the person (D149).
 */
const write = (
  { db, ahora }: Services,
  origen: Actor['origen'],
  despues: { readonly motivo: MotivoDeRechazo; readonly falla?: FallaDeIdentidad },
): Promise<void> =>
  db.transaction((tx) =>
    appendHistorial(tx, {
      momento: ahora(),
      actor: { dni: '', abogado: '', origen },
      operacion: 'login-rechazado',
      entidad: 'sesion',
      entidadId: '',
      descripcion: textos.accesoEnElServidor.rechazos[despues.motivo],
      despues,
    }),
  )

/**
 * Counts a failed sign-in against the IP address of the request. When the identity was not yet proved, also records the
 * failure in the audit history, up to the limit per minute (ADR 0005).
 */
export const keepRechazo = async (
  services: Services,
  request: FastifyRequest,
  motivo: MotivoDeRechazo,
  falla?: FallaDeIdentidad,
): Promise<void> => {
  const { consumedPoints } = await services.ingresosFallidos.penalty(request.ip)
  const unproved = motivo.startsWith('token-') || motivo === 'identidad-rechazada'
  // The sign-in already checked the limit of failures per minute. Several simultaneous requests can pass that check
  // before any of them is counted. So the limit is checked again here.
  if (unproved && consumedPoints <= MAX_FALLOS_POR_MINUTO)
    await write(services, origenDe(request), falla === undefined ? { motivo } : { motivo, falla })
}
