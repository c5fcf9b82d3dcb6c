/**
 * Browsers accept a cookie with this prefix only over https, so nobody on the network can plant one over http. On http,
 * on one's own machine, the prefix can't be used.
 */
export const cookieName = (name: string, secure: boolean) => (secure ? `__Secure-${name}` : name);
