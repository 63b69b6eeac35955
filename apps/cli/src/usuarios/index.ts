import type { Verb } from '../define.ts'
import { cerrarSesiones } from './cerrar-sesiones.ts'
import { crearUsuario } from './crear.ts'
import { editar } from './editar.ts'
import { libroDePersonas } from './libro.ts'
import { listarUsuarios } from './listar.ts'

export const verbs: readonly Verb[] = [
  listarUsuarios,
  crearUsuario,
  editar,
  cerrarSesiones,
  libroDePersonas,
]
