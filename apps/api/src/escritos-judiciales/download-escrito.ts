import type { Handler } from '../platform/http/mount.ts'
import { openEscrito } from './open-escrito.ts'

export const downloadEscrito: Handler<'downloadEscrito'> = (services, { sesion, params }) =>
  openEscrito(services, sesion, params.id)
