/** The properties of a tenant that the sign-in needs. */
export interface TenantSignIn {
	readonly slug: string;
	/** Name as people read it. */
	readonly label: string;
	/** Address at which the tenant is reached directly; empty if it has none. */
	readonly baseUrl: string;
	readonly supportAddress: string;
	readonly demoAccounts: readonly TenantDemoAccount[];
}

interface TenantDemoAccount {
	readonly email: string;
	readonly name: string;
	/** Role -> geography codes; ["*"] means all. */
	readonly roles: Readonly<Record<string, readonly string[]>>;
	/** False for accounts that have to see the terms of use first. Default true. */
	readonly termsAccepted?: boolean;
}
