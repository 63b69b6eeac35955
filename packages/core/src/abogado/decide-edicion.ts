import type { Decision, Motivo } from '../decision/decision.ts'
import type { Principal } from '../permiso/usuario.ts'
import { abogados } from '../texto/abogados.ts'
import { interpolar } from '../texto/interpolar.ts'
import {
  CAMPOS_DE_ABOGADO,
  CAMPOS_DE_CONTACTO,
  CAMPOS_FIJOS,
  type CampoDeAbogado,
  type FichaDeAbogado,
} from './ficha.ts'
import { LECTORES } from './read-campo.ts'
import { warnCuit } from './warn-cuit.ts'

export type CambiosDeAbogado = Partial<FichaDeAbogado>

export interface Edicion {
  readonly cambios: CambiosDeAbogado
  readonly avisos: readonly Motivo[]
}

/**
 * Reasons to refuse an edit of a lawyer's record because of the person who edits. 'abogado.ajeno': the record is of
 * another lawyer. 'abogado.campo-ajeno': the person may not edit the field. The server answers 403.
 */
export const MOTIVOS_DE_PERMISO: readonly string[] = ['abogado.ajeno', 'abogado.campo-ajeno']

/**
 * Returns the fields of a lawyer's record that a person may edit. An admin may edit every field except the document
 * number and the code. Lawyers may edit only their own contact fields (D8, D23).
 */
export const camposEditables = (
  codexterno: string,
  quien: Pick<Principal, 'rol' | 'abogado'>,
): readonly CampoDeAbogado[] => {
  if (quien.rol === 'admin') {
    return CAMPOS_DE_ABOGADO.filter((campo) => !CAMPOS_FIJOS.some((fijo) => fijo === campo))
  }
  const propia = quien.rol === 'user' && quien.abogado !== '' && quien.abogado === codexterno
  return propia ? CAMPOS_DE_CONTACTO : []
}

const isFijo = (campo: CampoDeAbogado): boolean => CAMPOS_FIJOS.some((fijo) => fijo === campo)

const refuse = (codigo: string, campo: CampoDeAbogado, mensaje: string): Motivo => ({
  codigo,
  campo,
  mensaje: interpolar(mensaje, { campo: abogados.campos[campo] }),
})

/**
 * Decides which fields of a lawyer's record an edit changes, or refuses the edit. The lawyer's document number and
 * lawyer's code can never change (S1 §5, T11).
 */
export const decideEdicion = (
  actual: FichaDeAbogado,
  tecleados: CambiosDeAbogado,
  quien: Pick<Principal, 'rol' | 'abogado'>,
  titulos: readonly number[],
): Decision<Edicion> => {
  const editables = camposEditables(actual.codexterno, quien)
  const motivos: Motivo[] = []
  const cambios: Record<string, unknown> = {}
  const decide = <C extends CampoDeAbogado>(campo: C, tecleado: FichaDeAbogado[C]): void => {
    if (tecleado === actual[campo]) return
    const lectura = LECTORES[campo](tecleado, titulos)
    if (lectura.ok && lectura.valor === actual[campo]) return
    if (isFijo(campo)) motivos.push(refuse('abogado.campo-fijo', campo, abogados.campoFijo))
    else if (!editables.includes(campo))
      motivos.push(refuse('abogado.campo-ajeno', campo, abogados.campoAjeno))
    else if (lectura.ok) cambios[campo] = lectura.valor
    else motivos.push({ codigo: lectura.codigo, campo, mensaje: lectura.mensaje })
  }
  for (const campo of CAMPOS_DE_ABOGADO) {
    const tecleado = tecleados[campo]
    if (tecleado !== undefined) decide(campo, tecleado)
  }
  if (editables.length === 0) {
    motivos.unshift({ codigo: 'abogado.ajeno', campo: '', mensaje: abogados.ajeno })
  }
  const porque = {
    regla: 'abogado/editar',
    fuente: 'S1 §4, §5; D8, D23, D42, T11',
    entradas: { codexterno: actual.codexterno, rol: quien.rol, abogado: quien.abogado },
    valor: motivos.length === 0 ? Object.keys(cambios) : null,
  }
  if (motivos.length > 0) return { ok: false, motivos, porque }
  const avisos =
    'cuitcuil' in cambios ? warnCuit(String(cambios.cuitcuil), actual.nrodni) : ([] as const)
  return { ok: true, valor: { cambios: cambios as CambiosDeAbogado, avisos }, porque }
}
