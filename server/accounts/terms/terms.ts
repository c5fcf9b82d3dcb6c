import fastifyPlugin from "fastify-plugin";
import type { DataDoor } from "../../database/open-database.ts";
import { Problem } from "../../problems/problem.ts";
import type { AccountsTables } from "../store/accounts-tables.ts";
import { AcceptedPeople } from "./accepted-people.ts";
import { termsStore } from "./terms-store.ts";
import { termsVersion } from "./terms-version.ts";

declare module "fastify" {
	interface FastifyContextConfig {
		/** Open to people with a role who have not accepted the terms of use yet. */
		beforeTerms?: true | undefined;
	}
}

/**
 * Refuses every call that needs a role while its caller has not accepted the terms in force. Somebody has accepted
 * when the claim says so, or when their acceptance is stored.
 */
export const terms = fastifyPlugin<{ database: DataDoor["db"] }>(
	async (app, { database }) => {
		const people = new AcceptedPeople(termsStore(database.withTables<AccountsTables>()));
		app.addHook("onRequest", (request, _reply, done) => {
			const { person, routeOptions } = request;
			// Only calls that need a role have it set; those of the sign-in, which come first, do not even have it.
			if (!request.access || !person || routeOptions.config.beforeTerms) return done();
			if (Object.hasOwn(person.acceptedTerms, termsVersion) || people.knows(person.userId)) return done();
			people.has(person.userId).then((accepted) => done(accepted ? undefined : new Problem("terms-not-accepted")), done);
		});
	},
	{ name: "terms", dependencies: ["authorisation"] },
);
