import {
  type ClaveDeParametro,
  describeValorDeParametro,
  PARAMETROS,
  readValorDeParametro,
  textos,
} from '@apremia/core'
import { type FormEvent, useId, useState } from 'react'
import { useDispatch } from 'react-redux'
import { type Failure, failureOf } from '../../api/failure.ts'
import { notified } from '../../session/notices-slice.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  useGetDatosDelFirmanteQuery,
  useSaveDatoDelFirmanteMutation,
} from './puesta-en-marcha-api.ts'

const t = textos.puestaEnMarchaPantalla.firmante
const comunes = textos.comunes

const CLAVES = [
  'municipio.lugar',
  'municipio.funcionario',
  'municipio.cargo',
  'municipio.ordenanza',
  'municipio.expediente',
] as const satisfies readonly ClaveDeParametro[]

type Clave = (typeof CLAVES)[number]
type Valores = Readonly<Record<Clave, string>>

const faltaDe = (clave: Clave, valor: string): string | undefined =>
  readValorDeParametro(clave, valor) === undefined
    ? `${textos.configuracion.parametros.debeSer} ${describeValorDeParametro(clave)}.`
    : undefined

interface FormularioProps {
  readonly guardados: Valores
  readonly onClose: () => void
}

const Formulario = ({ guardados, onClose }: FormularioProps) => {
  const formId = useId()
  const dispatch = useDispatch()
  const [save, { isLoading }] = useSaveDatoDelFirmanteMutation()
  const [valores, setValores] = useState(guardados)
  const [asked, setAsked] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    const mala = CLAVES.find((clave) => faltaDe(clave, valores[clave]) !== undefined)
    if (mala !== undefined) {
      document.getElementsByName(mala)[0]?.focus()
      return
    }
    const changed = CLAVES.filter((clave) => valores[clave].trim() !== guardados[clave])
    for (const clave of changed) {
      const { error } = await save({
        body: { clave, valor: valores[clave], visto: guardados[clave] },
      })
      const refused = failureOf(error)
      setFailure(refused)
      if (refused) return
    }
    dispatch(notified({ kind: 'exito', title: comunes.guardado.titulo, text: t.guardado }))
    onClose()
  }
  return (
    <Dialog
      title={t.titulo}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{comunes.cancelar}</Button>
          <Button variant="primary" type="submit" form={formId} loading={isLoading}>
            {comunes.guardar}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="form form-full"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        {failure && <FailureAlert failure={failure} onClose={() => setFailure(undefined)} />}
        {CLAVES.map((clave) => {
          const opcional = 'vacio' in PARAMETROS[clave]
          return (
            <TextField
              key={clave}
              name={clave}
              label={PARAMETROS[clave].nombre}
              required={!opcional}
              {...(opcional ? { hint: t.opcional } : {})}
              error={asked ? faltaDe(clave, valores[clave]) : undefined}
              value={valores[clave]}
              autoComplete="off"
              onChange={({ target }) => setValores({ ...valores, [clave]: target.value })}
            />
          )
        })}
      </form>
    </Dialog>
  )
}

/** Asks for the signer, their post and the place, without which titles and letters cannot be made. */
export const FirmanteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { data, error } = useGetDatosDelFirmanteQuery({})
  const failure = failureOf(error)
  if (data === undefined)
    return (
      <Dialog title={t.titulo} onClose={onClose}>
        {failure ? <FailureAlert failure={failure} /> : <ListSkeleton />}
      </Dialog>
    )
  const guardados = Object.fromEntries(
    CLAVES.map((clave) => [clave, data.find((uno) => uno.clave === clave)?.valor ?? '']),
  ) as Valores
  return <Formulario guardados={guardados} onClose={onClose} />
}
