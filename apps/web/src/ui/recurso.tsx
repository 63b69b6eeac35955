import { nombreDeRecurso } from '@apremia/core'
import { useRecursos } from '../api/recursos.ts'

interface RecursoProps {
  readonly codigo: string
}

export const CodigoDeRecurso = ({ codigo }: RecursoProps) => (
  <abbr title={nombreDeRecurso(useRecursos(), codigo)}>{codigo}</abbr>
)

export const RecursoConNombre = ({ codigo }: RecursoProps) => (
  <>
    {codigo} · {nombreDeRecurso(useRecursos(), codigo)}
  </>
)
