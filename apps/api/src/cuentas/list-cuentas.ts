import type { Handler } from '../platform/http/mount.ts'
import { listCuentasDe } from './cuentas-repo.ts'

export const listCuentas: Handler<'listCuentas'> = ({ db }) => listCuentasDe(db)
