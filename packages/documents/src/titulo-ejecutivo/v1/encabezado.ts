import type { TituloDatos } from '@apremia/core'
import { createFiletes } from '../../layout/filetes.ts'
import type { OpcionesDeParrafo, Pieza } from '../../layout/pieza.ts'
import type { Element } from '../../pdf/outline.ts'
import type { Shaper } from '../../pdf/shaper.ts'
import { ANCHO, type Estilos, GRIS, PAGINA } from './estilo.ts'
import { parrafo } from './pieza.ts'
import {
  enMayusculas,
  lugarYFecha,
  nombreMunicipio,
  numeroDeTitulo,
  provincia,
  SUBTITULO,
} from './textos.ts'

const filetes = createFiletes(PAGINA.izquierda, ANCHO)

export const encabezado = (datos: TituloDatos, { normal, fuerte }: Estilos): Pieza[] => {
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
  const lugar = provincia(datos)
  return [
    ...linea(enMayusculas(nombreMunicipio(datos)), fuerte, 12.4, {
      element: 'P',
    }),
    ...(lugar === '' ? [] : linea(lugar, normal, 10, { element: 'P', gray: GRIS.rotulo })),
    filetes(6),
    ...linea(`TÍTULO EJECUTIVO ${numeroDeTitulo(datos)}`, fuerte, 18, {
      element: 'H',
      repeated: false,
      above: 11,
    }),
    ...linea(SUBTITULO, normal, 9.6, { element: 'P', above: 2, gray: GRIS.rotulo }),
    ...linea(lugarYFecha(datos), normal, 10.2, { element: 'P', above: 10, align: 'right' }),
  ]
}
