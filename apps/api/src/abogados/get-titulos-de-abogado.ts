import type { Handler } from '../platform/http/mount.ts'
import { findTitulos } from './abogados-repo.ts'

export const getTitulosDeAbogado: Handler<'getTitulosDeAbogado'> = ({ db }) => findTitulos(db)
