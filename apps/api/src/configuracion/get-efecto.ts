import { countEfecto } from '../casos/efecto.ts'
import type { Handler } from '../platform/http/mount.ts'
import { readPregunta } from './read-supuesto.ts'

export const getEfecto: Handler<'getEfecto'> = async (services, { query }) =>
  countEfecto(services.db, await readPregunta(services, query))
