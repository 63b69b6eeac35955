/** Hosts in NO_PROXY and this machine are reached without the office's proxy. */
export const sinProxy = ({ no_proxy, NO_PROXY }: NodeJS.ProcessEnv): string => {
  const dado = no_proxy ?? NO_PROXY ?? ''
  return dado === '*' ? dado : `${dado},localhost,127.0.0.1,[::1]`
}
