import type { Decision, Motivo } from '../decision/decision.ts'
import { esCodigoReservado } from '../identificador/codigo-abogado.ts'
import { abogados } from '../texto/abogados.ts'
import { CAMPOS_DE_ABOGADO, type FichaDeAbogado } from './ficha.ts'
import { LECTORES } from './read-campo.ts'
import { warnCuit } from './warn-cuit.ts'

export interface AbogadoValidado {
  readonly ficha: FichaDeAbogado
  readonly avisos: readonly Motivo[]
}

/**
 * Validates a new lawyer's record. Surname, first name, document number and code are required. The head lawyer's code
 * A00, and codes that look like A00, are refused (S1 §5; D101, D106, T10).
 *
 * @param titulos ids of the existing professional titles
 */
export const validateAbogado = (
  tecleada: FichaDeAbogado,
  titulos: readonly number[],
): Decision<AbogadoValidado> => {
  const motivos: Motivo[] = []
  const leida: Record<string, unknown> = {}
  const read = <C extends keyof FichaDeAbogado>(campo: C): void => {
    const lectura = LECTORES[campo](tecleada[campo], titulos)
    if (lectura.ok) leida[campo] = lectura.valor
    else motivos.push({ codigo: lectura.codigo, campo, mensaje: lectura.mensaje })
  }
  for (const campo of CAMPOS_DE_ABOGADO) {
    if (campo === 'codexterno' && esCodigoReservado(tecleada.codexterno)) {
      motivos.push({
        codigo: 'abogado.codigo-reservado',
        campo,
        mensaje: abogados.codigoReservado,
      })
    } else read(campo)
  }
  const porque = {
    regla: 'abogado/validar',
    fuente: 'S1 §5; D101, D106, T10',
    entradas: { nrodni: tecleada.nrodni, codexterno: tecleada.codexterno },
    valor: motivos.length === 0,
  }
  if (motivos.length > 0) return { ok: false, motivos, porque }
  // The cast is safe, because the function has already returned when a field could not be read.
  const ficha = leida as unknown as FichaDeAbogado
  return { ok: true, valor: { ficha, avisos: warnCuit(ficha.cuitcuil, ficha.nrodni) }, porque }
}
