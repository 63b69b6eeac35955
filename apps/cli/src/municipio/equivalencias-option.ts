import { Option } from 'commander'

export interface OpcionDeEquivalencias {
  /**
   * Path of the mapping file, which says how to convert the municipality's own files to the files of the data package.
   */
  readonly equivalencias?: string
}

export const equivalenciasOption = (): Option =>
  new Option(
    '--equivalencias <archivo.yaml>',
    'Cómo se leen los archivos propios del municipio (si no, equivalencias.yaml del paquete; si no, las guardadas)',
  )
