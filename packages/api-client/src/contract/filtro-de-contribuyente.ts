import { string } from 'yup'

/** Municipal number of a taxpayer to filter a list by. '' does not filter. */
export const filtroDeContribuyente = string()
  .trim()
  .matches(/^[1-9]\d{0,8}$/, {
    excludeEmptyString: true,
    message: 'El número de contribuyente lleva solo dígitos.',
  })
  .default('')
