/** What every call needs and only the start of the application knows. */
interface Connection {
	/** Slug of the tenant whose paths are called. */
	readonly tenant: string;
	readonly apiKey: string;
	/** The access token, renewed when it is about to expire; null when nobody is signed in. */
	readonly accessToken: () => Promise<string | null>;
	/** The token was refused: sign in again and come back to this page. */
	readonly onUnauthorised: () => void;
}

let connection: Connection = { tenant: "", apiKey: "", accessToken: async () => null, onUnauthorised: () => {} };

/** Called at the start of the application, by the sign-in once it knows the person, and by tests. */
export function connectApi(settings: Partial<Connection>): void {
	connection = { ...connection, ...settings };
}

export function currentConnection(): Connection {
	return connection;
}
