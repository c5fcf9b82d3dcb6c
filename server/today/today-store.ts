import { sql } from "kysely";
import type { Waiting } from "../../engine/index.ts";
import {
	endOfWeek,
	joinMark,
	ownComments,
	ownDecisions,
	ownRequests,
	ownSteps,
	seenProcesses,
	type Whose,
	workNames,
} from "./own-work-store.ts";
import { stepGroups, type TodayGroup } from "./today-groups.ts";

/** One piece of work, as far as the database has it. */
export interface WorkRow {
	/** The name by which it is put off. */
	readonly item: string;
	readonly entity: "realisation" | "request";
	/** The record. */
	readonly uuid: string;
	/** The step, if it is about one. */
	readonly step: string | null;
	readonly since: number;
	readonly due: string | null;
	readonly term: string | null;
	readonly back: Waiting["back"];
	readonly comment: { readonly uuid: string; readonly number: number; readonly message: string; readonly author: string } | null;
}

export type Counts = Readonly<Partial<Record<TodayGroup, number>>>;

type Source = "steps" | "judge" | "answer" | "decisions";

const noComment = sql`null as comment_uuid, cast(null as integer) as comment_number, null as message, null as user_name`;

/** The source of each kind of work: its query, its name for putting it off, and its columns in a row of the page. */
const sources: Readonly<Record<Source, { readonly of: (whose: Whose) => Query; readonly name: Query; readonly columns: Query }>> = {
	steps: {
		of: ownSteps,
		name: workNames.step,
		columns: sql`'realisation' as entity, own.realisation_uuid as uuid, own.step, own.since, own.due, own.term, own.back, ${noComment}`,
	},
	judge: {
		of: ownRequests,
		name: workNames.request,
		columns: sql`'request' as entity, own.uuid, null as step, own.since, null as due, null as term, null as back, ${noComment}`,
	},
	answer: {
		of: ownComments,
		name: workNames.comment,
		columns: sql`own.entity, own.record_uuid as uuid, own.step, own.since, null as due, null as term, null as back,
			own.uuid as comment_uuid, own.number as comment_number, own.message, own.user_name`,
	},
	decisions: {
		of: ownDecisions,
		name: workNames.decision,
		columns: sql`'realisation' as entity, own.realisation_uuid as uuid, null as step, own.since, own.due, own.term, own.back, ${noComment}`,
	},
};

type Query = ReturnType<typeof ownSteps>;

const isStepGroup = (group: TodayGroup) => stepGroups.some((other) => other === group);

/** The sources of these groups. Work that was put off comes from the sources of all the person's other groups. */
function sourcesOf(groups: readonly TodayGroup[]): readonly Source[] {
	const named = groups.flatMap((group): readonly Source[] =>
		group === "judge" || group === "answer" || group === "decisions" ? [group] : isStepGroup(group) ? ["steps"] : [],
	);
	return [...new Set(named)];
}

/** The number of items in each of these groups; items that were put off are counted separately. */
export async function countWork(whose: Whose, groups: readonly TodayGroup[]): Promise<Counts> {
	const counts: Partial<Record<TodayGroup, number>> = Object.fromEntries(groups.map((group) => [group, 0]));
	for (const source of sourcesOf(groups)) {
		const { of, name } = sources[source];
		const group = source === "steps" ? sql`own.part` : sql`cast(${source} as text)`;
		const { rows } = await sql<{ part: TodayGroup; n: number }>`select part, count(*) as n from
			(select case when m.item is null then ${group} else 'tomorrow' end as part from (${of(whose)}) own ${joinMark(whose, name)}) counted
			group by part`.execute(whose.db);
		for (const { part, n } of rows) counts[part] = (counts[part] ?? 0) + Number(n);
	}
	return counts;
}

/** Counts of processes as their list finds them, each once, however many of its steps wait. */
export interface ListedWork {
	/** Those that wait for the person, except those of which they put everything off; of these, by their own soonest last day: */
	readonly all: number;
	/** past, */
	readonly late: number;
	/** or within this week. */
	readonly week: number;
	/** Those that the person sees and that wait for somebody else only. */
	readonly others: number;
}

export async function countListed(whose: Whose): Promise<ListedWork> {
	const { today } = whose;
	const counted = (condition: Query) => sql`count(case when ${condition} then 1 end)`;
	const { rows } = await sql<Record<keyof ListedWork, number>>`select ${counted(sql`remains = 1`)} as "all",
		${counted(sql`due < ${today}`)} as late, ${counted(sql`due >= ${today} and due <= ${endOfWeek(today)}`)} as week,
		${counted(sql`mine = 0`)} as others from (${seenProcesses(whose)}) seen`.execute(whose.db);
	const { all, late, week, others } = rows[0] ?? { all: 0, late: 0, week: 0, others: 0 };
	return { all: Number(all), late: Number(late), week: Number(week), others: Number(others) };
}

interface Part {
	readonly rows: number;
	readonly skip: number;
}

interface SqlRow {
	readonly item: string;
	readonly uuid: string;
	readonly step: string | null;
	readonly since: number;
	readonly due: string | null;
	readonly term: string | null;
	readonly back: WorkRow["back"];
	readonly entity: WorkRow["entity"];
	readonly comment_uuid: string | null;
	readonly comment_number: number | null;
	readonly message: string | null;
	readonly user_name: string | null;
}

/** Soonest last day first, then longest waiting. Ties are ordered by uuid and step, so that pages do not overlap. */
const soonest = sql`case when due is null then 1 else 0 end, due, since, uuid, step`;

/** Part of a group, in order. `groups`: all groups of the person from which items can be put off. */
export async function listWork(
	whose: Whose,
	group: TodayGroup,
	{ rows, skip }: Part,
	groups: readonly TodayGroup[],
): Promise<readonly WorkRow[]> {
	const parts = sourcesOf(group === "tomorrow" ? groups : [group]).map((source) => {
		const { of, name, columns } = sources[source];
		const wanted = group === "tomorrow" ? sql`m.item is not null` : sql`m.item is null`;
		const part = isStepGroup(group) ? sql`and own.part = ${group}` : sql``;
		return sql`select ${columns}, ${name} as item from (${of(whose)}) own ${joinMark(whose, name)} where ${wanted} ${part}`;
	});
	if (parts.length === 0) return [];
	const query = sql<SqlRow>`select * from (${sql.join(parts, sql` union all `)}) sorted
		order by ${soonest} limit ${rows} offset ${skip}`;
	return (await query.execute(whose.db)).rows.map((row) => ({
		item: row.item,
		entity: row.entity,
		uuid: row.uuid,
		step: row.step,
		since: Number(row.since),
		due: row.due,
		term: row.term,
		back: row.back,
		comment:
			row.comment_uuid === null || row.comment_number === null
				? null
				: { uuid: row.comment_uuid, number: row.comment_number, message: row.message ?? "", author: row.user_name ?? "" },
	}));
}
