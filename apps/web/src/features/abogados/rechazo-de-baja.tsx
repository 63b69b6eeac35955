import { interpolar, textos } from '@apremia/core'
import { useId, useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatInteger } from '../../ui/format.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { useGetAbogadosNameDniQuery, useReassignAbogadoMutation } from './abogados-api.ts'
import { type Abogado, nombreDe } from './ficha.ts'

const abogados = textos.abogados
const comunes = textos.comunes

interface RechazoDeBajaProps {
  readonly abogado: Abogado
  readonly failure: Failure
  /** The cases passed to somebody else: says how many and to whom. */
  readonly onReassigned: (texto: string) => void
  readonly onClose: () => void
}

/** Why a lawyer cannot be marked as left and, when its cases are the only reason, who takes them (D22). */
export const RechazoDeBaja = ({ abogado, failure, onReassigned, onClose }: RechazoDeBajaProps) => {
  const formId = useId()
  const { reasignable = false, motivos = [] } = (failure.detalle ?? {}) as {
    reasignable?: boolean
    motivos?: readonly string[]
  }
  const { data: todos = [], error: sinLista } = useGetAbogadosNameDniQuery(
    {},
    { skip: !reasignable },
  )
  const [reassign, { isLoading, error }] = useReassignAbogadoMutation()
  const [destino, setDestino] = useState<string>()
  const [falta, setFalta] = useState(false)
  const opciones = todos
    .filter(({ codexterno, baja }) => baja === '0' && codexterno !== abogado.codexterno)
    .map(({ codexterno, nombre_completo }) => ({
      value: codexterno,
      label: `${nombre_completo} (${codexterno})`,
    }))
  const submit = async () => {
    setFalta(destino === undefined)
    if (destino === undefined) return
    const { data } = await reassign({ body: { nrodni: abogado.nrodni, destino } })
    if (!data) return
    onReassigned(
      interpolar(abogados.reasignacion.hecha, {
        destino: opciones.find(({ value }) => value === destino)?.label ?? destino,
        origen: nombreDe(abogado),
        periodos: formatInteger(data.periodos),
        convenios: formatInteger(data.convenios),
      }),
    )
  }
  const reassignFailure = failureOf(error ?? sinLista)
  return (
    <Dialog
      title={`${abogados.sinBaja.titulo} a ${nombreDe(abogado)} (${abogado.codexterno})`}
      size="medium"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{reasignable ? comunes.cancelar : comunes.cerrar}</Button>
          {reasignable && (
            <Button variant="primary" type="submit" form={formId} loading={isLoading}>
              {abogados.reasignacion.accion}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        <ul className="reasons">
          {motivos.map((motivo) => (
            <li key={motivo}>{motivo}</li>
          ))}
        </ul>
        {reasignable && (
          <form
            id={formId}
            className="stack"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void submit()
            }}
          >
            <p>{abogados.reasignacion.explicacion}</p>
            <SelectField
              label={abogados.reasignacion.destino}
              value={destino}
              options={opciones}
              onChange={(codigo) => {
                setDestino(codigo)
                setFalta(false)
              }}
              placeholder={abogados.reasignacion.elegir}
              error={falta ? abogados.reasignacion.sinDestino : undefined}
              required
            />
            {reassignFailure && <FailureAlert failure={reassignFailure} />}
          </form>
        )}
      </div>
    </Dialog>
  )
}
