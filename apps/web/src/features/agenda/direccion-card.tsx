import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatInstant } from '../../ui/format.ts'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import {
  useCreateDireccionDeAgendaMutation,
  useGetDireccionDeAgendaQuery,
  useRevokeDireccionDeAgendaMutation,
} from './agenda-api.ts'

const t = textos.agenda.direccion

type Pregunta = 'cambiar' | 'revocar'

/**
 * Card of the private URL that gives the person's own deadlines to a calendar program. The card shows the URL once, and
 * can change or revoke the URL.
 */
export const DireccionCard = () => {
  const { data, error, refetch } = useGetDireccionDeAgendaQuery({})
  const [create, creating] = useCreateDireccionDeAgendaMutation()
  const [revoke, revoking] = useRevokeDireccionDeAgendaMutation()
  const [direccion, setDireccion] = useState<string>()
  const [pregunta, setPregunta] = useState<Pregunta>()
  const [failure, setFailure] = useState<Failure>()
  const sinSaber = failureOf(error)
  const crear = async () => {
    const { data: nueva, error: refused } = await create({})
    setFailure(failureOf(refused))
    setPregunta(undefined)
    if (nueva) setDireccion(nueva.direccion)
  }
  const revocar = async () => {
    const { error: refused } = await revoke({})
    setFailure(failureOf(refused))
    setPregunta(undefined)
    if (!refused) setDireccion(undefined)
  }
  const tiene = data !== undefined && data.creada !== null
  return (
    <Card title={t.titulo}>
      <p>{t.ayuda}</p>
      {sinSaber && <LoadFailure failure={sinSaber} onRetry={() => void refetch()} />}
      {data && (
        <p role="status">
          {data.creada === null
            ? t.noTiene
            : interpolar(t.desde, { fecha: formatInstant(data.creada) })}{' '}
          {data.pedida !== null && interpolar(t.pedida, { fecha: formatInstant(data.pedida) })}
        </p>
      )}
      {direccion !== undefined && (
        <>
          <CopyField
            label={t.suDireccion}
            value={direccion}
            copyLabel={t.copiar}
            copied={t.copiada}
          />
          <p>{t.unaVez}</p>
        </>
      )}
      {failure && <FailureAlert failure={failure} />}
      {data && (
        <div className="actions">
          {tiene ? (
            <>
              <Button onClick={() => setPregunta('cambiar')}>{t.cambiar}</Button>
              <Button variant="danger" onClick={() => setPregunta('revocar')}>
                {t.revocar}
              </Button>
            </>
          ) : (
            <Button loading={creating.isLoading} onClick={() => void crear()}>
              {t.crear}
            </Button>
          )}
        </div>
      )}
      {pregunta && (
        <ConfirmDialog
          title={pregunta === 'cambiar' ? t.cambiar : t.revocarTitulo}
          confirmLabel={pregunta === 'cambiar' ? t.cambiar : t.revocar}
          destructive
          busy={creating.isLoading || revoking.isLoading}
          onConfirm={() => void (pregunta === 'cambiar' ? crear() : revocar())}
          onCancel={() => setPregunta(undefined)}
        >
          <p>{pregunta === 'cambiar' ? t.confirmarCambio : t.confirmarRevocar}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
