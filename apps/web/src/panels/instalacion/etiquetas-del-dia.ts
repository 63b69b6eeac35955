/** Any change of configuration, load or record may complete one of the missing things. */
export const DEL_DIA = {
  providesTags: ['configuracion', 'catalogos', 'abogados', 'usuarios', 'cargas', 'lotes'],
} as const
