export type DatoDeParte = readonly [rotulo: string, valor: string]

export interface CuadroDeDatos {
  readonly titulo: string
  readonly datos: readonly DatoDeParte[]
}

export const TITULOS_DE_PARTES = {
  municipalidad: 'POR LA MUNICIPALIDAD',
  deudora: 'LA PARTE DEUDORA',
} as const
