import { eligeAbogado } from '@apremia/core'
import { useUsuario } from '../../../session/use-sesion.ts'
import { legalDelPrimero } from './seleccion.ts'
import type { FormularioDeConvenio } from './use-ficha-de-convenio.ts'

interface PersonaConCodigo {
  readonly codexterno: string
  readonly apellido?: string
  readonly nombre?: string
}

const nombreCompleto = ({ codexterno, apellido = '', nombre = '' }: PersonaConCodigo): string =>
  `${apellido}, ${nombre} (${codexterno})`

/** Whose the agreement is: chosen, of the first chosen period, or of whoever makes it (D123). */
export const useAbogado = ({ record, valores, rest }: FormularioDeConvenio) => {
  const usuario = useUsuario()
  const elige = record === undefined && usuario !== null && eligeAbogado(usuario)
  const porDefecto = legalDelPrimero(rest.items)
  return {
    elige,
    porDefecto,
    /** '' while nobody chose. */
    codigo: record?.codexterno ?? (elige ? valores.abogado || porDefecto : ''),
    /** Of the agreement, where nobody chooses it. */
    nombre: nombreCompleto(
      record?.convenio_abogado ?? { ...usuario, codexterno: usuario?.abogado ?? '' },
    ),
  }
}
