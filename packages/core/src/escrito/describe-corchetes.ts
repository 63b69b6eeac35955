import { escritosJudiciales } from '../texto/escritos-judiciales.ts'
import { interpolar } from '../texto/interpolar.ts'

const { porCompletar: t } = escritosJudiciales.pdf

const enLista = new Intl.ListFormat('es-AR')

/**
 * Limits of the notice about the texts in brackets of a court paper: maximum number of texts that the notice quotes,
 * and maximum number of characters of each text.
 */
const CORCHETES_MAXIMOS = 12
const LARGO_DE_CORCHETE = 80

const shorten = (corchete: string): string =>
  corchete.length > LARGO_DE_CORCHETE ? `${corchete.slice(0, LARGO_DE_CORCHETE)}…]` : corchete

/**
 * Writes a notice about the texts in brackets that a lawyer still has to complete in a court paper. '' when there are
 * none.
 */
export const describeCorchetes = (corchetes: readonly string[]): string => {
  if (corchetes.length === 0) return ''
  const nombrados = corchetes.slice(0, CORCHETES_MAXIMOS).map(shorten)
  const faltan = corchetes.length - nombrados.length
  const partes = faltan > 0 ? [...nombrados, interpolar(t.mas, { n: faltan })] : nombrados
  const lista = enLista.format(partes)
  return interpolar(partes.length === 1 ? t.una : t.varias, { lista })
}
