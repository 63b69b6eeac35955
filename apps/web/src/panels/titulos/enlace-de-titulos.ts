import { writeAddress } from '../../ui/write-address.ts'

interface TituloBuscado {
  readonly imponible: number
  readonly recurso: string
  /**
   * Number of the executive title (court claim document). Without the number, the list shows all the titles of the
   * property or business.
   */
  readonly titulo?: number
}

/**
 * Returns the URL of the list of executive titles (court claim documents), filtered by a property or business and a
 * title.
 */
export const enlaceDeTitulos = ({ imponible, recurso, titulo }: TituloBuscado): string =>
  writeAddress('/titulos', { imponible, recurso, ...(titulo === undefined ? {} : { titulo }) })
