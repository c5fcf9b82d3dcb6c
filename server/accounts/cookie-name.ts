/**
 * Browsers accept a cookie with this prefix only over https, so nobody on the network can plant one over http. With http, as on one's own
 * machine, the prefix cannot be used.
 */
export const cookieName = (name: string, secure: boolean) => (secure ? `__Secure-${name}` : name);
