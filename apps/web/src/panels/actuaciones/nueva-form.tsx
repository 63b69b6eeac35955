import { findTiposOfrecidos, interpolar, textos } from '@apremia/core'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { notified } from '../../session/notices-slice.ts'
import { Alert } from '../../ui/alert.tsx'
import { FilesField } from '../../ui/files/files-field.tsx'
import { useAdjuntos } from '../../ui/files/use-adjuntos.ts'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { AbogadoDeActuacionField } from './abogado-field.tsx'
import type { FormDeDialogo } from './actuacion-dialog.tsx'
import { ActuacionFields } from './actuacion-fields.tsx'
import { ActuacionForm } from './actuacion-form.tsx'
import { CartaField } from './carta-field.tsx'
import { cuerpoDeActuacionNueva } from './cuerpo.ts'
import { enCurso } from './en-curso.ts'
import { type AlGrabar, loteDe } from './grabacion.ts'
import { papelDe } from './papel.ts'
import { RecursosField } from './recursos-field.tsx'
import { SobreQue } from './sobre-que.tsx'
import { useCarta } from './use-carta.ts'
import { useGuardarActuacion } from './use-guardar.ts'
import { type PedidoDeNueva, useNueva } from './use-nueva.ts'
import { useOtraRadicacion } from './use-otra-radicacion.ts'
import { useReparos } from './use-reparos.ts'

const { form: t, grabadas } = textos.actuaciones
const { enLotes, grabar, hecha, hechas } = textos.cartas.sinActuacion

interface NuevaFormProps extends PedidoDeNueva, AlGrabar, FormDeDialogo {}

export const NuevaForm = ({ formId, onBusy, onSaved, ...pedido }: NuevaFormProps) => {
  const dispatch = useDispatch()
  const nueva = useNueva(pedido)
  const { ficha, forma, comprobando } = nueva
  const { form, valores } = ficha
  const carta = useCarta(pedido.clase, forma)
  const adjuntos = useAdjuntos()
  const envio = useGuardarActuacion()
  const { enviando } = envio
  const [asking, setAsking] = useState(false)
  const pedida = useOtraRadicacion()
  const reparos = useReparos()
  const otra = nueva.otra ?? pedida.pregunta
  const impedido = comprobando || nueva.failure !== undefined || carta.impedida
  const palabras = enviando ? enCurso(envio.progreso, carta.pares.length) : undefined
  useEffect(() => onBusy({ enviando: palabras, impedido }), [onBusy, palabras, impedido])

  const hacerSolas = async () => {
    const respuesta = await envio.hacerCartas({
      ...carta.pedido,
      ...{ vencimiento: carta.mes ?? 'actual', formato: carta.formato, sinActuacion: '1' },
      repetir: carta.repite ? '1' : '0',
    })
    if (!respuesta.ok) {
      carta.retry()
      return
    }
    const { id: lote, desde, hasta } = respuesta.lote
    const sola = desde === hasta
    const title = interpolar(sola ? hecha : hechas, { desde, hasta })
    ficha.forget()
    dispatch(notified({ kind: 'exito', title, ...(sola ? {} : { text: enLotes }) }))
    onSaved({
      ...{ faltaLoPedido: false, afuera: carta.afuera, lote: undefined },
      // A single demand letter opens at once. Several letters are printed by a background job, and the person downloads
      // them from the list of batches.
      papel: sola ? { lote, desde, hasta } : undefined,
    })
  }
  const save = async () => {
    const decision = nueva.read(valores)
    if (!decision.ok || enviando || impedido || reparos.impide()) return
    setAsking(false)
    if (carta.sinActuacion) return hacerSolas()
    const body = cuerpoDeActuacionNueva(decision.valor, carta.pares, {
      abogado: valores.abogado,
      otraRadicacion: otra !== undefined,
      carta: carta.mes,
      ...{ formatoDeCartas: carta.formato, destinatarios: carta.destinatarios },
      repetirCarta: carta.repite,
      motivoForzar: carta.motivoForzar || reparos.motivo,
    })
    const elegidos = await adjuntos.checked()
    if (!elegidos.ok) return
    const respuesta = await envio.guardar(body, elegidos.archivos)
    if (!respuesta.ok) {
      const { failure } = respuesta
      const asked = pedida.take(failure) || reparos.take(failure)
      setAsking(asked)
      // Missing data ('faltan-datos') and repeated letters ('cartas-repetidas') are failures of the demand letters and
      // not of a form field. The letters are reviewed again, and the new review shows the problem.
      if (failure.code === 'faltan-datos' || failure.code === 'cartas-repetidas') carta.retry()
      else if (asked || ficha.showFieldFaults(failure)) envio.dismiss()
      return
    }
    ficha.forget()
    dispatch(notified({ kind: 'exito', title: grabadas.titulo, text: grabadas.texto }))
    onSaved({
      faltaLoPedido: forma.forzada !== undefined,
      afuera: carta.afuera,
      papel: papelDe(respuesta.guardadas),
      lote: loteDe(respuesta.guardadas),
    })
  }

  // The form of a new action on properties waits until the server says which of them have a court filing. The form for
  // businesses does not wait, because the person chooses their taxes in the form.
  if (nueva.failure) return <LoadFailure failure={nueva.failure} onRetry={nueva.retry} />
  if (comprobando && pedido.clase === 'inmueble') return <ListSkeleton />
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
      aviso={
        forma.forzada !== undefined && (
          <Alert kind="aviso" title={forma.forzada}>
            <p>{t.primeroRadicacion}</p>
          </Alert>
        )
      }
      pregunta={
        asking
          ? {
              title: textos.gestion.grabar,
              confirmLabel: carta.sinActuacion ? grabar : t.grabar,
              otra,
              reparos,
              onCancel: cancel,
              detalle: <SobreQue pares={carta.pares} />,
            }
          : undefined
      }
      onSubmit={() => setAsking(!enviando)}
      onSave={() => void save()}
    >
      <SobreQue pares={carta.pares} />
      <ActuacionFields
        form={form}
        tipos={findTiposOfrecidos(pedido.tipos, pedido.gpId)}
        tpId={forma.tpId}
        fijo
        propuesta={nueva.propuesta}
      >
        <AbogadoDeActuacionField form={form} />
        {nueva.ofrecidos.length > 0 && <RecursosField form={form} ofrecidos={nueva.ofrecidos} />}
      </ActuacionFields>
      <CartaField carta={carta} />
      <FilesField label={t.archivos} adjuntos={adjuntos} progreso={envio.progreso} />
    </ActuacionForm>
  )
}
