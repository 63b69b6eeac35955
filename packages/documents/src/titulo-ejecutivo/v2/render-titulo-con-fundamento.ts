import { separateSaldos, type TituloDatos } from '@apremia/core'
import type { Pieza } from '../../layout/pieza.ts'
import { tablaDeDetalle } from '../v1/detalle.ts'
import { encabezado } from '../v1/encabezado.ts'
import { CUERPO, type Estilos } from '../v1/estilo.ts'
import { parrafo } from '../v1/pieza.ts'
import { createDibujo, rotuloDeDetalle } from '../v1/render-titulo.ts'
import { cierre, runsOf } from './cierre.ts'
import { ficha } from './ficha.ts'
import { certificacion } from './textos.ts'

const piezasDe = (datos: TituloDatos, estilos: Estilos): Pieza[] => {
  const separados = separateSaldos(datos.periodos)
  const { reclamados, subtotal, saldos } = separados
  return [
    ...encabezado(datos, estilos),
    ...parrafo(runsOf(estilos)(certificacion(datos)), {
      ...CUERPO,
      align: 'justify',
      element: 'P',
      above: 8,
    }),
    ...ficha(datos, estilos),
    ...rotuloDeDetalle(estilos),
    ...(saldos.length === 0
      ? tablaDeDetalle(datos, estilos)
      : tablaDeDetalle({ ...subtotal, periodos: reclamados }, estilos, 'SUBTOTAL')),
    ...cierre(datos, separados, estilos),
  ]
}

export const renderTituloConFundamento = createDibujo(piezasDe)
