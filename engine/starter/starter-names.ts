/** Whether a text can be a tenant's name in addresses: small letters, digits and single hyphens, a letter first. */
export const isSlug = (text: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text);

/** Whether a text can be the name, in the tenant's files, of a role of its own. */
export const isRoleName = (text: string): boolean => /^[a-z][a-z0-9-]{0,39}$/.test(text);
