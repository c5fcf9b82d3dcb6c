/**
 * Browsers take a cookie whose name begins so over https alone, and from nobody who has only http: a cookie put there by
 * somebody on the network is not ours. On http, on one's own machine, there is no such name.
 */
export const cookieName = (name: string, secure: boolean) => (secure ? `__Secure-${name}` : name);
