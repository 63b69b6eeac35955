/**
 * Texts of the sign-in that only the server uses. The texts have a separate file so that the browser does not load
 * them.
 */
export const accesoEnElServidor = {
  /**
   * Reasons why a sign-in was refused, as the audit history records them. For the first three reasons the person sees
   * the same message, and so does not learn which reason it was (D6).
   */
  rechazos: {
    'no-registrado': 'Ingreso rechazado: la persona no está registrada.',
    'de-baja': 'Ingreso rechazado: la persona está dada de baja.',
    'abogado-de-baja': 'Ingreso rechazado: el abogado con que actúa está dado de baja.',
    'token-repetido': 'Ingreso rechazado: el token del proveedor ya se había usado.',
    'token-invalido': 'Ingreso rechazado: el token no es del proveedor o venció.',
    'identidad-rechazada':
      'Ingreso rechazado: lo que respondió el proveedor de identidad no sirve.',
  },
  emergencia: {
    sinDni: 'Indique el DNI de un administrador, de siete u ocho cifras.',
    sinMotivo: 'Indique el motivo, de 5 a 500 letras: queda en el historial.',
    noAdmin:
      'Esa persona no es un administrador en alta. El ingreso de emergencia es solo de un administrador, que después arregla lo que impide entrar a los demás.',
    historial:
      'Ingreso de emergencia de {persona}, pedido en la máquina del servidor con la cuenta {cuenta}. Sirve una vez y por 15 minutos.',
  },
} as const
