import fastifyPlugin from "fastify-plugin";
import { rolesIn, writeJson } from "../../engine/index.ts";
import { notePerson } from "./store/person-seen-store.ts";

/** Somebody who keeps calling is noted again after this many milliseconds. */
const againMs = 5 * 60_000;
/** Number of people in the cache; beyond it the oldest are noted again. */
const mostKept = 5_000;

/**
 * Notes who calls in which tenant, without delaying the call: mentions and notifications need to know people even when their accounts are
 * kept elsewhere.
 */
export const notePeople = fastifyPlugin(
	async (app) => {
		const noted = new Map<string, { readonly as: string; readonly at: number }>();
		const busy = new Set<Promise<void>>();
		app.addHook("onResponse", (request, reply, done) => {
			done();
			const { person, tenant, access } = request;
			if (person === null || tenant === undefined || access?.hasRole !== true || reply.statusCode >= 400) return;
			const key = `${tenant.slug} ${person.userId}`;
			const roles = writeJson(rolesIn(person, tenant.slug));
			const as = `${person.name}\n${person.email}\n${roles}`;
			const now = app.now();
			const known = noted.get(key);
			if (known?.as === as && now - known.at < againMs) return;
			noted.delete(key);
			noted.set(key, { as, at: now });
			if (noted.size > mostKept) noted.delete(noted.keys().next().value ?? "");
			const { userId, name, email } = person;
			const row = { tenant: tenant.slug, user_id: userId, name, email: email.toLowerCase(), roles, first_at: now, seen_at: now };
			const work = notePerson(app.data.db, row)
				.catch((failure: unknown) => {
					noted.delete(key);
					app.outages.tell(failure, app.log, "who came by was not noted");
				})
				.finally(() => busy.delete(work));
			busy.add(work);
		});
		app.addHook("preClose", async () => void (await Promise.all(busy)));
	},
	{ name: "note-people", dependencies: ["database", "tenant", "authentication"] },
);
