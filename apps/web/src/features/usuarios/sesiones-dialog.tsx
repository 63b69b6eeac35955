import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { type Failure, failureOf } from '../../api/failure.ts'
import { notified } from '../../session/notices-slice.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatInteger } from '../../ui/format.ts'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { useCountSesionesQuery, useEndSesionesMutation } from './usuarios-api.ts'

const t = textos.usuarios
const comunes = textos.comunes

interface SesionesDialogProps {
  readonly dni: string
  readonly persona: string
  readonly onClose: () => void
}

const cuantas = (
  { uno, varios }: { readonly uno: string; readonly varios: string },
  n: number,
): string => (n === 1 ? uno : interpolar(varios, { n: formatInteger(n) }))

const inWords = ({ sesiones, tokens }: { readonly sesiones: number; readonly tokens: number }) => ({
  sesiones: cuantas(t.sesiones, sesiones),
  tokens: cuantas(t.tokens, tokens),
})

export const SesionesDialog = ({ dni, persona, onClose }: SesionesDialogProps) => {
  const dispatch = useDispatch()
  const [failure, setFailure] = useState<Failure>()
  const { data, error, refetch } = useCountSesionesQuery(
    { params: { dni } },
    { refetchOnMountOrArgChange: true },
  )
  const [end, { isLoading }] = useEndSesionesMutation()
  const sinContar = failureOf(error)
  const nada = data !== undefined && data.sesiones + data.tokens === 0
  const submit = async () => {
    const { data: hecho, error: refused } = await end({ params: { dni } })
    setFailure(failureOf(refused))
    if (!hecho) return
    dispatch(notified({ kind: 'exito', title: interpolar(t.terminadas, inWords(hecho)) }))
    onClose()
  }
  return (
    <Dialog
      title={interpolar(t.terminar, { persona })}
      size="small"
      ownFocus
      onClose={onClose}
      footer={
        <>
          <Button ref={takeFocus} onClick={onClose}>
            {nada ? comunes.cerrar : comunes.cancelar}
          </Button>
          {!nada && (
            <Button
              variant="danger"
              loading={isLoading}
              disabled={data === undefined}
              onClick={() => void submit()}
            >
              {t.terminarBoton}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        {sinContar && <LoadFailure failure={sinContar} onRetry={() => void refetch()} />}
        {!sinContar && (
          <p role="status">
            {data === undefined
              ? comunes.cargando
              : nada
                ? t.terminarNada
                : interpolar(t.terminarPregunta, inWords(data))}
          </p>
        )}
        {failure && <FailureAlert failure={failure} />}
      </div>
    </Dialog>
  )
}
