import type { Handler } from '../platform/http/mount.ts'
import { loadAvisosPorCorreo } from './avisos-repo.ts'

export const getAvisosPorCorreo: Handler<'getAvisosPorCorreo'> = (services, { sesion }) =>
  loadAvisosPorCorreo(services.db, services, sesion)
