import type { Handler } from '../platform/http/mount.ts'
import { findFicha } from './find-ficha.ts'

export const getCaso: Handler<'getCaso'> = (services, { sesion, query }) =>
  findFicha(services, sesion, query)
