/** The address of a server started with this environment, with the same defaults as `npm start`. */
export function tokenAddress({ PUBLIC_URL, PORT }: { readonly PUBLIC_URL?: string; readonly PORT?: string }): string {
	return PUBLIC_URL || `http://localhost:${PORT || 3000}`;
}
