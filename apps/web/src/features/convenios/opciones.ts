import { RECURSOS, textos } from '@apremia/core'
import type { Option } from '../../ui/select-field.tsx'

const { confirmados } = textos.convenios.listado

export const RECURSO_OPTIONS: readonly Option<string>[] = RECURSOS.map(({ codigo, nombre }) => ({
  value: codigo,
  label: `${codigo} · ${nombre}`,
}))

export const CONFIRMADO_OPTIONS: readonly Option<string>[] = [
  { value: '1', label: confirmados.si },
  { value: '0', label: confirmados.no },
]

export const labelIn = (options: readonly Option<string>[] | undefined, valor: string): string =>
  options?.find(({ value }) => value === valor)?.label ?? valor
