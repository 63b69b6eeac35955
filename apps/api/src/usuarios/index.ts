import { createUsuario } from './create-usuario.ts'
import { createLogin } from './login.ts'
import { logout } from './logout.ts'
import { validateToken } from './validate-token.ts'

export const usuariosHandlers = () => ({
  login: createLogin(),
  logout,
  validateToken,
  createUsuario,
})
