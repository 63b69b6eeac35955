import { findCasosDelEfecto } from '../casos/efecto.ts'
import type { Handler } from '../platform/http/mount.ts'
import { readPregunta } from './read-supuesto.ts'

export const listCasosDelEfecto: Handler<'listCasosDelEfecto'> = async (services, { query }) =>
  findCasosDelEfecto(services.db, await readPregunta(services, query), query)
