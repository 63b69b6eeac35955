import type { Handler } from '../platform/http/mount.ts'
import { openPapelDeConvenio } from './open-papel-de-convenio.ts'

export const downloadConvenio: Handler<'downloadConvenio'> = (services, { sesion, params }) =>
  openPapelDeConvenio(services, sesion, params.id)
