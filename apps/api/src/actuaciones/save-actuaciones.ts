import type { Handler } from '../platform/http/mount.ts'
import { createActuaciones } from './create-actuaciones.ts'
import { deleteActuacion } from './delete-actuacion.ts'
import { editActuacion } from './edit-actuacion.ts'
import { answerLote, findGuardado } from './lote-repo.ts'

const PROCESO = { A: createActuaciones, B: deleteActuacion, M: editActuacion } as const

export const saveActuaciones: Handler<'saveActuaciones'> = async (
  services,
  { sesion, body, adjuntos, idempotencyKey },
) => {
  const pedido = { sesion, body, adjuntos, idempotencyKey, ahora: services.ahora() }
  const hecho = await findGuardado(services.db, pedido)
  return hecho ? answerLote(services.db, hecho) : PROCESO[body.proceso](services, pedido)
}
