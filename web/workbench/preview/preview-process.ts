import {
	type Actor,
	advance,
	type Command,
	type CompiledFlow,
	filledIn,
	type Instruction,
	type Outcome,
	type Realisation,
	type RealisationEvent,
	type RealisationRecord,
	type recorded,
	recordOf,
	rulesOf,
	type Scenario,
	type ScenarioMoment,
	scenarioMoments,
	type TenantDefinition,
	wasSaved,
} from "../../../engine/index.ts";
import type { PreviewWish } from "./preview-wish.ts";

/** Uuid of every process in a preview. */
export const previewUuid = "00000000-0000-4000-8000-000000000001";

/** A process that exists only in this page, run by the engine as the server would. */
export interface PreviewProcess {
	readonly record: () => RealisationRecord;
	/** Carries out a command; if it is refused, nothing changes. */
	readonly send: (command: Command, actor: Actor) => Outcome;
	/** The present instant for the process, in milliseconds. */
	readonly now: number;
}

export interface PreviewDesign {
	readonly flow: CompiledFlow;
	readonly tenant: TenantDefinition;
	readonly scenarios: readonly Scenario[];
}

/** A moment of a scenario, with the act that follows. */
interface Found {
	readonly moment: ScenarioMoment;
	readonly next: Instruction | null;
	/** The acts up to that moment, as a scenario of their own. */
	readonly scenario: Scenario;
}

/**
 * The process at the end of a scenario, or where the scenario could not continue. `told` is called for every act in it, with the state
 * before that act.
 */
export function scenarioProcess(
	{ flow, tenant }: Pick<PreviewDesign, "flow" | "tenant">,
	scenario: Scenario,
	day: string,
	told: (given: Omit<Parameters<typeof recorded>[1], "rules">) => void,
): PreviewProcess | null {
	let last: ScenarioMoment | null = null;
	for (const moment of played(flow, tenant, scenario)) {
		if (moment.outcome === undefined || (last === null && moment.outcome.refused)) break;
		last = moment;
	}
	return last === null ? null : processAt({ flow, tenant }, last, last.realisation, { day }, told);
}

/** The beginning of a scenario that brings the step into the wished state; null if none does. */
export function leadingScenario(design: PreviewDesign, wish: PreviewWish): Scenario | null {
	return findMoment(design, wish)?.scenario ?? null;
}

/** The process at a moment of a scenario at which the step is in the wished state; null if no scenario reaches it. */
export function previewProcess(design: PreviewDesign, wish: PreviewWish): PreviewProcess | null {
	const found = findMoment(design, wish);
	if (found === null) return null;
	const { moment, next } = found;
	const values = wish.filled && next?.with !== undefined ? filledIn(moment.realisation.values, next.with) : moment.realisation.values;
	const process = processAt(design, moment, { ...moment.realisation, values }, wish);
	const status = stopped[wish.state];
	const { onHoldReasons, cancelReasons, access } = design.tenant;
	const reason = (status === "onhold" ? onHoldReasons : cancelReasons).find(({ automatic }) => automatic !== true)?.value;
	if (status !== undefined) {
		const roles = access.canChangeStatus ?? [];
		process.send(
			{ kind: "set-status", status, action: "enable", ...(reason === undefined ? {} : { reason }), comment: "" },
			{ userId: "werkbank", roles },
		);
	}
	return process;
}

/** States that are reached by a change of status, with the name of that status. */
const stopped: Readonly<Partial<Record<PreviewWish["state"], "onhold" | "cancelled">>> = { onhold: "onhold", cancelled: "cancelled" };

/** The moments found in a design, by step and state: playing scenarios takes a while. */
const foundIn = new WeakMap<PreviewDesign, Map<string, Found | null>>();

function knownIn(design: PreviewDesign): Map<string, Found | null> {
	const known = foundIn.get(design) ?? new Map<string, Found | null>();
	foundIn.set(design, known);
	return known;
}

const keyOf = ({ step, state }: PreviewWish): string => `${step} ${state}`;

/** Milliseconds of playing after which the page may do other work. */
const slice = 20;

/** Plays the scenarios for a wish in slices, so that typing is not blocked; afterwards `previewProcess` answers immediately. */
export async function playAhead(design: PreviewDesign, wish: PreviewWish, isWanted: () => boolean): Promise<void> {
	const known = knownIn(design);
	const key = keyOf(wish);
	let begun = performance.now();
	const search = findingMoment(design, wish);
	while (!known.has(key) && isWanted()) {
		const { done, value } = search.next();
		if (done === true) known.set(key, value);
		else if (performance.now() - begun > slice) {
			await otherWork();
			begun = performance.now();
		}
	}
}

