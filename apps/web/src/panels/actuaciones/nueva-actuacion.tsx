import {
  decideNuevaActuacion,
  findGruposAElegir,
  findTiposOfrecidos,
  type Motivo,
  textos,
} from '@apremia/core'
import { useState } from 'react'
import { usePrincipal } from '../../session/use-principal.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import type { ImponibleElegido } from './elegido.ts'
import type { Grabacion } from './grabacion.ts'
import { useEtapas } from './use-etapas.ts'

const NuevaDialog = later(async () => (await import('./nueva-dialog.tsx')).NuevaDialog)

const { grabar, cancelar, grupo: nombreDeGrupo, tipo, elijaTipo } = textos.gestion

interface NuevaActuacionProps {
  readonly clase: 'inmueble' | 'comercio'
  readonly grupo: number
  readonly elegidos: readonly ImponibleElegido[]
  readonly onCancel: () => void
  readonly onSaved: (grabacion: Grabacion) => void
}

export const NuevaActuacion = (props: NuevaActuacionProps) => {
  const { clase, elegidos, onCancel, onSaved } = props
  const principal = usePrincipal()
  const { etapas, failure, retry } = useEtapas()
  const grupos = findGruposAElegir(props.grupo)
  const [gpId, setGpId] = useState(props.grupo)
  const [tpId, setTpId] = useState<number | null>(null)
  const [motivos, setMotivos] = useState<readonly Motivo[]>([])
  const [abierta, setAbierta] = useState(false)
  if (failure && !etapas) return <LoadFailure failure={failure} onRetry={retry} />
  // This loading message is as tall as the form that replaces it. Otherwise the bar at the bottom of the window would
  // grow over the list when the form appears.
  if (!etapas)
    return (
      <p className="seleccion-nueva" role="status">
        {textos.comunes.cargando}
      </p>
    )
  const ofrecidos = findTiposOfrecidos(etapas.tipos, gpId)
  const start = () => {
    const decision = decideNuevaActuacion(principal, elegidos, tpId)
    setMotivos(decision.ok ? [] : decision.motivos)
    setAbierta(decision.ok)
  }
  const delTipo = motivos.find(({ campo }) => campo === 'tp_id')?.mensaje
  const otros = motivos.filter(({ campo }) => campo !== 'tp_id')
  return (
    <div className="seleccion-nueva">
      {grupos.length > 1 && (
        <SelectField
          label={nombreDeGrupo}
          value={String(gpId)}
          options={grupos.map((grupo) => ({
            value: String(grupo),
            label: etapas.grupos.find(({ id }) => id === grupo)?.nombre ?? String(grupo),
          }))}
          onChange={(value) => {
            setGpId(Number(value))
            setTpId(null)
          }}
        />
      )}
      <SelectField
        label={tipo}
        value={tpId === null ? undefined : String(tpId)}
        options={ofrecidos.map(({ tpId: uno, nombre }) => ({ value: String(uno), label: nombre }))}
        placeholder={elijaTipo}
        onChange={(value) => {
          setTpId(value === undefined ? null : Number(value))
          setMotivos([])
        }}
        error={delTipo}
        required
      />
      <div className="actions">
        <Button variant="primary" onClick={start}>
          {grabar}
        </Button>
        <Button onClick={onCancel}>{cancelar}</Button>
      </div>
      {otros.length > 0 && (
        <Alert kind="error" onClose={() => setMotivos([])}>
          <ul>
            {otros.map(({ mensaje }) => (
              <li key={mensaje}>{mensaje}</li>
            ))}
          </ul>
        </Alert>
      )}
      {abierta && tpId !== null && (
        <NuevaDialog
          clase={clase}
          gpId={gpId}
          tpId={tpId}
          tipos={etapas.tipos}
          elegidos={elegidos}
          onClose={() => setAbierta(false)}
          onSaved={(grabacion) => {
            setAbierta(false)
            onSaved(grabacion)
          }}
        />
      )}
    </div>
  )
}
