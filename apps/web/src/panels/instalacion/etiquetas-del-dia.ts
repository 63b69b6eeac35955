/** Anything that is configured, loaded or registered may be one of the things that were missing. */
export const DEL_DIA = {
  providesTags: ['configuracion', 'catalogos', 'abogados', 'usuarios', 'cargas', 'lotes'],
} as const
