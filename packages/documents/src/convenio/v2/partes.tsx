/** @jsxRuntime automatic */
import { View } from '@react-pdf/renderer'
import { Parrafo } from '../../react-pdf/texto.tsx'
import { CuadroDeParte } from '../v1/partes.tsx'
import { ANCHO_DE_ROTULO, cuadrosDePartes } from './datos-de-partes.ts'
import type { ConvenioConPapel } from './papel.ts'
import { comparecenciaV2 } from './textos.ts'

export const PartesV2 = ({ datos }: { readonly datos: ConvenioConPapel }) => (
  <View>
    <Parrafo tramos={comparecenciaV2(datos)} />
    <View wrap={false} style={{ flexDirection: 'row', gap: 18, marginTop: 8, marginBottom: 3 }}>
      {cuadrosDePartes(datos).map((cuadro) => (
        <CuadroDeParte key={cuadro.titulo} {...cuadro} ancho={ANCHO_DE_ROTULO} />
      ))}
    </View>
  </View>
)
