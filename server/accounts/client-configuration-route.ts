import type { FastifyInstance } from "fastify";
import { answer, object } from "../calls/schema-parts.ts";
import type { DemoAccount } from "./sign-in-pages/sign-in-page.ts";
import type { TenantSignIn } from "./tenant-sign-in.ts";

interface ClientConfiguration {
	readonly oidc: {
		readonly issuer: string;
		readonly clientId: string;
		readonly scope: string;
		readonly audience: string;
		readonly rolesClaim: string;
		readonly nameClaim: string;
		readonly emailClaim: string;
	};
	readonly apiKey: string;
	readonly defaultTenant: string;
	readonly termsVersion: string;
	readonly passwordChange: boolean;
	readonly mostFileBytes: number;
	readonly tenants: readonly Pick<TenantSignIn, "slug" | "label" | "baseUrl" | "supportAddress">[];
	readonly demoAccounts?: readonly DemoAccount[];
}

const text = { type: "string" } as const;

const configurationAnswer = object(
	{
		oidc: object({ issuer: text, clientId: text, scope: text, audience: text, rolesClaim: text, nameClaim: text, emailClaim: text }),
		apiKey: { ...text, description: "Goes along with every call of the web; says which program makes it, and protects nothing." },
		defaultTenant: text,
		termsVersion: { ...text, description: "Of the terms of use that a person must have accepted." },
		passwordChange: { type: "boolean", description: "Whether people can change their password here." },
		mostFileBytes: { type: "integer", description: "The largest file that may be uploaded, in bytes." },
		tenants: {
			type: "array",
			items: object({
				slug: text,
				label: text,
				baseUrl: { ...text, description: "Address under which the tenant is reached directly; empty when it has none." },
				supportAddress: text,
			}),
		},
		demoAccounts: { type: "array", items: object({ email: text, name: text, description: text }) },
	},
	["oidc", "apiKey", "defaultTenant", "termsVersion", "passwordChange", "mostFileBytes", "tenants"],
);

/** The settings that the browser needs before anybody has signed in. */
export async function clientConfigurationRoute(
	app: FastifyInstance,
	{ configuration }: { configuration: () => ClientConfiguration },
): Promise<void> {
	const schema = {
		operationId: "getClientConfiguration",
		summary: "Where to sign in, and which tenants there are; needs no token",
		tags: ["accounts"],
		security: [],
		response: { 200: answer(configurationAnswer, "What the web begins with.") },
	};
	app.get("/api/client-configuration", { schema, config: { may: "everybody" } }, async (_request, reply) =>
		reply.header("cache-control", "no-store").send(configuration()),
	);
}
