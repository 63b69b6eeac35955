import { nombreDeRecurso } from '@apremia/core'
import { useRecursos } from '../api/recursos.ts'

interface RecursoProps {
  readonly codigo: string
}

/** Shows the code of a resource, with its name on hover. */
export const CodigoDeRecurso = ({ codigo }: RecursoProps) => (
  <abbr title={nombreDeRecurso(useRecursos(), codigo)}>{codigo}</abbr>
)

/** Shows the code and the name of a resource: 'AB · Tasa por Alumbrado'. */
export const RecursoConNombre = ({ codigo }: RecursoProps) => (
  <>
    {codigo} · {nombreDeRecurso(useRecursos(), codigo)}
  </>
)
