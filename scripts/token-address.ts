/** Where a server started with this environment is found, as `npm start` takes it. */
export function tokenAddress({ PUBLIC_URL, PORT }: { readonly PUBLIC_URL?: string; readonly PORT?: string }): string {
	return PUBLIC_URL || `http://localhost:${PORT || 3000}`;
}
