export const DEL_DIA = {
  providesTags: ['configuracion', 'catalogos', 'abogados', 'usuarios', 'cargas', 'lotes'],
} as const
