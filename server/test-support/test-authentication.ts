import fastifyPlugin from "fastify-plugin";
import type { Person } from "../../engine/index.ts";
import { termsVersion } from "../accounts/terms/terms-version.ts";
import { Problem } from "../problems/problem.ts";

/**
 * Replaces the sign-in in tests of what comes after it: the token is the person, as base64url JSON. The real token check has its own tests.
 */
export const testAuthentication = fastifyPlugin(
	async (app) => {
		app.decorateRequest("person", null);
		app.decorate("personNow", async ({ person }) => {
			if (person === null) return null;
			const roles = rolesNow.get(person.userId);
			return roles === undefined ? person : roles && { ...person, roles };
		});
		// Roles are in the token here, and never kept.
		app.decorate("recheckPerson", () => {});
		app.decorate("rolesSince", async (userId, roles) => {
			const since = rolesNow.get(userId);
			return since === undefined ? roles : since;
		});
		app.addHook("onRequest", async (request) => {
			const { may } = request.routeOptions.config;
			const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
			if (token !== undefined)
				request.person = { ...accepted, ...(JSON.parse(Buffer.from(token, "base64url").toString()) as TestedPerson) };
			else if (may !== undefined && may !== "everybody") throw new Problem("unauthenticated");
		});
	},
	{ name: "authentication" },
);

/** Roles that somebody has received since, by user id; null: the session has ended. */
export const rolesNow = new Map<string, Person["roles"] | null>();

/** Has accepted the terms of use by default. */
type TestedPerson = Pick<Person, "userId" | "name" | "email" | "roles"> & Partial<Person>;

const accepted = { acceptedTerms: { [termsVersion]: 0 }, signedInAt: null };

export function tokenOf(person: TestedPerson): string {
	return Buffer.from(JSON.stringify(person)).toString("base64url");
}
