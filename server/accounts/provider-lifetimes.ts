const minute = 60;
const hour = 60 * minute;

/** Seconds. The provider's documents say why each is what it is. */
export const lifetimes = {
	/** So that a stolen token is worth little, and a withdrawn right ends soon. */
	accessToken: 10 * minute,
	/** The session a person sees running down; every silent renewal starts it again. */
	identityToken: 1 * hour,
	/** Longest time from signing in to signing in again, however active: a working day. */
	session: 12 * hour,
	/** Time to fill in the sign-in form. */
	interaction: 30 * minute,
	authorizationCode: 60,
} as const;
