import type { ConstanciaDatos } from '@apremia/core'
import { HOJA } from '../../evaluacion/v1/estilo.ts'
import { createLineaDeHoja } from '../../evaluacion/v1/linea.ts'
import { fichaDeHoja } from '../../evaluacion/v1/tabla.ts'
import { drawPiezas } from '../../layout/draw-piezas.ts'
import type { Pieza } from '../../layout/pieza.ts'
import type { Painter } from '../../pdf/painter.ts'
import { nombreDeMunicipio, nombreDeProvincia } from '../../react-pdf/palabras.ts'
import type { Estilos } from '../../titulo-ejecutivo/v1/estilo.ts'
import { enMayusculas } from '../../titulo-ejecutivo/v1/textos.ts'
import {
  COMANDO,
  COMO,
  datosDeConstancia,
  lineasDeCodigo,
  PARA_QUE,
  TITULO_DE_CONSTANCIA,
} from './textos.ts'

const linea = createLineaDeHoja(1.4, {})

const piezasDe = (datos: ConstanciaDatos, { normal, fuerte }: Estilos): Pieza[] => {
  const { municipio, hash } = datos
  const provincia = nombreDeProvincia(municipio)
  const centro = { align: 'center' } as const
  const gris = { ...centro, gray: HOJA.gris.rotulo }
  return [
    ...linea(enMayusculas(nombreDeMunicipio(municipio)), fuerte, 12.4, centro),
    ...(provincia === '' ? [] : linea(provincia, normal, 10, gris)),
    ...linea(enMayusculas(TITULO_DE_CONSTANCIA), fuerte, 14, {
      ...centro,
      element: 'H',
      above: 18,
    }),
    ...fichaDeHoja(datosDeConstancia(datos), normal, 14),
    ...lineasDeCodigo(hash).flatMap((codigo, i) =>
      linea(codigo, normal, 15, { ...centro, above: i === 0 ? 22 : 2 }),
    ),
    ...PARA_QUE.flatMap((texto, i) => linea(texto, normal, 10, { above: i === 0 ? 22 : 6 })),
    ...linea(COMO, normal, 10, { above: 12 }),
    ...linea(COMANDO, normal, 10, { above: 2 }),
  ]
}

export const drawConstancia = (painter: Painter, datos: ConstanciaDatos, estilos: Estilos): void =>
  drawPiezas(painter, piezasDe(datos, estilos), {
    arriba: HOJA.pagina.alto - HOJA.pagina.arriba - 60,
    capacidad: HOJA.capacidad - 60,
    dress: () => undefined,
  })
