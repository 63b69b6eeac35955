/** @jsxRuntime automatic */
import type { ConvenioDatos } from '@apremia/core'
import { View } from '@react-pdf/renderer'
import { TINTA } from '../../react-pdf/estilo.ts'
import { nombreDeMunicipio, nombreDeProvincia } from '../../react-pdf/palabras.ts'
import { Texto } from '../../react-pdf/texto.tsx'
import { enMayusculas } from '../../titulo-ejecutivo/v1/textos.ts'
import { lugarYDiaDeFirma, numeroImpreso, TITULO_DE_CONVENIO } from './textos.ts'

export const Encabezado = ({ datos }: { readonly datos: ConvenioDatos }) => {
  const provincia = nombreDeProvincia(datos.municipio)
  return (
    <View>
      <Texto fuerte align="center" letra={{ tamano: 12.4, interlinea: 16 }}>
        {enMayusculas(nombreDeMunicipio(datos.municipio))}
      </Texto>
      {provincia !== '' && (
        <Texto align="center" letra={{ tamano: 10, interlinea: 13 }} color={TINTA.nota}>
          {provincia}
        </Texto>
      )}
      <View
        style={{
          marginTop: 6,
          height: 3,
          borderTopWidth: 1.1,
          borderBottomWidth: 0.35,
          borderColor: TINTA.texto,
        }}
      />
      <Texto fuerte align="center" letra={{ tamano: 14, interlinea: 18 }} style={{ marginTop: 12 }}>
        {TITULO_DE_CONVENIO}
      </Texto>
      <Texto fuerte align="center" letra={{ tamano: 12, interlinea: 16 }}>
        {numeroImpreso(datos)}
      </Texto>
      <Texto align="right" style={{ marginTop: 8 }}>
        {lugarYDiaDeFirma(datos)}
      </Texto>
    </View>
  )
}
