import type { Decision, Porque } from '../decision/decision.ts'
import { ABOGADO_JEFE, claseDe, type Principal } from '../permiso/usuario.ts'
import { abogadoExterno } from '../texto/abogado-externo.ts'
import { interpolar } from '../texto/interpolar.ts'

/**
 * Whether a person may open the case of an item (S2 §5, D20). Admin, the head lawyer and guests (read only,
 * D10) pass, and the lawyer who has it; to any other the answer says in whose hands it is.
 *
 * @param legales codes of the lawyers with periods of the item in legal management
 * @param municipio name of the municipality, as its texts say it
 */
export const decideAccesoACaso = (
  principal: Principal,
  legales: readonly string[],
  municipio: string,
): Decision<true> => {
  const porque: Porque = {
    regla: 'caso/acceso',
    fuente: 'S2 §5, D20',
    entradas: { rol: principal.rol, abogado: principal.abogado, legales },
    valor: null,
  }
  const propio = principal.abogado !== '' && legales.includes(principal.abogado)
  if (propio || ['admin', 'jefe', 'invitado'].includes(claseDe(principal)))
    return { ok: true, valor: true, porque }
  const [otro] = legales.filter((codigo) => codigo !== ABOGADO_JEFE)
  const refuse = (codigo: string, mensaje: string): Decision<true> => ({
    ok: false,
    motivos: [{ codigo, campo: '', mensaje }],
    porque,
  })
  if (legales.length === 0)
    return refuse('caso.sin-abogado', interpolar(abogadoExterno.sinAbogado, { municipio }))
  if (otro === undefined) return refuse('caso.de-la-jefatura', abogadoExterno.deLaJefatura)
  return refuse('caso.de-otro-abogado', interpolar(abogadoExterno.deOtroAbogado, { code: otro }))
}
