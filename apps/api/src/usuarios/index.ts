import type { Handler } from '../platform/http/mount.ts'
import { createUsuario, simulateCreateUsuario } from './create-usuario.ts'
import { editUsuario, simulateEditUsuario } from './edit-usuario.ts'
import { endSesionesDeUsuario, simulateEndSesionesDeUsuario } from './end-sesiones-de-usuario.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { listUsuarios } from './usuarios-repo.ts'
import { validateToken } from './validate-token.ts'

const getUsuarios: Handler<'getUsuarios'> = ({ db }, { query }) => listUsuarios(db, query)

export const usuariosHandlers = {
  login,
  logout,
  validateToken,
  getUsuarios,
  createUsuario,
  simulateCreateUsuario,
  editUsuario,
  simulateEditUsuario,
  endSesionesDeUsuario,
  simulateEndSesionesDeUsuario,
}
