import { createFiletes } from '../../layout/filetes.ts'
import type { Pieza } from '../../layout/pieza.ts'
import { LETRA } from '../../react-pdf/estilo.ts'
import { nombreDeMunicipio, nombreDeProvincia } from '../../react-pdf/palabras.ts'
import type { Estilos } from '../../titulo-ejecutivo/v1/estilo.ts'
import { enMayusculas } from '../../titulo-ejecutivo/v1/textos.ts'
import { lugarYDiaDeFirma, numeroImpreso, TITULO_DE_CONVENIO } from '../v1/textos.ts'
import type { ConvenioConPapel } from '../v2/papel.ts'
import { CONVENIO } from './estilo.ts'
import { linea } from './texto.ts'

const filetes = createFiletes(CONVENIO.x, CONVENIO.ancho)

export const encabezadoDeConvenio = (
  datos: ConvenioConPapel,
  { normal, fuerte }: Estilos,
): Pieza[] => {
  const centro = { align: 'center' } as const
  const provincia = nombreDeProvincia(datos.municipio)
  const municipio = enMayusculas(nombreDeMunicipio(datos.municipio))
  return [
    ...linea(municipio, fuerte, { tamano: 12.4, interlinea: 16 }, centro),
    ...(provincia === ''
      ? []
      : linea(
          provincia,
          normal,
          { tamano: 10, interlinea: 13 },
          { ...centro, gray: CONVENIO.gris.nota },
        )),
    filetes(6),
    ...linea(
      TITULO_DE_CONVENIO,
      fuerte,
      { tamano: 14, interlinea: 18 },
      { ...centro, element: 'H', above: 12 },
    ),
    ...linea(numeroImpreso(datos), fuerte, { tamano: 12, interlinea: 16 }, centro),
    ...linea(lugarYDiaDeFirma(datos), normal, LETRA.cuerpo, { align: 'right', above: 8 }),
  ]
}
