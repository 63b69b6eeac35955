import { textos } from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import { HistorialLink } from '../../panels/historial/historial-link.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { useGetTitulosDeAbogadoQuery, useSearchAbogadosQuery } from './abogados-api.ts'
import { nombreDe } from './ficha.ts'
import { FichaEditor } from './ficha-editor.tsx'
import type { EdicionDeFicha } from './guardado-alert.tsx'

const abogados = textos.abogados
const comunes = textos.comunes

interface EditarCardProps {
  readonly codexterno: string
  readonly onSaved: (edicion: EdicionDeFicha) => void
  readonly onCancel: () => void
}

export const EditarCard = ({ codexterno, onSaved, onCancel }: EditarCardProps) => {
  const titulos = useGetTitulosDeAbogadoQuery({})
  const busqueda = useSearchAbogadosQuery(
    { query: { pagina: 1, porPagina: 200 }, body: { codexterno } },
    { refetchOnMountOrArgChange: true },
  )
  const abogado = busqueda.data?.rows.find((row) => row.codexterno === codexterno)
  const failure = failureOf(busqueda.error ?? titulos.error)
  const retry = () => {
    if (busqueda.error) void busqueda.refetch()
    if (titulos.error) void titulos.refetch()
  }
  const absent = busqueda.data !== undefined && abogado === undefined
  return (
    <Card title={abogado ? `${comunes.editar}: ${nombreDe(abogado)}` : comunes.editar}>
      {failure && <FailureAlert failure={failure} onRetry={retry} />}
      {absent && (
        <Alert
          kind="aviso"
          title={abogados.noExiste}
          actions={<Button onClick={onCancel}>{comunes.volver}</Button>}
        />
      )}
      {!failure && !absent && !(abogado && titulos.data) && <ListSkeleton />}
      {abogado && (
        <p>
          <HistorialLink entidad="abogado" codigo={codexterno} />
        </p>
      )}
      {abogado && titulos.data && (
        <FichaEditor
          abogado={abogado}
          titulos={titulos.data}
          onSaved={onSaved}
          onCancel={onCancel}
        />
      )}
    </Card>
  )
}
