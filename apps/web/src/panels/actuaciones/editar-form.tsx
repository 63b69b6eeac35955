import { findTiposOfrecidos, type TipoDeEtapa, textos } from '@apremia/core'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Failure } from '../../api/failure.ts'
import { notified } from '../../session/notices-slice.ts'
import { FilesField } from '../../ui/files/files-field.tsx'
import { useAdjuntos } from '../../ui/files/use-adjuntos.ts'
import { useConflict } from '../../ui/record/use-conflict.ts'
import type { FormDeDialogo } from './actuacion-dialog.tsx'
import { ActuacionFields } from './actuacion-fields.tsx'
import { ActuacionForm } from './actuacion-form.tsx'
import { ConflictoDeActuacion } from './conflicto-de-actuacion.tsx'
import { cuerpoDeActuacionEditada } from './cuerpo.ts'
import { enCurso } from './en-curso.ts'
import { SobreQue } from './sobre-que.tsx'
import { useActuacionForm } from './use-actuacion-form.ts'
import { useGuardarActuacion } from './use-guardar.ts'
import type { Actuacion } from './use-linea-de-tiempo.ts'
import { useOtraRadicacion } from './use-otra-radicacion.ts'
import { useReparos } from './use-reparos.ts'
import { valoresDe } from './valores.ts'

const { form: t, editada, tituloDeEdicion } = textos.actuaciones

const guardadaPorOtro = ({ detalle }: Failure): Actuacion | undefined =>
  detalle?.actuacion as Actuacion | undefined

interface EditarFormProps extends FormDeDialogo {
  readonly actuacion: Actuacion
  readonly tipos: readonly TipoDeEtapa[]
  readonly onClose: () => void
}

export const EditarForm = (props: EditarFormProps) => {
  const { actuacion, tipos, onClose, formId, onBusy } = props
  const dispatch = useDispatch()
  const { gp_id, tp_id } = actuacion
  const { ficha, read } = useActuacionForm({
    operacion: 'editar',
    clase: actuacion.tipo === 'C' ? 'comercio' : 'inmueble',
    tipos,
    tipoActual: tp_id,
    gpId: gp_id,
    tipoDe: (valores) => Number(valores.tp_id) || null,
    record: actuacion,
    startOf: (de) => valoresDe(de ?? actuacion),
    nueva: '',
  })
  const { form, valores } = ficha
  const record = ficha.record ?? actuacion
  const adjuntos = useAdjuntos()
  const envio = useGuardarActuacion()
  const { enviando } = envio
  const [asking, setAsking] = useState(false)
  const pedida = useOtraRadicacion()
  const reparos = useReparos()
  const conflicto = useConflict(ficha, (saved) => ({
    valores: valoresDe(saved),
    rest: undefined,
    version: saved.version,
  }))
  const { conflict } = conflicto
  const impedido = conflict !== undefined
  const palabras = enviando ? enCurso(envio.progreso, 1) : undefined
  useEffect(() => onBusy({ enviando: palabras, impedido }), [onBusy, palabras, impedido])
  const sinCambios = !ficha.dirty && adjuntos.archivos.length === 0
  const ofrecidos = findTiposOfrecidos(tipos, gp_id)
  const actual = tipos.find((tipo) => tipo.tpId === tp_id && tipo.gpId === gp_id)
  const propios = actual && !ofrecidos.includes(actual) ? [actual, ...ofrecidos] : ofrecidos

  const save = async () => {
    const decision = read(valores)
    if (!decision.ok || enviando || reparos.impide()) return
    setAsking(false)
    conflicto.dismiss()
    const otraRadicacion = pedida.pregunta !== undefined
    const { motivo } = reparos
    const body = cuerpoDeActuacionEditada(decision.valor, record, otraRadicacion, motivo)
    const elegidos = await adjuntos.checked()
    if (!elegidos.ok) return
    const respuesta = await envio.guardar(body, elegidos.archivos)
    const asked =
      !respuesta.ok && (pedida.take(respuesta.failure) || reparos.take(respuesta.failure))
    setAsking(asked)
    if (respuesta.ok) {
      ficha.forget()
      dispatch(notified({ kind: 'exito', title: editada.titulo, text: editada.texto }))
      onClose()
      return
    }
    const otra = guardadaPorOtro(respuesta.failure)
    if (otra) conflicto.show(otra)
    if (asked || otra || ficha.showFieldFaults(respuesta.failure)) envio.dismiss()
  }

  const cancel = () => {
    pedida.forget()
    reparos.forget()
    setAsking(false)
  }
  return (
    <ActuacionForm
      id={formId}
      ficha={ficha}
      envio={envio}
      aviso={<ConflictoDeActuacion conflicto={conflicto} valores={valores} />}
      pregunta={
        asking
          ? {
              title: tituloDeEdicion,
              confirmLabel: tituloDeEdicion,
              otra: pedida.pregunta,
              reparos,
              onCancel: cancel,
            }
          : undefined
      }
      onSubmit={() => (sinCambios ? onClose() : setAsking(!enviando))}
      onSave={() => void save()}
    >
      <SobreQue pares={[actuacion]} />
      <ActuacionFields
        form={form}
        tipos={propios}
        tpId={Number(valores.tp_id) || null}
        fijo={false}
      />
      <FilesField label={t.agregarArchivos} adjuntos={adjuntos} progreso={envio.progreso} />
    </ActuacionForm>
  )
}
