/** @jsxRuntime automatic */
import { formatDni } from '@apremia/core'
import { View } from '@react-pdf/renderer'
import { oRaya } from '../../o-raya.ts'
import { nombreDeMunicipio } from '../../react-pdf/palabras.ts'
import { Firma } from '../v1/firmas.tsx'
import { nombreDeFirmante, nombreImpresoDeAbogado } from '../v1/textos.ts'
import type { ConvenioConPapel } from './papel.ts'
import { nombresDeRepresentados } from './textos.ts'

const ESPACIO_PARA_FIRMAR = 62

export const FirmasV2 = ({ datos }: { readonly datos: ConvenioConPapel }) => {
  const {
    firmante,
    abogado,
    municipio,
    papel: { representacion },
  } = datos
  return (
    <View
      style={{
        flexDirection: 'row',
        gap: 40,
        marginTop: ESPACIO_PARA_FIRMAR,
        paddingHorizontal: 6,
      }}
    >
      <Firma
        nombre={nombreDeFirmante(datos)}
        lineas={[
          `DNI ${oRaya(formatDni(firmante.dni))}`,
          `Carácter: ${oRaya(firmante.caracter)}`,
          ...(representacion === null
            ? []
            : [`En representación de ${nombresDeRepresentados(representacion)}`]),
        ]}
      />
      <Firma
        nombre={nombreImpresoDeAbogado(datos)}
        lineas={[
          `Matrícula ${oRaya(abogado.matricula)}`,
          `Por la ${nombreDeMunicipio(municipio)}`,
          'La otra parte firmó en mi presencia.',
        ]}
      />
    </View>
  )
}
