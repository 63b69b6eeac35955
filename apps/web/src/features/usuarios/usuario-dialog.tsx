import { usuarios as calls } from '@apremia/api-client'
import { interpolar, PERMISOS, type Permiso, ROLES, textos } from '@apremia/core'
import { useId, useState } from 'react'
import { Controller } from 'react-hook-form'
import { useDispatch } from 'react-redux'
import { bodySchema } from '../../api/endpoint.ts'
import { type Failure, failureOf } from '../../api/failure.ts'
import { checkBody } from '../../api/validate.ts'
import { notified } from '../../session/notices-slice.ts'
import { useUsuario } from '../../session/use-sesion.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RecordAlerts } from '../../ui/record/record-alerts.tsx'
import { useConflict } from '../../ui/record/use-conflict.ts'
import { type Start, useRecordForm } from '../../ui/record/use-record-form.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  type UsuarioRegistrado,
  useCreateUsuarioMutation,
  useEditUsuarioMutation,
} from './usuarios-api.ts'

const t = textos.usuarios
const comunes = textos.comunes

const CAMPOS = ['dni', 'apellido', 'nombre', 'email', 'rol', 'estado', ...PERMISOS] as const
type Campo = (typeof CAMPOS)[number]
type Valores = Record<Campo, string>

const SCHEMA = bodySchema(calls.createUsuario)

const nombres: Readonly<Record<Campo, string>> = {
  dni: t.columnas.dni,
  apellido: textos.abogados.campos.apellido,
  nombre: textos.abogados.campos.nombre,
  email: t.columnas.email,
  rol: t.columnas.rol,
  estado: t.ingreso,
  ...t.permisos,
}

const permisosDe = (valores: Valores): Permiso[] =>
  PERMISOS.filter((permiso) => valores[permiso] === '1')

const toBody = ({ dni, apellido, nombre, email, rol }: Valores) => ({
  ...{ dni, apellido, nombre, email },
  rol: ROLES.find((uno) => uno === rol) ?? ('user' as const),
})

const check = (valores: Valores) =>
  checkBody(SCHEMA, { ...toBody(valores), permisos: permisosDe(valores) })

const startOf = (de: UsuarioRegistrado | undefined): Start<Valores> => ({
  valores: {
    dni: de?.dni ?? '',
    apellido: de?.apellido ?? '',
    nombre: de?.nombre ?? '',
    email: de?.email ?? '',
    rol: de?.rol ?? 'user',
    estado: de?.baja ? 'baja' : 'activo',
    ...(Object.fromEntries(
      PERMISOS.map((permiso) => [permiso, de?.permisos.includes(permiso) ? '1' : '0']),
    ) as Record<Permiso, string>),
  },
  rest: undefined,
  version: 0,
})

const show = (campo: Campo, valor: string): string => {
  if (campo === 'rol') return t.roles[ROLES.find((uno) => uno === valor) ?? 'user']
  if (campo === 'estado') return valor === 'baja' ? t.estados.baja : t.estados.activo
  if (PERMISOS.includes(campo as Permiso)) return valor === '1' ? comunes.si : comunes.no
  return valor || comunes.sinDato
}

interface UsuarioDialogProps {
  /** User being edited, or undefined for a new one. */
  readonly usuario: UsuarioRegistrado | undefined
  readonly onClose: () => void
}

