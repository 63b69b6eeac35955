import { createUsuario, simulateCreateUsuario } from './create-usuario.ts'
import { editUsuario, simulateEditUsuario } from './edit-usuario.ts'
import { endSesionesDeUsuario, simulateEndSesionesDeUsuario } from './end-sesiones-de-usuario.ts'
import { getUsuarios } from './get-usuarios.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { validateToken } from './validate-token.ts'

export const usuariosHandlers = {
  login,
  validateToken,
  logout,
  getUsuarios,
  createUsuario,
  simulateCreateUsuario,
  editUsuario,
  simulateEditUsuario,
  endSesionesDeUsuario,
  simulateEndSesionesDeUsuario,
}
