import { formatDni } from '@apremia/core'
import { oRaya } from '../../o-raya.ts'
import { nombreDeMunicipio } from '../../react-pdf/palabras.ts'
import { nombreDeFirmante, nombreImpresoDeAbogado } from '../v1/textos.ts'
import type { ConvenioConPapel } from './papel.ts'
import { nombresDeRepresentados } from './textos.ts'

export interface Firmante {
  readonly nombre: string
  readonly lineas: readonly string[]
}

export const firmantes = (
  datos: ConvenioConPapel,
): readonly [deudora: Firmante, municipalidad: Firmante] => {
  const {
    firmante,
    abogado,
    municipio,
    papel: { representacion },
  } = datos
  return [
    {
      nombre: nombreDeFirmante(datos),
      lineas: [
        `DNI ${oRaya(formatDni(firmante.dni))}`,
        `Carácter: ${oRaya(firmante.caracter)}`,
        ...(representacion === null
          ? []
          : [`En representación de ${nombresDeRepresentados(representacion)}`]),
      ],
    },
    {
      nombre: nombreImpresoDeAbogado(datos),
      lineas: [
        `Matrícula ${oRaya(abogado.matricula)}`,
        `Por la ${nombreDeMunicipio(municipio)}`,
        'La otra parte firmó en mi presencia.',
      ],
    },
  ]
}
