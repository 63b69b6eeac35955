import type { Handler } from '../platform/http/mount.ts'
import { answerActuacion, findActuacionVisible } from './visible.ts'

export const getActuacion: Handler<'getActuacion'> = async (services, { sesion, params }) =>
  answerActuacion(sesion, await findActuacionVisible(services, sesion, params.id))
