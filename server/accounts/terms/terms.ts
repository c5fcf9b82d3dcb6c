import fastifyPlugin from "fastify-plugin";
import { LRUCache } from "lru-cache";
import type { DataDoor } from "../../database/opening/open-database.ts";
import { Problem } from "../../problems/problem.ts";
import type { AccountsTables } from "../store/accounts-tables.ts";
import { type TermsStore, termsStore } from "./terms-store.ts";
import { termsVersion } from "./terms-version.ts";

declare module "fastify" {
	interface FastifyContextConfig {
		/** Open to people with a role who have not accepted the terms of use yet. */
		beforeTerms?: true | undefined;
	}
}

/**
 * Refuses every call that needs a role while its caller has not accepted the current terms. Somebody has accepted when the claim says so,
 * or when their acceptance is stored.
 */
export const terms = fastifyPlugin<{ database: DataDoor["db"] }>(
	async (app, { database }) => {
		const people = new AcceptedPeople(termsStore(database.withTables<AccountsTables>()));
		app.addHook("onRequest", (request, _reply, done) => {
			const { person, routeOptions } = request;
			// Only calls that need a role have it; those of the sign-in, which is registered earlier, do not even have the property.
			if (!request.access || !person || routeOptions.config.beforeTerms) return done();
			if (Object.hasOwn(person.acceptedTerms, termsVersion) || people.knows(person.userId)) return done();
			people.has(person.userId).then((accepted) => done(accepted ? undefined : new Problem("terms-not-accepted")), done);
		});
	},
	{ name: "terms", dependencies: ["authorisation"] },
);

const mostPeople = 5000;

/**
 * Who has accepted the current terms. An acceptance is never withdrawn, so it is cached per person; somebody who has not accepted is looked
 * up each time, and can continue at once, whichever server recorded the acceptance.
 */
class AcceptedPeople {
	readonly #store: TermsStore;
	readonly #known = new LRUCache<string, true>({ max: mostPeople });

	constructor(store: TermsStore) {
		this.#store = store;
	}

	/** From the cache alone: false means not known yet. */
	knows(userId: string): boolean {
		return this.#known.get(userId) === true;
	}

	async has(userId: string): Promise<boolean> {
		if (this.#known.get(userId)) return true;
		if ((await this.#store.of(userId))[termsVersion] === undefined) return false;
		this.#known.set(userId, true);
		return true;
	}
}
