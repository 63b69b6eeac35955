/** @jsxRuntime automatic */
import { type ConvenioDatos, formatCuit, formatDni } from '@apremia/core'
import { View } from '@react-pdf/renderer'
import { oRaya } from '../../o-raya.ts'
import { LETRA, TINTA } from '../../react-pdf/estilo.ts'
import { Parrafo, Texto } from '../../react-pdf/texto.tsx'
import { type CuadroDeDatos, type DatoDeParte, TITULOS_DE_PARTES } from './dato-de-parte.ts'
import { comparecencia, nombreDeFirmante, nombreImpresoDeAbogado } from './textos.ts'

const deLaMunicipalidad = (datos: ConvenioDatos): DatoDeParte[] => {
  const { abogado } = datos
  return [
    ['Nombre', nombreImpresoDeAbogado(datos)],
    ['Código', abogado.codigo],
    ['Matrícula', abogado.matricula],
    ['CUIT', formatCuit(abogado.cuitcuil)],
    ['Domicilio', abogado.direccion],
    ['Teléfono', abogado.te],
    ['Correo', abogado.email],
    ['Atención', abogado.horarios],
  ]
}

const deLaDeudora = (datos: ConvenioDatos): DatoDeParte[] => {
  const { firmante } = datos
  return [
    ['Nombre', nombreDeFirmante(datos)],
    ['DNI', formatDni(firmante.dni)],
    ['Carácter', firmante.caracter],
    ['Domicilio', firmante.direccion],
    ['Localidad', firmante.localidad],
    ['Teléfono', firmante.telefono],
    ['Celular', firmante.celular],
    ['Correo', firmante.email],
  ]
}

export const CuadroDeParte = ({
  titulo,
  datos,
  ancho = 58,
}: CuadroDeDatos & {
  /** Width, in points, of the column of labels in the box with the data of a party. */
  readonly ancho?: number
}) => (
  <View style={{ flex: 1 }}>
    <Texto
      fuerte
      letra={LETRA.ficha}
      style={{ borderBottomWidth: 0.6, paddingBottom: 1, marginBottom: 1 }}
    >
      {titulo}
    </Texto>
    {datos.map(([rotulo, valor]) => (
      <View
        key={rotulo}
        style={{
          flexDirection: 'row',
          borderBottomWidth: 0.3,
          borderBottomColor: TINTA.filete,
          paddingVertical: 0.8,
        }}
      >
        <Texto letra={LETRA.rotulo} color={TINTA.nota} style={{ width: ancho }}>
          {rotulo}
        </Texto>
        <Texto letra={LETRA.ficha} style={{ flex: 1 }}>
          {oRaya(valor)}
        </Texto>
      </View>
    ))}
  </View>
)

export const Partes = ({ datos }: { readonly datos: ConvenioDatos }) => (
  <View>
    <Parrafo tramos={comparecencia(datos)} />
    <View wrap={false} style={{ flexDirection: 'row', gap: 18, marginTop: 8, marginBottom: 3 }}>
      <CuadroDeParte titulo={TITULOS_DE_PARTES.municipalidad} datos={deLaMunicipalidad(datos)} />
      <CuadroDeParte titulo={TITULOS_DE_PARTES.deudora} datos={deLaDeudora(datos)} />
    </View>
  </View>
)
