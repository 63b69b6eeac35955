import type { Handler } from '../platform/http/mount.ts'
import { listBloquesGuardados } from './plantillas-repo.ts'

export const listBloques: Handler<'listBloques'> = ({ db }) => listBloquesGuardados(db)
