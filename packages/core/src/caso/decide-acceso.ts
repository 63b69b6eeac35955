import type { Decision, Porque } from '../decision/decision.ts'
import { puedeVer } from '../permiso/puede-ver.ts'
import { ABOGADO_JEFE, claseDe, type Principal } from '../permiso/usuario.ts'
import { abogadoExterno } from '../texto/abogado-externo.ts'
import { busqueda } from '../texto/busqueda.ts'
import { interpolar } from '../texto/interpolar.ts'

/**
 * Decides whether a person may open a case: the admin, the head lawyer, guests (read only, D10) and the lawyer of the
 * case may (S2 §5, D20). A refused lawyer learns who is in charge. A person without a lawyer's code learns nothing
 * (D13).
 *
 * @param legales codes of the lawyers who collect tax periods of the property or business
 * @param municipio name of the municipality, for the message
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
  const enGestion = legales.length > 0
  if (puedeVer(principal, legales) && (enGestion || claseDe(principal) !== 'abogado'))
    return { ok: true, valor: true, porque }
  const [otro] = legales.filter((codigo) => codigo !== ABOGADO_JEFE)
  const refuse = (codigo: string, mensaje: string): Decision<true> => ({
    ok: false,
    motivos: [{ codigo, campo: '', mensaje }],
    porque,
  })
  if (claseDe(principal) === 'usuario') return refuse('caso.sin-codigo', busqueda.sinCodigo)
  if (!enGestion)
    return refuse('caso.sin-abogado', interpolar(abogadoExterno.sinAbogado, { municipio }))
  if (otro === undefined) return refuse('caso.de-la-jefatura', abogadoExterno.deLaJefatura)
  return refuse('caso.de-otro-abogado', interpolar(abogadoExterno.deOtroAbogado, { code: otro }))
}
