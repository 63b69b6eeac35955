import type { Handler } from '../platform/http/mount.ts'
import { findAll } from './abogados-repo.ts'

const POR_APELLIDO = { orden: 'apellido', sentido: 'asc' } as const

export const getAbogados: Handler<'getAbogados'> = ({ db }) => findAll(db, {}, POR_APELLIDO)
