import type { Handler } from '../platform/http/mount.ts'
import { listCaracteres } from './listas-repo.ts'

export const getConvCaracter: Handler<'getConvCaracter'> = ({ db }) => listCaracteres(db)
