import type { Handler } from '../platform/http/mount.ts'
import { listDestinatarios } from './comunicaciones-repo.ts'

export const getDestinatarios: Handler<'getDestinatarios'> = ({ db }) => listDestinatarios(db)
