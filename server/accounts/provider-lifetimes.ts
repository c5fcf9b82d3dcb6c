const minute = 60;
const hour = 60 * minute;

/** Seconds. The provider's documents give the reason for each. */
export const lifetimes = {
	/** Short, so that a stolen token is worth little, and a withdrawn right ends soon. */
	accessToken: 10 * minute,
	/** The session whose end a person sees approaching; every silent renewal starts it again. */
	identityToken: 1 * hour,
	/** Longest time from signing in to signing in again, however active: a working day. */
	session: 12 * hour,
	/** Time to fill in the sign-in form. */
	interaction: 30 * minute,
	authorizationCode: 60,
} as const;
