import { escritosJudiciales } from '../texto/escritos-judiciales.ts'
import { interpolar } from '../texto/interpolar.ts'

const { porCompletar: t } = escritosJudiciales.pdf

const enLista = new Intl.ListFormat('es-AR')

/** Most brackets that the notice names, and most characters of each. */
const CORCHETES_MAXIMOS = 12
const LARGO_DE_CORCHETE = 80

const shorten = (corchete: string): string =>
  corchete.length > LARGO_DE_CORCHETE ? `${corchete.slice(0, LARGO_DE_CORCHETE)}…]` : corchete

/** Tells which brackets of a court paper a lawyer still has to complete. '' when the paper has none. */
export const describeCorchetes = (corchetes: readonly string[]): string => {
  if (corchetes.length === 0) return ''
  const nombrados = corchetes.slice(0, CORCHETES_MAXIMOS).map(shorten)
  const faltan = corchetes.length - nombrados.length
  const partes = faltan > 0 ? [...nombrados, interpolar(t.mas, { n: faltan })] : nombrados
  const lista = enLista.format(partes)
  return interpolar(partes.length === 1 ? t.una : t.varias, { lista })
}
