import { formatCuit, formatDni } from '@apremia/core'
import { type CuadroDeDatos, type DatoDeParte, TITULOS_DE_PARTES } from '../v1/dato-de-parte.ts'
import { nombreDeFirmante, nombreImpresoDeAbogado } from '../v1/textos.ts'
import type { ConvenioConPapel } from './papel.ts'
import { nombresDeRepresentados } from './textos.ts'

/** Width, in points, of the column of labels in the box with the data of a party. */
export const ANCHO_DE_ROTULO = 76

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

export const cuadrosDePartes = (
  datos: ConvenioConPapel,
): readonly [municipalidad: CuadroDeDatos, deudora: CuadroDeDatos] => [
  { titulo: TITULOS_DE_PARTES.municipalidad, datos: deLaMunicipalidad(datos) },
  { titulo: TITULOS_DE_PARTES.deudora, datos: deLaDeudora(datos) },
]
