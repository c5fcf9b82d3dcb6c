import { sql } from "kysely";
import { within } from "../database/within-codes.ts";
import { ownComments, ownDecisions, ownProcesses, ownRequests, ownSteps, type Whose } from "./own-work-store.ts";
import { stepGroups, type TodayGroup } from "./today-groups.ts";

/** One thing that waits, as far as the database tells it. */
export interface WorkRow {
	readonly entity: "realisation" | "request";
	/** The record. */
	readonly uuid: string;
	/** Step, where it is about one. */
	readonly step: string | null;
	readonly since: number;
	readonly due: string | null;
	readonly term: string | null;
	readonly back: "reset" | "resumed" | null;
	/** Of a comment. */
	readonly comment: { readonly uuid: string; readonly message: string; readonly author: string } | null;
}

export type Counts = Readonly<Partial<Record<TodayGroup, number>>>;

/** How much there is in each of these groups. */
export async function countWork(whose: Whose, groups: readonly TodayGroup[]): Promise<Counts> {
	const counts: Partial<Record<TodayGroup, number>> = {};
	const total = async (of: ReturnType<typeof ownComments>) => {
		const { rows } = await sql<{ n: number }>`select count(*) as n from (${of}) counted`.execute(whose.db);
		return Number(rows[0]?.n ?? 0);
	};
	if (groups.includes("later")) {
		for (const group of stepGroups) counts[group] = 0;
		const { rows } = await sql<{
			part: TodayGroup;
			n: number;
		}>`select part, count(*) as n from (${ownSteps(whose)}) own group by part`.execute(whose.db);
		for (const { part, n } of rows) counts[part] = Number(n);
	}
	if (groups.includes("judge")) counts.judge = await total(ownRequests(whose));
	if (groups.includes("answer")) counts.answer = await total(ownComments(whose));
	if (groups.includes("decisions")) counts.decisions = await total(ownDecisions(whose));
	return counts;
}

/** Processes that wait for the person: all, and those of which the soonest day is past, or lies in this week. */
export interface ListedWork {
	readonly all: number;
	readonly late: number;
	readonly week: number;
}

export async function countListed(whose: Whose): Promise<ListedWork> {
	const { rows } = await sql<{ part: string; n: number }>`select part, count(*) as n from (${ownProcesses(whose)}) counted
		group by part`.execute(whose.db);
	const of = (part: string) => Number(rows.find((row) => row.part === part)?.n ?? 0);
	return { all: of("late") + of("week") + of("later"), late: of("late"), week: of("week") };
}

interface Part {
	readonly rows: number;
	readonly skip: number;
}

interface SqlRow {
	readonly uuid: string;
	readonly step: string | null;
	readonly since: number;
	readonly due: string | null;
	readonly term: string | null;
	readonly back: WorkRow["back"];
	readonly entity: WorkRow["entity"];
	readonly comment_uuid: string | null;
	readonly message: string | null;
	readonly user_name: string | null;
}

/** Soonest end first; then what has waited longest. Equal ones by uuid and step, so that pages do not overlap. */
const soonest = sql`case when due is null then 1 else 0 end, due, since, uuid, step`;

/** Part of a group, in order. */
export async function listWork(whose: Whose, group: TodayGroup, { rows, skip }: Part): Promise<readonly WorkRow[]> {
	const page = sql`order by ${soonest} limit ${rows} offset ${skip}`;
	const none = sql`null as comment_uuid, null as message, null as user_name`;
	const query =
		group === "judge"
			? sql<SqlRow>`select * from (select 'request' as entity, uuid, null as step, since, null as due, null as term, null as back, ${none}
				from (${ownRequests(whose)}) own) sorted ${page}`
			: group === "answer"
				? sql<SqlRow>`select * from (select entity, record_uuid as uuid, step, since, null as due, null as term, null as back,
					uuid as comment_uuid, message, user_name from (${ownComments(whose)}) own) sorted ${page}`
				: group === "decisions"
					? sql<SqlRow>`select * from (select 'realisation' as entity, realisation_uuid as uuid, null as step, since, due, term, back, ${none}
						from (${ownDecisions(whose)}) own) sorted ${page}`
					: sql<SqlRow>`select * from (select 'realisation' as entity, realisation_uuid as uuid, step, since, due, term, back, ${none}
						from (${ownSteps(whose)}) own where part = ${group}) sorted ${page}`;
	return (await query.execute(whose.db)).rows.map((row) => ({
		entity: row.entity,
		uuid: row.uuid,
		step: row.step,
		since: Number(row.since),
		due: row.due,
		term: row.term,
		back: row.back,
		comment: row.comment_uuid === null ? null : { uuid: row.comment_uuid, message: row.message ?? "", author: row.user_name ?? "" },
	}));
}

/** Processes that the person sees and that wait for somebody, but not for them. */
export async function countForOthers(whose: Whose): Promise<number> {
	const { db, tenant, access } = whose;
	const { rows } = await sql<{ n: number }>`select count(*) as n from (select distinct realisation_uuid from waiting
		where tenant = ${tenant} and kind = 'step' and ${within(access.codes("realisationlist"), "code")}) seen
		where realisation_uuid not in (select realisation_uuid from (${ownSteps(whose)}) own)`.execute(db);
	return Number(rows[0]?.n ?? 0);
}
