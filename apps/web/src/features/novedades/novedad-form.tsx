import { textos } from '@apremia/core'
import { useId, useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { useEtapas } from '../../panels/actuaciones/use-etapas.ts'
import { HistorialLink } from '../../panels/historial/historial-link.tsx'
import { useUsuario } from '../../session/use-sesion.ts'
import { RecordDialog } from '../../ui/record/record-dialog.tsx'
import { useRecordDialog } from '../../ui/record/use-record-dialog.ts'
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
  readonly onBorrada: (novedad: Novedad) => void
}

/**
 * Returns a function that formats a value of the form. The number of a state becomes its name, and an empty value
 * becomes the sign for no data.
 */
const useNombres = () => {
  const { etapas } = useEtapas()
  return (name: keyof ValoresDeContribuyente, value: string): string => {
    const numero = Number(value)
    if (name === 'gp_estado') return etapas?.grupos.find(({ id }) => id === numero)?.nombre ?? value
    if (name === 'estado') return etapas?.tipos.find(({ tpId }) => tpId === numero)?.nombre ?? value
    return value || textos.comunes.sinDato
  }
}

/** Form with the data of a taxpayer, read-only until the person turns on 'Editar' (S2 §2.9). */
export const NovedadForm = ({ novedad, onClose, onBorrada }: NovedadFormProps) => {
  const switchId = useId()
  const dni = useUsuario()?.dni ?? ''
  const nombrar = useNombres()
  const [porGuardar, setPorGuardar] = useState<ValoresDeContribuyente>()
  const [edit] = useEditNovedadMutation()
  const dialog = useRecordDialog<Novedad, ValoresDeContribuyente>({
    clave: (de) => `novedad.${dni}/${de?.id ?? 0}`,
    record: novedad,
    startOf,
    names: CAMPOS_DE_CONTRIBUYENTE,
    check: checkGuardada,
    enRechazo: 'novedad',
    save: async (valores, { start }) => {
      const { error } = await edit({
        params: { id: novedad.id },
        body: { ...toBody(valores), version: start.version },
      })
      return { failure: failureOf(error), title: t.guardado.titulo, text: t.guardado.texto }
    },
    onClose,
  })
  const [editando, setEditando] = useState(dialog.ficha.draft !== undefined)
  const guardar = (valores: ValoresDeContribuyente) => {
    setPorGuardar(undefined)
    void dialog.guardar(valores)
  }
  return (
    <RecordDialog
      dialog={dialog}
      title={t.modal}
      size="large"
      readOnly={!editando}
      words={{ borrador: t.borrador, versionVieja: t.versionVieja }}
      labels={t.campos}
      show={nombrar}
      onReady={setPorGuardar}
      aside={
        <>
          <HistorialLink entidad="novedad" codigo={String(novedad.id)} />
          {editando && (
            <EliminarNovedad
              novedad={novedad}
              onBorrada={() => {
                dialog.ficha.forget()
                onBorrada(novedad)
              }}
            />
          )}
        </>
      }
      before={
        <>
          <label className="switch" htmlFor={switchId}>
            <input
              id={switchId}
              type="checkbox"
              role="switch"
              checked={editando}
              aria-checked={editando}
              onChange={({ target }) => {
                setEditando(target.checked)
                if (!target.checked) dialog.ficha.restart()
              }}
            />
            {t.editar}
          </label>
          <EnElProducto />
        </>
      }
      after={
        <>
          <InmueblesTable novedad={novedad} editando={editando} />
          <ConfirmarGuardar
            valores={porGuardar}
            onConfirm={guardar}
            onCancel={() => setPorGuardar(undefined)}
          />
        </>
      }
    >
      <fieldset className="ficha-fields" disabled={!editando} aria-label={t.modal}>
        <ContribuyenteFields
          form={dialog.form}
          conDni={novedad.dni !== ''}
          cambiados={dialog.ficha.changed}
        />
      </fieldset>
    </RecordDialog>
  )
}
