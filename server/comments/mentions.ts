import type { FastifyInstance } from "fastify";
import { type Mention, mentionedIn, PersonAccess, plainText, readJson, rolesOf, rolesWith, seesCommented } from "../../engine/index.ts";
import { findPeople, type KnownPerson } from "../accounts/people-read-model.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import { Problem } from "../problems/problem.ts";
import type { Tenant } from "../tenants/tenant.ts";
import * as recordTexts from "../texts/records.ts";
import type { RolesOfAssignees } from "./comment-schema.ts";
import type { CommentRow } from "./comment-store.ts";
import type { Commented } from "./commented.ts";

/** A mention in a request. The name is looked up, so that a client cannot invent one. */
export type GivenMention = Pick<Mention, "kind" | "id">;

/** Maximum number of mentions in one comment. */
export const mostMentions = 20;

export interface Where {
	readonly db: WriteScope["db"];
	readonly server: FastifyInstance;
	readonly tenant: Tenant;
	readonly commented: Commented;
	/** Geography code of the record. */
	readonly code: string;
}

interface Reader extends KnownPerson {
	/** Roles that reach the record. */
	readonly held: readonly string[];
}

/** People who may read the comments of this record at this moment; with `ids`, only these. */
async function readersOf({ db, server, tenant, commented, code }: Where, ids?: readonly string[]): Promise<readonly Reader[]> {
	const people = await findPeople(db, { tenant: tenant.slug, embedded: Boolean(server.embeddedIssuer), ...(ids && { ids }) });
	const attribute = seesCommented[commented.entity];
	return people.flatMap((person) => {
		const access = new PersonAccess({ userId: person.userId, roles: { [tenant.slug]: person.roles } }, tenant).at(code);
		return access.may(attribute) ? [{ ...person, held: access.roles }] : [];
	});
}

/** Roles with which somebody may read such records. Of two with the same name only the last is listed: the name in a message names one role. */
function rolesNamed({ tenant, commented }: Pick<Where, "tenant" | "commented">): readonly Mention[] {
	const held = rolesWith(tenant.access, seesCommented[commented.entity]);
	const named = rolesOf(tenant.definition).filter(({ role, unnamed }) => held.includes(role) && unnamed !== true);
	return [...new Map(named.map(({ role, label }) => [label, { kind: "role" as const, id: role, name: label }])).values()];
}

const asMention = ({ userId, name }: KnownPerson): Mention => ({ kind: "person", id: userId, name: plainText(name).trim() });

/**
 * The people and roles that can be mentioned in a comment on this record and whose name contains the search text, roles first. Without the
 * writer, since nobody notifies themselves.
 */
export async function mentionable(where: Where & { readonly writer: string }, search: string, most: number): Promise<readonly Mention[]> {
	const wanted = search.trim().toLowerCase();
	const others = (await readersOf(where)).filter(({ userId }) => userId !== where.writer);
	const everybody = [...rolesNamed(where), ...others.map(asMention)];
	return everybody
		.filter(({ name }) => name !== "")
		.map((mention) => ({ mention, at: mention.name.toLowerCase().indexOf(wanted) }))
		.filter(({ at }) => at !== -1)
		.sort((one, other) => Number(one.at > 0) - Number(other.at > 0))
		.slice(0, most)
		.map(({ mention }) => mention);
}

/** The roles in which the people to whom these conversations are assigned can read them at this moment: one query for all of them. */
export async function rolesOfAssignees(where: Where, rows: readonly CommentRow[]): Promise<RolesOfAssignees> {
	const ids = rows.flatMap(({ assignee_kind: kind, assignee_id: id, status, deleted_at }) =>
		kind === "person" && id !== null && status === "todo" && deleted_at === null ? [id] : [],
	);
	if (ids.length === 0) return new Map();
	const named = rolesNamed(where);
	const people = await readersOf(where, [...new Set(ids)]);
	return new Map(people.map(({ userId, held }) => [userId, named.flatMap(({ id, name }) => (held.includes(id) ? [name] : []))]));
}

const same = (one: GivenMention) => (other: GivenMention) => one.kind === other.kind && one.id === other.id;

/** Each of these with its name; undefined for those who cannot read the record at this moment. */
export async function readable(where: Where, given: readonly GivenMention[]): Promise<readonly (Mention | undefined)[]> {
	const ids = given.filter(({ kind }) => kind === "person").map(({ id }) => id);
	const candidates = [...rolesNamed(where), ...(ids.length === 0 ? [] : (await readersOf(where, ids)).map(asMention))];
	return given.map((mention) => candidates.find(same(mention)));
}

/**
 * Those of the given mentions that occur in the message. Mentions that the comment already had stay as they are; all others must be able to
 * read the record at this moment.
 */
export async function checkedMentions(
	where: Where,
	message: string,
	given: readonly GivenMention[],
	before?: CommentRow,
): Promise<readonly Mention[]> {
	const known = before?.mentions ? readJson(before.mentions) : [];
	const fresh = given.filter((mention) => !known.some(same(mention)));
	const chosen = await readable(where, fresh);
	if (chosen.includes(undefined)) {
		const said = recordTexts.mentionUnknown;
		throw new Problem("invalid", { message: said, errors: [{ path: "data.mentions", message: said }] });
	}
	return mentionedIn(message, [...known, ...chosen.filter((mention) => mention !== undefined)]);
}
