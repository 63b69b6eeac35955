import { writeAddress } from '../../ui/write-address.ts'

interface TituloBuscado {
  readonly imponible: number
  readonly recurso: string
  /** Number of the title. Without it, the list shows all the titles of the item. */
  readonly titulo?: number
}

/** Returns the URL of the list of executive titles, filtered by an item and a title. */
export const enlaceDeTitulos = ({ imponible, recurso, titulo }: TituloBuscado): string =>
  writeAddress('/titulos', { imponible, recurso, ...(titulo === undefined ? {} : { titulo }) })
