import { fechaEnZona } from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'
import { findEfectoEnEvaluaciones } from './efecto-en-evaluaciones.ts'

export const getEfectoEnEvaluaciones: Handler<'getEfectoEnEvaluaciones'> = (
  { db, ahora },
  { query },
) => findEfectoEnEvaluaciones(db, query, fechaEnZona(ahora()))
