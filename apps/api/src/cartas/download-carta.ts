import type { Handler } from '../platform/http/mount.ts'
import { openCarta } from './open-carta.ts'

export const downloadCarta: Handler<'downloadCarta'> = (services, { sesion, params }) =>
  openCarta(services, sesion, params.numero)
