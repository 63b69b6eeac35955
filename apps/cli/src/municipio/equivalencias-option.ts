import { Option } from 'commander'

export interface OpcionDeEquivalencias {
  /** Path of the file of equivalences, which maps the municipality's files to the files of the data package. */
  readonly equivalencias?: string
}

export const equivalenciasOption = (): Option =>
  new Option(
    '--equivalencias <archivo.yaml>',
    'Cómo se leen los archivos propios del municipio (si no, equivalencias.yaml del paquete; si no, las guardadas)',
  )
