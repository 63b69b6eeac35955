import { interpolar, textos } from '@apremia/core'
import { setLocale } from 'yup'

setLocale({
  mixed: {
    default: 'El valor no es válido.',
    required: 'Este campo es requerido.',
    defined: 'Este campo es requerido.',
    notNull: 'Este campo no puede ser nulo.',
    oneOf: 'El valor no es uno de los admitidos: ${values}.',
    notType: 'El tipo del valor no es el esperado.',
  },
  string: {
    length: 'Debe tener ${length} caracteres.',
    min: 'Debe tener al menos ${min} caracteres.',
    max: interpolar(textos.escritos.largo, { n: '${max}' }),
    matches: 'El formato no es válido.',
    email: 'El correo electrónico no es válido.',
    uuid: 'El identificador no es válido.',
  },
  number: {
    min: 'Debe ser al menos ${min}.',
    max: 'Debe ser a lo sumo ${max}.',
    integer: 'Debe ser un número entero.',
  },
  array: { max: 'Debe tener a lo sumo ${max} elementos.' },
  object: { noUnknown: 'Tiene campos desconocidos: ${unknown}.' },
})
