/** What the server says before anybody has signed in. */
export interface ClientConfiguration {
	readonly oidc: { readonly issuer: string; readonly clientId: string; readonly scope: string; readonly audience: string };
	/** Goes along with every call; says which program makes it, and protects nothing. */
	readonly apiKey: string;
	readonly defaultTenant: string;
	/** Of the terms of use in force. */
	readonly termsVersion: string;
	/** Whether people can change their password here. */
	readonly passwordChange: boolean;
	/** Bytes that a file may have which somebody uploads. */
	readonly mostFileBytes: number;
	readonly tenants: readonly TenantPlace[];
}

export interface TenantPlace {
	readonly slug: string;
	readonly label: string;
	/** Address under which the tenant is reached directly; empty when it has none. */
	readonly baseUrl: string;
	readonly supportAddress: string;
}

export async function getClientConfiguration(signal?: AbortSignal): Promise<ClientConfiguration> {
	const answer = await fetch("/api/client-configuration", { headers: { accept: "application/json" }, ...(signal ? { signal } : {}) });
	if (!answer.ok) throw new Error(`client configuration: ${answer.status}`);
	return (await answer.json()) as ClientConfiguration;
}
