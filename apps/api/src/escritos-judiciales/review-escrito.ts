import type { Handler } from '../platform/http/mount.ts'
import { prepareEscrito } from './prepare-escrito.ts'

export const reviewEscrito: Handler<'reviewEscrito'> = async (services, { sesion, query }) => {
  const { pidePresupuesto, deudores, faltas } = await prepareEscrito(services, sesion, query)
  return { pidePresupuesto, deudores, faltas }
}
