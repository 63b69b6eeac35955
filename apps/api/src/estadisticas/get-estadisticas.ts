import type { Handler } from '../platform/http/mount.ts'
import { readEstadisticas } from './read-estadisticas.ts'

export const getEstadisticas: Handler<'getEstadisticas'> = (services, { sesion, query }) =>
  readEstadisticas(services, sesion, query.abogado)
