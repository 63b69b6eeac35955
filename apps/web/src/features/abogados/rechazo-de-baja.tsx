import { interpolar, textos } from '@apremia/core'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
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

/** Codes of a refusal that says why a lawyer stays, reason by reason. */
const RECHAZOS: readonly string[] = ['abogado-con-casos', 'baja-rechazada']

export const esRechazoDeBaja = ({ code }: Failure): boolean => RECHAZOS.includes(code)

interface Detalle {
  readonly reasignable?: boolean
  readonly motivos?: readonly string[]
  /** 'inmueble 123', 'comercio 7'. */
  readonly imponibles?: readonly string[]
  readonly convenios?: number
  /** Those only the municipality can pass; null when the periods are the product's own. */
  readonly enElMunicipio?: readonly string[] | null
}

/** Where each kind of what the lawyer has in hand is listed, whole. */
const listasDe = (
  { imponibles = [], convenios = 0, enElMunicipio }: Detalle,
  codexterno: string,
) => {
  const todos = [...imponibles, ...(enElMunicipio ?? [])]
  const { verInmuebles, verComercios, verConvenios } = abogados.sinBaja
  const abogado = `abogado=${encodeURIComponent(codexterno)}`
  const tiene = (clase: string) => todos.some((imponible) => imponible.startsWith(clase))
  return [
    { hay: tiene('inmueble'), to: `/inmuebles?${abogado}`, texto: verInmuebles },
    { hay: tiene('comercio'), to: `/comercios?${abogado}`, texto: verComercios },
    { hay: convenios > 0, to: `/convenios?${abogado}&confirmado=0`, texto: verConvenios },
  ].filter(({ hay }) => hay)
}

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
  const detalle = (failure.detalle ?? {}) as Detalle
  const { reasignable = false, motivos = [] } = detalle
  const listas = listasDe(detalle, abogado.codexterno)
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
    const { hecha, hechaSinPeriodos } = abogados.reasignacion
    onReassigned(
      interpolar(data.enElMunicipio ? hechaSinPeriodos : hecha, {
        destino: opciones.find(({ value }) => value === destino)?.label ?? destino,
        origen: nombreDe(abogado),
        periodos: formatInteger(data.periodos),
        convenios: formatInteger(data.convenios),
        n: formatInteger(data.enElMunicipio ?? 0),
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
        {listas.length > 0 && (
          <ul className="inline-list">
            {listas.map(({ to, texto }) => (
              <li key={to}>
                <Link to={to}>{texto}</Link>
              </li>
            ))}
          </ul>
        )}
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
            <p>
              {detalle.enElMunicipio
                ? abogados.reasignacion.explicacionSinPeriodos
                : abogados.reasignacion.explicacion}
            </p>
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
