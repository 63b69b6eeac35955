import { Option } from 'commander'

export interface FiltroDeIngresos {
  readonly nombre?: string
  readonly apellido?: string
  readonly dni?: string
}

export const filtroOptions = (): Option[] => [
  new Option('--nombre <texto>', 'Con estas palabras en el nombre'),
  new Option('--apellido <texto>', 'Con estas palabras en el apellido'),
  new Option('--dni <número>', 'Con estos dígitos en el documento'),
]

export const filtroDeIngresos = ({ nombre, apellido, dni }: FiltroDeIngresos) => ({
  ...(nombre === undefined ? {} : { nombre }),
  ...(apellido === undefined ? {} : { apellido }),
  ...(dni === undefined ? {} : { dni }),
})