/** Form of a user. Changes that somebody made meanwhile are shown beside the typed ones (D42). */
export const UsuarioDialog = ({ usuario, onClose }: UsuarioDialogProps) => {
  const formId = useId()
  const dispatch = useDispatch()
  const dni = useUsuario()?.dni ?? ''
  const [failure, setFailure] = useState<Failure>()
  const [create, creando] = useCreateUsuarioMutation()
  const [edit, editando] = useEditUsuarioMutation()
  const ficha = useRecordForm<UsuarioRegistrado, Valores>({
    clave: (de) => `usuario.${dni}/${de?.dni ?? 'nuevo'}`,
    record: usuario,
    startOf,
    names: CAMPOS,
    check,
  })
  const conflicto = useConflict(ficha, startOf)
  const { conflict } = conflicto
  const { form, changed, valores } = ficha
  const { errors } = form.formState
  // The name of a lawyer comes from the record of the directory.
  const deFicha = usuario !== undefined && usuario.abogado !== '' && !usuario.abogadoDeBaja
  const guardar = (typed: Valores) => {
    const { record } = ficha
    if (record === undefined)
      return create({ body: { ...toBody(typed), permisos: permisosDe(typed) } })
    const es = (campo: Campo) => changed.includes(campo)
    const { apellido, nombre, email, rol } = toBody(typed)
    return edit({
      params: { dni: record.dni },
      body: {
        version: record.version,
        ...(es('apellido') ? { apellido } : {}),
        ...(es('nombre') ? { nombre } : {}),
        ...(es('email') ? { email } : {}),
        ...(es('rol') ? { rol } : {}),
        ...(es('estado') ? { baja: typed.estado === 'baja' } : {}),
        ...(PERMISOS.some(es) ? { permisos: permisosDe(typed) } : {}),
      },
    })
  }
  const close = () => {
    ficha.forget()
    onClose()
  }
  const submit = form.handleSubmit(async (typed) => {
    setFailure(undefined)
    conflicto.dismiss()
    const { data, error } = await guardar(typed)
    if (data) {
      const persona = `${typed.apellido}, ${typed.nombre}`
      dispatch(notified({ kind: 'exito', title: interpolar(t.guardado, { persona }) }))
      close()
      return
    }
    const refused = failureOf(error)
    setFailure(refused && conflicto.take(refused, 'usuario'))
  })
  const text = (campo: 'dni' | 'apellido' | 'nombre' | 'email', fijo: boolean, required = true) => (
    <TextField
      {...form.register(campo)}
      label={nombres[campo]}
      error={errors[campo]?.message}
      autoComplete="off"
      readOnly={fijo}
      required={required && !fijo}
    />
  )
  const select = (campo: 'rol' | 'estado', opciones: readonly string[]) => (
    <Controller
      control={form.control}
      name={campo}
      render={({ field }) => (
        <SelectField
          label={nombres[campo]}
          value={field.value}
          options={opciones.map((value) => ({ value, label: show(campo, value) }))}
          onChange={(value) => field.onChange(value ?? '')}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={errors[campo]?.message ?? (campo === 'estado' ? bajaFault : undefined)}
          required
        />
      )}
    />
  )
  const bajaFault = failure?.fields?.find(({ field }) => field === 'baja')?.message
  const termina =
    usuario !== undefined &&
    (changed.includes('rol') || (changed.includes('estado') && valores.estado === 'baja'))
  return (
    <Dialog
      title={
        usuario
          ? interpolar(t.editar, { persona: `${usuario.apellido}, ${usuario.nombre}` })
          : t.nuevo
      }
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{comunes.cancelar}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            loading={creando.isLoading || editando.isLoading}
            disabled={conflict !== undefined || (usuario !== undefined && changed.length === 0)}
          >
            {comunes.guardar}
          </Button>
        </>
      }
    >
      <form id={formId} className="form form-full" onSubmit={submit} noValidate>
        <RecordAlerts
          ficha={ficha}
          conflicto={conflicto}
          startOf={startOf}
          failure={bajaFault ? undefined : failure}
          onDismiss={() => setFailure(undefined)}
          words={{
            borrador: t.borrador,
            versionVieja: t.versionVieja,
            otrosCambios: t.otrosCambios,
            conflicto: t.conflicto,
          }}
          labels={nombres}
          show={show}
        />
        {deFicha && <p className="field-hint">{t.datosDeFicha}</p>}
        <div className="form-row">
          {text('apellido', deFicha)}
          {text('nombre', deFicha)}
          {text('dni', usuario !== undefined)}
          {text('email', deFicha, false)}
          {select('rol', ROLES)}
          {usuario && select('estado', ['activo', 'baja'])}
        </div>
        <fieldset className="choice">
          <legend>{t.columnas.permisos}</legend>
          {PERMISOS.map((permiso) => (
            <Controller
              key={permiso}
              control={form.control}
              name={permiso}
              render={({ field }) => (
                <label>
                  <input
                    type="checkbox"
                    ref={field.ref}
                    checked={field.value === '1'}
                    onBlur={field.onBlur}
                    onChange={({ target }) => field.onChange(target.checked ? '1' : '0')}
                  />
                  {t.permisos[permiso]}
                </label>
              )}
            />
          ))}
        </fieldset>
        {termina && <Alert kind="aviso" title={t.terminaSesiones} />}
      </form>
    </Dialog>
  )
}
