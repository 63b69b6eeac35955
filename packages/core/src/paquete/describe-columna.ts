import { interpolar } from '../texto/interpolar.ts'
import { paquete as textos } from '../texto/paquete.ts'
import type { ColumnaDePaquete, FormaDeColumna } from './columna-de-paquete.ts'

const { formas: FORMAS } = textos

const describeForma = (forma: FormaDeColumna): string => {
  switch (forma.clase) {
    case 'texto':
    case 'parrafos':
    case 'codigo':
      return interpolar(FORMAS[forma.clase], { n: forma.largo })
    case 'entero':
      return interpolar(FORMAS.entero, { desde: forma.desde, hasta: forma.hasta })
    case 'opcion':
      return interpolar(FORMAS.opcion, { opciones: forma.opciones.join(', ') })
    default:
      return FORMAS[forma.clase]
  }
}

export const describeColumna = ({ forma, con }: ColumnaDePaquete): string => {
  const como = describeForma(forma)
  return con === undefined ? como : interpolar(FORMAS.con, { como, columna: con })
}
