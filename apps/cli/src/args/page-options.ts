import { Option } from 'commander'
import { wholeNumber } from '../define.ts'

export const pageOptions = (): Option[] => [
  new Option('--pagina <número>', 'Página de la lista')
    .argParser(wholeNumber(1, 1_000_000))
    .default(1),
  new Option('--por-pagina <número>', 'Filas por página')
    .argParser(wholeNumber(1, 200))
    .default(50),
]
