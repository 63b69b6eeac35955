import { usuarios as calls } from '@apremia/api-client'
import { interpolar, PERMISOS, type Permiso, ROLES, textos } from '@apremia/core'
import { Controller } from 'react-hook-form'
import { bodySchema } from '../../api/endpoint.ts'
import { type Failure, failureOf } from '../../api/failure.ts'
import { checkBody } from '../../api/validate.ts'
import { useUsuario } from '../../session/use-sesion.ts'
import { Alert } from '../../ui/alert.tsx'
import { RecordDialog } from '../../ui/record/record-dialog.tsx'
import { useRecordDialog } from '../../ui/record/use-record-dialog.ts'
import type { RecordForm, Start } from '../../ui/record/use-record-form.ts'
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

/**
 * The form has the field `estado` (state) in place of the field `baja` (no longer active) of the server. So the errors
 * that the server gives for `baja` are shown on `estado`.
 */
const inFields = (refused: Failure | undefined): Failure | undefined =>
  refused?.fields === undefined
    ? refused
    : {
        ...refused,
        fields: refused.fields.map((fault) =>
          fault.field === 'baja' ? { ...fault, field: 'estado' } : fault,
        ),
      }

interface UsuarioDialogProps {
  readonly usuario: UsuarioRegistrado | undefined
  readonly onClose: () => void
}

/**
 * Dialog that adds or edits a user. Changes that somebody else saved in the meantime are shown beside the typed values
 * (D42).
 */
export const UsuarioDialog = ({ usuario, onClose }: UsuarioDialogProps) => {
  const dni = useUsuario()?.dni ?? ''
  const [create] = useCreateUsuarioMutation()
  const [edit] = useEditUsuarioMutation()
  const send = (typed: Valores, { record, changed }: RecordForm<UsuarioRegistrado, Valores>) => {
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
  const dialog = useRecordDialog<UsuarioRegistrado, Valores>({
    clave: (de) => `usuario.${dni}/${de?.dni ?? 'nuevo'}`,
    record: usuario,
    startOf,
    names: CAMPOS,
    check,
    enRechazo: 'usuario',
    save: async (typed, ficha) => {
      const { data, error } = await send(typed, ficha)
      if (!data) return { failure: inFields(failureOf(error)) }
      const persona = `${typed.apellido}, ${typed.nombre}`
      return { title: interpolar(t.guardado, { persona }) }
    },
    onClose,
  })
  const { form } = dialog
  const { changed, valores } = dialog.ficha
  const { errors } = form.formState
  // The name of a lawyer comes from the directory of lawyers, so this dialog does not let a person change the name.
  const deFicha = usuario !== undefined && usuario.abogado !== '' && !usuario.abogadoDeBaja
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
          error={errors[campo]?.message}
          required
        />
      )}
    />
  )
  const termina =
    usuario !== undefined &&
    (changed.includes('rol') || (changed.includes('estado') && valores.estado === 'baja'))
  return (
    <RecordDialog
      dialog={dialog}
      title={
        usuario
          ? interpolar(t.editar, { persona: `${usuario.apellido}, ${usuario.nombre}` })
          : t.nuevo
      }
      disabled={usuario !== undefined && changed.length === 0}
      words={{ versionVieja: t.versionVieja, otrosCambios: t.otrosCambios }}
      labels={nombres}
      show={show}
    >
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
    </RecordDialog>
  )
}
