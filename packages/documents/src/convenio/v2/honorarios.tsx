/** @jsxRuntime automatic */
import { View } from '@react-pdf/renderer'
import { ANTES_DE_TABLA, Tabla } from '../../react-pdf/tabla.tsx'
import { Parrafo } from '../../react-pdf/texto.tsx'
import { TablaDeHonorarios } from '../v1/honorarios.tsx'
import { columnasDePagos, filasDePagos } from './filas-de-pagos.ts'
import type { ConvenioConPapel } from './papel.ts'
import {
  cobroDeHonorarios,
  honorariosV2,
  rotuloDeContribucionSobre,
  sinPagoDeHonorarios,
  totalDelConvenio,
} from './textos.ts'

export const HonorariosV2 = ({ datos }: { readonly datos: ConvenioConPapel }) => (
  <View>
    <TablaDeHonorarios
      datos={datos}
      presentacion={honorariosV2(datos)}
      deAportes={rotuloDeContribucionSobre(datos)}
    />
    {datos.papel.pagosDeHonorarios.length === 0 ? (
      <Parrafo tramos={sinPagoDeHonorarios(datos)} />
    ) : (
      <Tabla columnas={columnasDePagos(datos)} filas={filasDePagos(datos)}>
        <Parrafo tramos={cobroDeHonorarios(datos)} arriba={2} antes={ANTES_DE_TABLA} />
        <View style={{ height: 4 }} />
      </Tabla>
    )}
    <Parrafo tramos={totalDelConvenio(datos)} />
  </View>
)
