import type { Handler } from '../platform/http/mount.ts'
import { openTitulo } from './open-titulo.ts'

export const downloadTitulo: Handler<'downloadTitulo'> = (services, { params, query, sesion }) =>
  openTitulo(services, sesion, { numero: params.numero, original: query.original === '1' })
