import { eligeAbogado } from '@apremia/core'
import { useUsuario } from '../../../session/use-sesion.ts'
import { legalDelPrimero } from './seleccion.ts'
import type { FormularioDeConvenio } from './use-ficha-de-convenio.ts'

const nombreCompleto = (codigo: string, { apellido = '', nombre = '' }): string =>
  `${apellido}, ${nombre} (${codigo})`

/**
 * Returns the lawyer of the payment agreement (D123): the saved lawyer or, without one, the chosen lawyer, then the
 * lawyer of the first chosen tax period, then the person who makes the agreement.
 */
export const useAbogado = ({ record, valores, rest }: FormularioDeConvenio) => {
  const usuario = useUsuario()
  const elige = record === undefined && usuario !== null && eligeAbogado(usuario)
  const porDefecto = legalDelPrimero(rest.items)
  return {
    elige,
    porDefecto,
    codigo: record?.codexterno ?? (elige ? valores.abogado || porDefecto : ''),
    nombre: record
      ? nombreCompleto(record.convenio_abogado.codexterno, record.convenio_abogado)
      : nombreCompleto(usuario?.abogado ?? '', usuario ?? {}),
  }
}
