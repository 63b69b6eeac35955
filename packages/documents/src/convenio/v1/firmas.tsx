/** @jsxRuntime automatic */
import { type ConvenioDatos, formatDni } from '@apremia/core'
import { View } from '@react-pdf/renderer'
import { oRaya } from '../../o-raya.ts'
import { LETRA } from '../../react-pdf/estilo.ts'
import { nombreDeMunicipio } from '../../react-pdf/palabras.ts'
import { Texto } from '../../react-pdf/texto.tsx'
import { ESPACIO_PARA_FIRMAR } from './estilo.ts'
import { nombreDeFirmante, nombreImpresoDeAbogado } from './textos.ts'

export const Firma = ({
  nombre,
  lineas,
}: {
  readonly nombre: string
  readonly lineas: readonly string[]
}) => (
  <View style={{ flex: 1, borderTopWidth: 0.6, paddingTop: 4 }}>
    <Texto fuerte letra={LETRA.ficha} align="center">
      {nombre}
    </Texto>
    {lineas.map((linea) => (
      <Texto key={linea} letra={LETRA.ficha} align="center">
        {linea}
      </Texto>
    ))}
  </View>
)

export const Firmas = ({ datos }: { readonly datos: ConvenioDatos }) => {
  const { firmante, abogado, municipio } = datos
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
        lineas={[`DNI ${oRaya(formatDni(firmante.dni))}`, `Carácter: ${oRaya(firmante.caracter)}`]}
      />
      <Firma
        nombre={nombreImpresoDeAbogado(datos)}
        lineas={[`Matrícula ${oRaya(abogado.matricula)}`, `Por la ${nombreDeMunicipio(municipio)}`]}
      />
    </View>
  )
}
