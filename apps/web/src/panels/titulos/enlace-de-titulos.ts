import { writeAddress } from '../../ui/write-address.ts'

interface TituloBuscado {
  readonly imponible: number
  readonly recurso: string
  /** Number of the executive title. Without the number, the list shows all the titles of the property or business. */
  readonly titulo?: number
}

export const enlaceDeTitulos = ({ imponible, recurso, titulo }: TituloBuscado): string =>
  writeAddress('/titulos', { imponible, recurso, ...(titulo === undefined ? {} : { titulo }) })
