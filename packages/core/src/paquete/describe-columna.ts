import { interpolar } from '../texto/interpolar.ts'
import { paquete as textos } from '../texto/paquete.ts'
import type { FormaDeColumna } from './columna-de-paquete.ts'

const { formas: FORMAS } = textos

export const describeForma = (forma: FormaDeColumna): string => {
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
