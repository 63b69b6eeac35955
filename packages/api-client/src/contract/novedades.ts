import { array, boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { nombreEscrito, textoEscrito } from './escrito.ts'

const texto = nombreEscrito.max(200).default('')

/** Digits, with or without the dots or hyphens people separate them by. */
const digitos = (largo: RegExp, mensaje: string) =>
  string()
    .transform((value: unknown) =>
      typeof value === 'string' ? value.replace(/[\s.-]/g, '') : value,
    )
    .matches(largo, { message: mensaje, excludeEmptyString: true })
    .default('')

const inmueble = object({
  inmueble: number().integer().min(1).max(2_147_483_647).required('El inmueble es requerido.'),
  recurso: nombreEscrito.max(10).default(''),
  observaciones: textoEscrito.max(2000).default(''),
  caracter: texto,
})

/** A taxpayer kept in Novedades, with the field names of S1 §3. */
export const novedad = object({
  id: number().integer().required(),
  apynom: string().required(),
  dni: string().defined(),
  cuim: string().defined(),
  calle: string().defined(),
  nro: string().defined(),
  telefono: string().defined(),
  titulo: string().defined(),
  inmuebles: array(
    object({
      id: number().integer().required(),
      inmueble: number().integer().required(),
      recurso: string().defined(),
      observaciones: string().defined(),
      caracter: string().defined(),
      /** Files that came with it. */
      documentos: array(
        object({
          id: number().integer().required(),
          nombre: string().required(),
          tamano: number().integer().required(),
          sha256: string().required(),
        }).required(),
      ).required(),
    }).required(),
  ).required(),
})

/** Novedades: taxpayers that the lawyers keep by themselves (S2 §2.9). */
export const novedades = {
  saveContribuyente: entry({
    method: 'POST',
    path: '/contribuyentes/save',
    capacidad: 'novedades.guardar',
    summary:
      'Guarda un contribuyente en Novedades: por su DNI, o su CUIM si no tiene, se actualiza el que ya estaba (D120). Con documentos de sus inmuebles, como formulario: {inmueble}_{recurso} es el campo de cada archivo',
    adjuntos: {
      nombre: /^\d{1,10}_[A-Za-z0-9]{0,10}$/,
      forma: '{inmueble}_{recurso}',
      json: ['inmuebles'],
    },
    body: object({
      apynom: nombreEscrito.max(200).required('El nombre es requerido.'),
      dni: digitos(/^[1-9]\d{5,7}$/, 'El DNI debe tener entre 6 y 8 dígitos.'),
      cuim: texto,
      calle: texto,
      nro: texto,
      telefono: texto,
      titulo: texto,
      inmuebles: array(inmueble.required()).max(500).default([]),
    }),
    reply: object({
      novedad,
      /** False when it was in Novedades already. */
      creado: boolean().required(),
    }),
  }),
}
