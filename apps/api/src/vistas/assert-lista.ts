import {
  LISTAS_CON_VISTAS,
  type ListaConVistas,
  type Principal,
  puede,
  textos,
} from '@apremia/core'
import { forbidden } from '../platform/http/app-error.ts'

export const assertLista = (quien: Principal, lista: ListaConVistas): void => {
  if (!puede(quien, LISTAS_CON_VISTAS[lista])) throw forbidden(textos.vistas.sinLista)
}
