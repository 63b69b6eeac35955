/** @jsxRuntime automatic */
import { formatCentavos, formatFecha, rotuloDeVencimiento } from '@apremia/core'
import { View } from '@react-pdf/renderer'
import { ANTES_DE_TABLA, type Columna, type Fila, Tabla } from '../../react-pdf/tabla.tsx'
import { Parrafo } from '../../react-pdf/texto.tsx'
import { TablaDeHonorarios } from '../v1/honorarios.tsx'
import { baseDe } from '../v1/textos.ts'
import type { ConvenioConPapel } from './papel.ts'
import {
  cobroDeHonorarios,
  honorariosV2,
  rotuloDeContribucion,
  sinPagoDeHonorarios,
  totalDelConvenio,
} from './textos.ts'

const columnasDe = ({ origenDeVencimientos }: ConvenioConPapel['papel']): readonly Columna[] => [
  { titulo: 'Pago', ancho: 110 },
  { titulo: rotuloDeVencimiento('Vencimiento', origenDeVencimientos), ancho: 120 },
  { titulo: 'Importe', align: 'right' },
]

const filasDe = ({ honorarios, papel: { pagosDeHonorarios } }: ConvenioConPapel): Fila[] => [
  ...pagosDeHonorarios.map(
    ({ cuota, monto, vencimiento }): Fila => ({
      id: String(cuota),
      celdas: [
        cuota === 0 ? 'Al contado' : `Cuota ${cuota}`,
        formatFecha(vencimiento),
        formatCentavos(monto),
      ],
    }),
  ),
  { id: 'total', celdas: ['TOTAL', '', formatCentavos(honorarios.total)], total: true },
]

export const HonorariosV2 = ({ datos }: { readonly datos: ConvenioConPapel }) => (
  <View>
    <TablaDeHonorarios
      datos={datos}
      presentacion={honorariosV2(datos)}
      deAportes={`${rotuloDeContribucion(datos)}, sobre ${baseDe(datos.honorarios)}`}
    />
    {datos.papel.pagosDeHonorarios.length === 0 ? (
      <Parrafo tramos={sinPagoDeHonorarios(datos)} />
    ) : (
      <Tabla columnas={columnasDe(datos.papel)} filas={filasDe(datos)}>
        <Parrafo tramos={cobroDeHonorarios(datos)} arriba={2} antes={ANTES_DE_TABLA} />
        <View style={{ height: 4 }} />
      </Tabla>
    )}
    <Parrafo tramos={totalDelConvenio(datos)} />
  </View>
)
