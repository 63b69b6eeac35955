/** @jsxRuntime automatic */
import { View } from '@react-pdf/renderer'
import { ESPACIO_PARA_FIRMAR } from '../v1/estilo.ts'
import { Firma } from '../v1/firmas.tsx'
import { firmantes } from './firmantes.ts'
import type { ConvenioConPapel } from './papel.ts'

export const FirmasV2 = ({ datos }: { readonly datos: ConvenioConPapel }) => (
  <View
    style={{
      flexDirection: 'row',
      gap: 40,
      marginTop: ESPACIO_PARA_FIRMAR,
      paddingHorizontal: 6,
    }}
  >
    {firmantes(datos).map((firmante, i) => (
      <Firma key={i} {...firmante} />
    ))}
  </View>
)
