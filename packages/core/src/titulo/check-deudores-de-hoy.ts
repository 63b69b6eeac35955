import type { Motivo } from '../decision/decision.ts'
import { normalizarBusqueda } from '../identificador/normalizar-busqueda.ts'
import { interpolar } from '../texto/interpolar.ts'
import { revisionDeTitulos } from '../texto/revision-de-titulos.ts'
import { COLUMNAS_DEL_LIBRO_DE_TITULOS } from './columnas.ts'
import type { Deudor } from './titulo-datos.ts'

type Persona = Pick<Deudor, 'nombre' | 'documento'>

const { mensajes: t } = revisionDeTitulos

const digitsOf = (documento: string): string => documento.replace(/\D/g, '')

/**
 * Tells whether two records are of the same debtor: the identity or tax numbers match, or the names match. One match is
 * enough. The name may have been corrected, or the number added later.
 */
const isMisma = (una: Persona, otra: Persona): boolean => {
  const documento = digitsOf(una.documento)
  return (
    (documento !== '' && documento === digitsOf(otra.documento)) ||
    normalizarBusqueda(una.nombre) === normalizarBusqueda(otra.nombre)
  )
}

const listNombres = (personas: readonly Persona[]): string =>
  personas.length === 0 ? t.nadie : personas.map(({ nombre }) => nombre).join('; ')

/**
 * Warns that the debtors in a row of the workbook of executive titles are no longer the debtors in the register. The
 * row is not refused, because the former debtor may still be the person to sue.
 *
 * @param deHoy current debtors; undefined when the register was not read again
 */
export const checkDeudoresDeHoy = (
  deLaFila: readonly Persona[],
  deHoy: readonly Persona[] | undefined,
): Motivo[] => {
  if (deHoy === undefined) return []
  const falta = (unas: readonly Persona[], otras: readonly Persona[]): boolean =>
    unas.some((una) => !otras.some((otra) => isMisma(una, otra)))
  if (!falta(deLaFila, deHoy) && !falta(deHoy, deLaFila)) return []
  return [
    {
      codigo: 'titulo.deudores-cambiados',
      campo: COLUMNAS_DEL_LIBRO_DE_TITULOS.contribuyentes,
      mensaje: interpolar(t.deudoresCambiados, {
        planilla: listNombres(deLaFila),
        hoy: listNombres(deHoy),
      }),
    },
  ]
}
