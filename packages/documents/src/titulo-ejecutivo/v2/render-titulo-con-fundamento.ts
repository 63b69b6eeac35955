import { separateSaldos, type TituloDatos } from '@apremia/core'
import type { Pieza } from '../../layout/pieza.ts'
import { runsOf } from '../../layout/runs-of.ts'
import { tablaDeDetalle } from '../v1/detalle.ts'
import { encabezado } from '../v1/encabezado.ts'
import { CUERPO, type Estilos } from '../v1/estilo.ts'
import { parrafo } from '../v1/pieza.ts'
import { createDibujo, rotuloDeDetalle } from '../v1/render-titulo.ts'
import { cierreConFundamento } from './cierre.ts'
import { fichaConFundamento } from './ficha.ts'
import { certificacionConFundamento } from './textos.ts'

const piezasDe = (datos: TituloDatos, estilos: Estilos): Pieza[] => {
  const separados = separateSaldos(datos.periodos)
  const { reclamados, subtotal, saldos } = separados
  return [
    ...encabezado(datos, estilos),
    ...parrafo(runsOf(estilos)(certificacionConFundamento(datos)), {
      ...CUERPO,
      align: 'justify',
      element: 'P',
      above: 8,
    }),
    ...fichaConFundamento(datos, estilos),
    ...rotuloDeDetalle(estilos),
    ...(saldos.length === 0
      ? tablaDeDetalle(datos, estilos)
      : tablaDeDetalle({ ...subtotal, periodos: reclamados }, estilos, 'SUBTOTAL')),
    ...cierreConFundamento(datos, separados, estilos),
  ]
}

export const renderTituloConFundamento = createDibujo(piezasDe)
