import { normalizarCodigoAbogado } from '../identificador/codigo-abogado.ts'
import { claseDe, type Principal } from '../permiso/usuario.ts'

/**
 * The lawyer a list is narrowed to (S1 §5, D11, D13): the one asked for when the person sees all of them, ''
 * for no narrowing; their own for everybody else, whatever they asked for; null when they have none, and then
 * there is nothing to list.
 */
export const scopeAbogado = (principal: Principal, pedido: string): string | null => {
  const clase = claseDe(principal)
  if (clase === 'usuario') return null
  return clase === 'abogado' ? principal.abogado : normalizarCodigoAbogado(pedido)
}
