import { textos } from '@apremia/core'
import { useId, useState } from 'react'
import { useDispatch } from 'react-redux'
import { type Failure, failureOf } from '../../api/failure.ts'
import { useEtapas } from '../../panels/actuaciones/use-etapas.ts'
import { HistorialLink } from '../../panels/historial/historial-link.tsx'
import { notified } from '../../session/notices-slice.ts'
import { useUsuario } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RecordAlerts } from '../../ui/record/record-alerts.tsx'
import { useConflict } from '../../ui/record/use-conflict.ts'
import { useRecordForm } from '../../ui/record/use-record-form.ts'
import { ConfirmarGuardar } from './confirmar-guardar.tsx'
import { ContribuyenteFields } from './contribuyente-fields.tsx'
import { EliminarNovedad } from './eliminar-novedad.tsx'
import { EnElProducto } from './en-el-producto.tsx'
import {
  CAMPOS_DE_CONTRIBUYENTE,
  checkGuardada,
  startOf,
  toBody,
  type ValoresDeContribuyente,
} from './ficha.ts'
import { InmueblesTable } from './inmuebles-table.tsx'
import './novedades.css'
import { type Novedad, useEditNovedadMutation } from './novedades-api.ts'

const t = textos.novedades

interface NovedadFormProps {
  readonly novedad: Novedad
  readonly onClose: () => void
  /** Called once the taxpayer is deleted, with the data to undo it. */
  readonly onBorrada: (novedad: Novedad) => void
}

/** Formats the number of a state as its name. Other values are shown as typed. */
const useNombres = () => {
  const { etapas } = useEtapas()
  return (name: keyof ValoresDeContribuyente, value: string): string => {
    const numero = Number(value)
    if (name === 'gp_estado') return etapas?.grupos.find(({ id }) => id === numero)?.nombre ?? value
    if (name === 'estado') return etapas?.tipos.find(({ tpId }) => tpId === numero)?.nombre ?? value
    return value || textos.comunes.sinDato
  }
}

/** 'Datos del Contribuyente': read-only until 'Editar' is on (S2 §2.9). */
export const NovedadForm = ({ novedad, onClose, onBorrada }: NovedadFormProps) => {
  const formId = useId()
  const switchId = useId()
  const dispatch = useDispatch()
  const dni = useUsuario()?.dni ?? ''
  const nombrar = useNombres()
  const [failure, setFailure] = useState<Failure>()
  const [porGuardar, setPorGuardar] = useState<ValoresDeContribuyente>()
  const [edit, { isLoading }] = useEditNovedadMutation()
  const ficha = useRecordForm<Novedad, ValoresDeContribuyente>({
    clave: (de) => `novedad.${dni}/${de?.id ?? 0}`,
    record: novedad,
    startOf,
    names: CAMPOS_DE_CONTRIBUYENTE,
    check: checkGuardada,
  })
  // A recovered draft opens ready to edit.
  const [editando, setEditando] = useState(ficha.draft !== undefined)
  const conflicto = useConflict(ficha, startOf)
  const { form } = ficha
  const guardar = async (valores: ValoresDeContribuyente) => {
    setPorGuardar(undefined)
    setFailure(undefined)
    conflicto.dismiss()
    const { data, error } = await edit({
      params: { id: novedad.id },
      body: { ...toBody(valores), version: ficha.start.version },
    })
    if (data) {
      ficha.forget()
      dispatch(notified({ kind: 'exito', title: t.guardado.titulo, text: t.guardado.texto }))
      onClose()
      return
    }
    const refused = failureOf(error)
    setFailure(refused && conflicto.take(refused, 'novedad'))
  }
  const close = () => {
    ficha.forget()
    onClose()
  }
  return (
    <Dialog
      title={t.modal}
      size="large"
      onClose={close}
      footer={
        <>
          <HistorialLink entidad="novedad" codigo={String(novedad.id)} />
          {editando && (
            <EliminarNovedad
              novedad={novedad}
              onBorrada={() => {
                ficha.forget()
                onBorrada(novedad)
              }}
            />
          )}
          <Button onClick={close}>{textos.comunes.cancelar}</Button>
          {editando && (
            <Button
              variant="primary"
              type="submit"
              form={formId}
              disabled={conflicto.conflict !== undefined}
              loading={isLoading}
            >
              {textos.comunes.guardar}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        <label className="switch" htmlFor={switchId}>
          <input
            id={switchId}
            type="checkbox"
            role="switch"
            checked={editando}
            aria-checked={editando}
            onChange={({ target }) => {
              setEditando(target.checked)
              if (!target.checked) ficha.restart()
            }}
          />
          {t.editar}
        </label>
        <EnElProducto />
        <form
          id={formId}
          className="form form-full"
          onSubmit={form.handleSubmit(setPorGuardar)}
          noValidate
        >
          <RecordAlerts
            ficha={ficha}
            conflicto={conflicto}
            startOf={startOf}
            failure={failure}
            onDismiss={() => setFailure(undefined)}
            words={{ borrador: t.borrador, versionVieja: t.versionVieja, conflicto: t.conflicto }}
            labels={t.campos}
            show={nombrar}
          />
          <fieldset className="ficha-fields" disabled={!editando} aria-label={t.modal}>
            <ContribuyenteFields
              form={form}
              conDni={novedad.dni !== ''}
              cambiados={ficha.changed}
            />
          </fieldset>
        </form>
        <InmueblesTable novedad={novedad} editando={editando} />
      </div>
      <ConfirmarGuardar
        valores={porGuardar}
        onConfirm={(valores) => void guardar(valores)}
        onCancel={() => setPorGuardar(undefined)}
      />
    </Dialog>
  )
}
