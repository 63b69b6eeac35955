import type { Motivo } from '../decision/decision.ts'
import { normalizarBusqueda } from '../identificador/normalizar-busqueda.ts'
import { interpolar } from '../texto/interpolar.ts'
import { revisionDeTitulos } from '../texto/revision-de-titulos.ts'
import { COLUMNAS_DEL_LIBRO_DE_TITULOS } from './columnas.ts'
import type { Deudor } from './titulo-datos.ts'

type Persona = Pick<Deudor, 'nombre' | 'documento'>

const { mensajes: t } = revisionDeTitulos

const digitsOf = (documento: string): string => documento.replace(/\D/g, '')

/** The name may have been corrected, or the document may have been added: one of the two is enough. */
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
 * Warns that the debtors of a row of the processed workbook are not those of the register today. It never refuses,
 * because whoever owed then may still be the one to sue.
 *
 * @param deHoy debtors of the item today, or undefined when the register was not read again
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
