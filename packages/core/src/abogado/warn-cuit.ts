import type { Motivo } from '../decision/decision.ts'
import { parseCuit } from '../identificador/cuit.ts'
import { abogados } from '../texto/abogados.ts'

/**
 * Warns about a wrong check digit in the CUIT (tax number) of a lawyer, and about middle digits that differ from the
 * document number `nrodni`. The CUIT is accepted all the same (D106). An empty `nrodni` is not compared.
 */
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
