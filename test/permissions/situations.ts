import type { CompiledFlow, PathPlan, PlannedAct, PlannedPath, RealisationRecord } from "../../engine/index.ts";
import type { EveryTenant } from "../paths/every-tenant.ts";
import { beginPath, callWithFiles } from "../paths/walk-path.ts";

/** A process state that can be reached: the first acts of a path, and what is done afterwards. */
export interface Situation {
	readonly state: string;
	/** The step it concerns; "-" for the process as a whole. */
	readonly step: string;
	readonly path: PlannedPath;
	/** Number of acts of the path. */
	readonly acts: number;
	/** The act that completes the step. */
	readonly act?: PlannedAct;
	readonly then?: "onhold" | "cancelled" | "vkb";
}

/** Every step in every state that the paths reach, by the shortest path. */
export function situationsOf(flow: CompiledFlow, { paths }: PathPlan): readonly Situation[] {
	const leaves = flow.order.filter(({ children }) => children.length === 0);
	const [shortest] = [...paths].sort((one, other) => one.acts.length - other.acts.length);
	const finished = paths.find(({ acts }) => acts.at(-1)?.expected.completed === true);
	if (shortest === undefined || finished === undefined) throw new Error("a flow has a way to its end");
	const begun = { path: shortest, acts: 0 };
	const done = { path: finished, acts: finished.acts.length };
	return [
		...leaves.flatMap(({ code, index, parent }): readonly Situation[] => {
			const open = first(paths, (act) => act.step === code && act.kind === "complete");
			const completed = first(
				paths,
				({ step, kind, expected }) =>
					step === code && kind === "complete" && expected.steps[code] === true && !expected.completed && !expected.cancelled,
			);
			const passedBy = first(
				paths,
				({ expected }) =>
					flow.order.some(
						(later) => later.parent === null && later.index > (parent?.index ?? index) && expected.steps[later.code] !== undefined,
					) &&
					expected.steps[code] === undefined &&
					!expected.completed &&
					!expected.cancelled,
			);
			return [
				...(open === undefined
					? []
					: about(
							code,
							{ path: open.path, acts: open.place, act: open.act },
							["open", undefined],
							["on hold", "onhold"],
							["cancelled", "cancelled"],
						)),
				...(completed === undefined
					? []
					: about(
							code,
							{ path: completed.path, acts: completed.place + 1, act: completed.act },
							["completed", undefined],
							["completed, on hold", "onhold"],
							["completed, cancelled", "cancelled"],
						)),
				...(index === 0 || parent?.index === 0 ? [] : [{ state: "not started", step: code, ...begun }]),
				...(passedBy === undefined ? [] : [{ state: "passed by", step: code, path: passedBy.path, acts: passedBy.place + 1 }]),
				...(done.path.acts.at(-1)?.expected.steps[code] === true ? [{ state: "process completed", step: code, ...done }] : []),
			];
		}),
		...about("-", begun, ["running", undefined], ["on hold", "onhold"], ["cancelled", "cancelled"]),
		{ state: "process completed", step: "-", ...done },
		...decided(flow, paths, done),
	];
}

type Way = Pick<Situation, "path" | "acts" | "act">;

function about(step: string, way: Way, ...states: readonly (readonly [string, Situation["then"]])[]): readonly Situation[] {
	return states.map(([state, then]) => ({ state, step, ...way, ...(then === undefined ? {} : { then }) }));
}

/** A published traffic decision, confirmed and unconfirmed. */
function decided({ definition, writtenIn }: CompiledFlow, paths: PathPlan["paths"], done: Way): readonly Situation[] {
	const step = writtenIn.get(definition.bindings.trafficDecision?.publicationDate ?? "")?.code;
	const publishes = (act: PlannedAct): boolean => act.step === step && JSON.stringify(act.values).includes('"PublicationDate"');
	const published = first(paths, (act) => publishes(act) && !act.expected.completed);
	if (published === undefined) return [];
	const way = { path: published.path, acts: published.place + 1 };
	return [
		...about(
			"-",
			way,
			["decision published", undefined],
			["decision confirmed", "vkb"],
			["decision published, on hold", "onhold"],
			["decision published, cancelled", "cancelled"],
		),
		...(done.path.acts.some(publishes) ? about("-", done, ["process completed, decision published", undefined]) : []),
	];
}

function first(paths: PathPlan["paths"], fits: (act: PlannedAct) => boolean) {
	const found = paths.flatMap((path) => {
		const place = path.acts.findIndex(fits);
		const act = path.acts[place];
		return act === undefined ? [] : [{ path, place, act }];
	});
	return found.sort((one, other) => one.place - other.place)[0];
}

/** Creates the situation through API calls, each by somebody who may make it. */
export async function make(all: EveryTenant, slug: string, { path, acts, then }: Situation): Promise<RealisationRecord> {
	const tenant = all.tenant(slug);
	let record = await beginPath(all, slug, path);
	const send = async (role: string, call: string, body: object): Promise<void> => {
		all.clock.now += 60_000;
		const answer = await all.person(slug, role).post(`processes/realisation/${record.uuid}${call}`, body);
		if (answer.status !== 200) throw new Error(`${slug}: ${answer.text}`);
		record = answer.body.data;
	};
	for (const act of path.acts.slice(0, acts)) await send(act.as, "", await callWithFiles(all, slug, record, act));
	if (then !== undefined) {
		const attribute = then === "vkb" ? "canConfirmTrafficDecisions" : "canChangeStatus";
		const [reason] = then === "onhold" ? tenant.definition.onHoldReasons : tenant.definition.cancelReasons;
		const data = { status: then, action: "enable", ...(then === "vkb" ? {} : { reason: reason?.value }) };
		await send(tenant.access[attribute]?.[0] ?? "", "/status", { synchronisation: { synced: record.synced }, data });
	}
	return record;
}