/** Resolves once the browser has had the chance to do other work, at the front of the queue where the browser can do that. */
const otherWork = (): Promise<void> =>
	"scheduler" in globalThis && "yield" in globalThis.scheduler
		? globalThis.scheduler.yield()
		: new Promise((resolve) => setTimeout(resolve));

function findMoment(design: PreviewDesign, wish: PreviewWish): Found | null {
	const known = knownIn(design);
	const key = keyOf(wish);
	const before = known.get(key);
	if (before !== undefined) return before;
	const search = findingMoment(design, wish);
	for (let at = search.next(); ; at = search.next()) {
		if (at.done !== true) continue;
		known.set(key, at.value);
		return at.value;
	}
}

/** Yields between the acts of the scenarios. */
function* findingMoment(design: PreviewDesign, { step, state }: PreviewWish): Generator<undefined, Found | null> {
	const { flow, tenant, scenarios } = design;
	for (const scenario of scenarios) {
		let last: ScenarioMoment | null = null;
		let [acts, until] = [0, 0];
		const found = (moment: ScenarioMoment, next: Instruction | null, count: number): Found => {
			const { name, given, instructions } = scenario;
			return { moment, next, scenario: { name, ...(given === undefined ? {} : { given }), instructions: instructions.slice(0, count) } };
		};
		for (const moment of played(flow, tenant, scenario)) {
			yield undefined;
			if (moment.told !== null) acts += 1;
			if (last !== null) {
				const { told, instruction } = moment;
				const fills = instruction?.do === "complete" && (told?.step ?? step) === step && moment.outcome?.refused === false;
				// Preferred, because the next act fills in the step, so there are values to show.
				if (fills) return found(last, instruction, until);
			}
			if (moment.outcome?.refused === false && isAs(moment.realisation, step, state)) {
				if (state === "completed" || state === "locked" || state === "correction") return found(moment, null, acts);
				last = moment;
				until = acts;
			} else if (!isAs(moment.realisation, step, state)) last = null;
		}
		if (last !== null) return found(last, null, until);
	}
	return null;
}

/** A scenario with a fault ends where the fault is. */
function* played(flow: CompiledFlow, tenant: TenantDefinition, scenario: Scenario): Generator<ScenarioMoment> {
	try {
		yield* scenarioMoments(flow, tenant, scenario);
	} catch {
		// The moments before it remain.
	}
}

function isAs({ steps, flags }: Realisation, step: string, state: PreviewWish["state"]): boolean {
	const at = steps[step];
	if (at === undefined) return false;
	const going = !flags.completed && !flags.cancelled && !flags.onhold;
	if (state === "completed") return flags.completed;
	if (state === "locked" || state === "correction") return going && at.completedAt !== null;
	return going && at.completedAt === null;
}

/** A process that starts at a moment of a scenario and can be acted on. */
export function processAt(
	{ flow, tenant }: Pick<PreviewDesign, "flow" | "tenant">,
	moment: ScenarioMoment,
	began: Realisation = moment.realisation,
	{ day }: Pick<PreviewWish, "day"> = { day: "" },
	told?: Parameters<typeof scenarioProcess>[3],
): PreviewProcess {
	let realisation = began;
	let synced = 1;
	const events: RealisationEvent[] = [...moment.events];
	const now = day === "" ? moment.now : Date.parse(`${day}T11:00:00.000Z`);
	const createdAt = events[0]?.ts ?? now;
	const identity = { uuid: previewUuid, ref: `${tenant.acronym ?? ""}-00001`, caseRef: "1", caseCounter: 1, createdAt };
	return {
		now,
		record: () => recordOf(flow, realisation, { ...identity, synced, updatedAt: now }, { events, history: [], files: moment.files }),
		send: (command, actor) => {
			const [before, surroundings] = [realisation, { tenant: rulesOf(tenant), files: moment.files, saved: wasSaved(events) }];
			const act = (asked: Command) => advance(flow, before, asked, actor, now, surroundings);
			const outcome = act(command);
			told?.({ realisation: before, command, as: actor.roles[0] ?? "", outcome, instead: act });
			if (!outcome.refused) {
				realisation = outcome.realisation;
				events.push(...outcome.events);
				synced += 1;
			}
			return outcome;
		},
	};
}
