import type { Motivo } from '../decision/decision.ts'
import { parseCuit } from '../identificador/cuit.ts'
import { abogados } from '../texto/abogados.ts'

/** What looks wrong in a CUIT without being a reason to refuse it (D106); its document, where there is one. */
export const warnCuit = (cuitcuil: string, nrodni: string): Motivo[] => {
  const cuit = parseCuit(cuitcuil)
  if (cuit === undefined) return []
  const avisos: Motivo[] = []
  if (!cuit.digitoCorrecto) {
    avisos.push({
      codigo: 'abogado.cuit-digito',
      campo: 'cuitcuil',
      mensaje: abogados.avisos.digitoDeCuit,
    })
  }
  if (nrodni !== '' && cuit.digitos.slice(2, 10) !== nrodni.padStart(8, '0')) {
    avisos.push({
      codigo: 'abogado.cuit-documento',
      campo: 'cuitcuil',
      mensaje: abogados.avisos.documentoDeCuit,
    })
  }
  return avisos
}
