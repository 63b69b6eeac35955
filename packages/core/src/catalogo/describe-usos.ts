import { catalogos } from '../texto/catalogos.ts'
import { interpolar } from '../texto/interpolar.ts'

export const USOS_DE_CATALOGO = [
  'imponibles',
  'casos',
  'titulos',
  'cartas',
  'convenios',
  'abogados',
  'otros',
] as const
export type UsoDeCatalogo = (typeof USOS_DE_CATALOGO)[number]

const { usos: t } = catalogos

const NUMERO = new Intl.NumberFormat('es-AR')

/** Writes how many records use an entry of a catalogue, such as a tax: 'Lo usan 1.204 casos y 12 títulos.' */
export const describeUsos = (
  usos: readonly { readonly que: UsoDeCatalogo; readonly n: number }[],
): string => {
  if (usos.length === 0) return t.ninguno
  const dichos = usos.map(({ que, n }) =>
    n === 1 ? t.que[que].uno : interpolar(t.que[que].varios, { n: NUMERO.format(n) }),
  )
  const cuantos = new Intl.ListFormat('es-AR').format(dichos)
  return interpolar(usos.length === 1 && usos[0]?.n === 1 ? t.loUsa : t.loUsan, { cuantos })
}
