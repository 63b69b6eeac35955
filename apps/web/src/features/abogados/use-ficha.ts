import { CAMPOS_DE_ABOGADO, type Motivo } from '@apremia/core'
import { useUsuario } from '../../session/use-sesion.ts'
import { useConflict } from '../../ui/record/use-conflict.ts'
import { type Start, useRecordForm } from '../../ui/record/use-record-form.ts'
import { type Abogado, FICHA_VACIA, toFichaTecleada, type ValoresDeFicha } from './ficha.ts'

const startOf = (abogado: Abogado | undefined): Start<ValoresDeFicha> => ({
  valores: abogado ? toFichaTecleada(abogado) : FICHA_VACIA,
  rest: undefined,
  version: abogado?.version ?? 0,
})

export const useFichaDeAbogado = (
  abogado: Abogado | undefined,
  check: (valores: ValoresDeFicha, base: ValoresDeFicha) => readonly Motivo[],
) => {
  const dni = useUsuario()?.dni ?? ''
  const ficha = useRecordForm<Abogado, ValoresDeFicha>({
    clave: (record) => `abogado.${dni}/${record?.codexterno ?? 'nuevo'}`,
    record: abogado,
    startOf,
    names: CAMPOS_DE_ABOGADO,
    check: (valores, { valores: base }) => check(valores, base),
  })
  return { ficha, conflicto: useConflict(ficha, startOf) }
}
