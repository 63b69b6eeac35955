import type { CartaDatos } from '@apremia/core'
import { createFiletes } from '../../layout/filetes.ts'
import { createParrafo, type OpcionesDeParrafo, type Pieza } from '../../layout/pieza.ts'
import type { Element } from '../../pdf/outline.ts'
import type { Shaper } from '../../pdf/shaper.ts'
import { nombreDeMunicipio, nombreDeProvincia } from '../../react-pdf/palabras.ts'
import type { Estilos } from '../../titulo-ejecutivo/v1/estilo.ts'
import { enMayusculas } from '../../titulo-ejecutivo/v1/textos.ts'
import { CARTA } from './estilo.ts'
import { avisoFinal, lugarYFechaDeCarta, numeroDeCarta, TITULO } from './textos.ts'

const parrafo = createParrafo(CARTA.pagina.izquierda, CARTA.ancho)

const filetes = createFiletes(CARTA.pagina.izquierda, CARTA.ancho)

export const encabezadoDeCarta = (datos: CartaDatos, { normal, fuerte }: Estilos): Pieza[] => {
  const linea = (
    text: string,
    shaper: Shaper,
    tamano: number,
    opciones: Partial<OpcionesDeParrafo> & { element: Element },
  ) =>
    parrafo([{ text, shaper }], {
      tamano,
      interlinea: tamano * 1.28,
      align: 'center',
      bond: 2,
      inner: 2,
      repeated: true,
      ...opciones,
    })
  const provincia = nombreDeProvincia(datos.municipio)
  return [
    ...linea(enMayusculas(nombreDeMunicipio(datos.municipio)), fuerte, 12.4, { element: 'P' }),
    ...(provincia === ''
      ? []
      : linea(provincia, normal, 10, { element: 'P', gray: CARTA.gris.rotulo })),
    filetes(6),
    ...linea(`${TITULO} ${numeroDeCarta(datos)}`, fuerte, 16, {
      element: 'H',
      repeated: false,
      above: 9,
    }),
    ...linea(avisoFinal(datos), normal, 9.6, { element: 'P', above: 2, gray: CARTA.gris.rotulo }),
    ...linea(lugarYFechaDeCarta(datos), normal, 10.2, { element: 'P', above: 8, align: 'right' }),
  ]
}
