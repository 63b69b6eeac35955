/** @jsxRuntime automatic */
import { formatCuit, formatDni } from '@apremia/core'
import { View } from '@react-pdf/renderer'
import { Parrafo } from '../../react-pdf/texto.tsx'
import { CuadroDeParte, type DatoDeParte } from '../v1/partes.tsx'
import { nombreDeFirmante, nombreImpresoDeAbogado } from '../v1/textos.ts'
import type { ConvenioConPapel } from './papel.ts'
import { comparecenciaV2, nombresDeRepresentados } from './textos.ts'

const ANCHO_DE_ROTULO = 76

const deLaMunicipalidad = (datos: ConvenioConPapel): DatoDeParte[] => {
  const { abogado } = datos
  return [
    ['Letrado/a', nombreImpresoDeAbogado(datos)],
    ['Código', abogado.codigo],
    ['Matrícula', abogado.matricula],
    ['CUIT', formatCuit(abogado.cuitcuil)],
    ['Domicilio', abogado.direccion],
    ['Teléfono', abogado.te],
    ['Correo', abogado.email],
    ['Atención', abogado.horarios],
  ]
}

const deLaDeudora = (datos: ConvenioConPapel): DatoDeParte[] => {
  const {
    firmante,
    papel: { representacion },
  } = datos
  return [
    ...(representacion === null
      ? []
      : [['Deudor/a', nombresDeRepresentados(representacion)] as const]),
    [representacion === null ? 'Nombre' : 'Firma', nombreDeFirmante(datos)],
    ['DNI', formatDni(firmante.dni)],
    ['Carácter', firmante.caracter],
    ['Domicilio', firmante.direccion],
    ['Localidad', firmante.localidad],
    ['Teléfono', firmante.telefono],
    ['Celular', firmante.celular],
    ['Dom. electrónico', firmante.email],
  ]
}

export const PartesV2 = ({ datos }: { readonly datos: ConvenioConPapel }) => (
  <View>
    <Parrafo tramos={comparecenciaV2(datos)} />
    <View wrap={false} style={{ flexDirection: 'row', gap: 18, marginTop: 8, marginBottom: 3 }}>
      <CuadroDeParte
        titulo="POR LA MUNICIPALIDAD"
        datos={deLaMunicipalidad(datos)}
        ancho={ANCHO_DE_ROTULO}
      />
      <CuadroDeParte titulo="LA PARTE DEUDORA" datos={deLaDeudora(datos)} ancho={ANCHO_DE_ROTULO} />
    </View>
  </View>
)
