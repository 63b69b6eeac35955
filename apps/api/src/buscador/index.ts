import { searchBuscador } from './search-buscador.ts'

export const buscadorHandlers = {
  searchBuscador,
}
