import { type Categoria, COLUMNA_IMPONIBLE, COLUMNAS_DEL_LIBRO_DE_TITULOS } from '@apremia/core'
import type { HeadingSpec } from '../table/find-headings.ts'

export type ClaveBasica = 'imponible' | 'recurso' | 'abogado' | 'desde' | 'hasta'

const ALIAS_IMPONIBLE: Readonly<Record<Categoria, readonly string[]>> = {
  inmueble: [
    'inmueble',
    'n inmueble',
    'num inmueble',
    'numero inmueble',
    'nro de inmueble',
    'numero de inmueble',
  ],
  comercio: [
    'comercio',
    'n comercio',
    'num comercio',
    'numero comercio',
    'nro de comercio',
    'numero de comercio',
  ],
}

export const headingDeImponible = (categoria: Categoria): HeadingSpec<'imponible'> => ({
  key: 'imponible',
  title: COLUMNA_IMPONIBLE[categoria],
  aliases: ALIAS_IMPONIBLE[categoria],
  required: true,
})

/**
 * Returns the columns of the workbook in which a person lists the debts to claim in court (basic workbook, D90). The
 * columns DESDE and HASTA are optional.
 */
export const headingsBasicos = (categoria: Categoria): readonly HeadingSpec<ClaveBasica>[] => [
  headingDeImponible(categoria),
  {
    key: 'recurso',
    title: COLUMNAS_DEL_LIBRO_DE_TITULOS.recurso,
    aliases: ['cod recurso', 'codigo recurso', 'codigo de recurso', 'codigo del recurso'],
    required: true,
  },
  {
    key: 'abogado',
    title: COLUMNAS_DEL_LIBRO_DE_TITULOS.abogado,
    aliases: ['cod abogado', 'codigo abogado', 'codigo de abogado', 'codigo del abogado'],
    required: true,
  },
  {
    key: 'desde',
    title: COLUMNAS_DEL_LIBRO_DE_TITULOS.desde,
    aliases: ['periodo desde', 'desde periodo'],
    required: false,
  },
  {
    key: 'hasta',
    title: COLUMNAS_DEL_LIBRO_DE_TITULOS.hasta,
    aliases: ['periodo hasta', 'hasta periodo'],
    required: false,
  },
]
