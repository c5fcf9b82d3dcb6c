import type { Actor } from "../access/index.ts";
import type { Advanced, Command, Outcome, Refusal, SetStatus, TakeBack } from "../command/command.ts";
import { refuse } from "../command/refuse.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { Effect } from "../definition/flow-definition.ts";
import { jsonCopy } from "../json/json-copy.ts";
import type { EventType, FieldChange, Realisation, RealisationEvent, Surroundings, TermExtension } from "../realisation/realisation.ts";
import { sameValue } from "../realisation/same-value.ts";
import * as processTexts from "../texts/process.ts";
import { takeBackExtension } from "./extend-term.ts";
import { applyEvent, replay } from "./replay.ts";
import { setStatus } from "./set-status.ts";
import { setTags } from "./set-tags.ts";
import { takeBack } from "./take-back.ts";

/**
 * Undoes the last act of a process, for whoever may do its opposite. Only if the process is then, by its events, exactly as it was before
 * the act, and nothing outside it changed as well: everything else needs a person's judgement.
 */
export function undo(
	flow: CompiledFlow,
	realisation: Realisation,
	actor: Actor,
	now: number,
	{ past = [], ...surroundings }: Pick<Surroundings, "tenant" | "selectedLocation" | "past">,
): Outcome {
	const { earlier, act } = lastAct(past);
	if (earlier.length === 0) return refuse("not-undoable", processTexts.nothingToUndo);
	if (act.some(({ meta }) => isUndoing(meta))) return refuse("not-undoable", processTexts.undoingIsNotUndone);
	const before = provenBefore(flow, realisation, earlier, act);
	if (before === undefined) return refuse("not-undoable", processTexts.undoingIsNotProven);
	const command = oppositeOf(act, before);
	if (command === undefined) return refuse("not-undoable", processTexts.noOpposite);
	const unchanged = sameValue(jsonCopy(before), jsonCopy(realisation));
	// An extension is in the events only, from which every clock follows.
	if (unchanged && command.kind !== "shorten-term") return refuse("not-undoable", processTexts.nothingChanged);
	if (reachesOut(flow, act)) return refuse("not-undoable", processTexts.undoingReachesOut);
	const outcome = carriedOut(flow, realisation, command, actor, now, { ...surroundings, past });
	if (outcome.refused) return outcome;
	return sameValue(jsonCopy(outcome.realisation), jsonCopy(before)) ? marked(outcome, act) : refuse("not-undoable");
}

const isUndoing = ({ undoes, undoesAt }: RealisationEvent["meta"]): boolean => undoes !== undefined || undoesAt !== undefined;

/** An act writes all its events at one instant in one person's name. */
function lastAct(past: readonly RealisationEvent[]): {
	readonly earlier: readonly RealisationEvent[];
	readonly act: readonly RealisationEvent[];
} {
	const last = past.at(-1);
	const first = past.findLastIndex(({ ts, userId }) => ts !== last?.ts || userId !== last.userId) + 1;
	return { earlier: past.slice(0, first), act: past.slice(first) };
}

/**
 * The process before the act; undefined when its events do not prove that state: when fields were emptied under privacy law, or when another
 * act has the same instant. The present flow serves for all events: whatever an earlier version reset, the upgrade to the present one
 * recorded as a whole.
 */
function provenBefore(
	flow: CompiledFlow,
	realisation: Realisation,
	earlier: readonly RealisationEvent[],
	act: readonly RealisationEvent[],
): Realisation | undefined {
	if (earlier.at(-1)?.ts === act[0]?.ts) return undefined;
	const before = replay(() => flow, earlier);
	const now = act.reduce((state, event) => applyEvent(() => flow, state, event), before);
	return sameValue(jsonCopy(now), jsonCopy(realisation)) ? before : undefined;
}

/** The events that completing and saving a step write. */
const ofStep: ReadonlySet<EventType> = new Set(["step-save", "step-correct", "step-end", "step-start"] as const);

/** What undoes an act: a command that a person could give as well, or fewer days for a term, for which there is none. */
type Opposite = Command | { readonly kind: "shorten-term"; readonly extension: TermExtension };

function oppositeOf(act: readonly RealisationEvent[], before: Realisation): Opposite | undefined {
	const [first] = act;
	if (first === undefined) return undefined;
	const step = first.meta.step;
	if (step !== undefined && act.every(({ type }) => ofStep.has(type))) {
		return takingBack({ kind: "fill-fields", step }, act, before);
	}
	if (act.length > 1) return undefined;
	switch (first.type) {
		case "onhold-start":
		case "cancelled-start":
		case "vkb-start":
			return { kind: "set-status", status: statusIn(first.type), action: "disable" };
		case "onhold-end":
		case "cancelled-end":
		case "vkb-end":
			return enabling(statusIn(first.type), before);
		case "tags-change":
			return { kind: "set-tags", tags: before.tags };
		case "stakeholder-change":
			return takingBack({ kind: "change-stakeholder" }, act, before);
		case "term-extend":
			return first.meta.term && { kind: "shorten-term", extension: first.meta.term };
		default:
			return undefined;
	}
}

const statusIn = (type: EventType) => type.split("-", 1)[0] as SetStatus["status"];

function enabling(status: SetStatus["status"], { reasons }: Realisation): SetStatus {
	const reason = status === "vkb" ? undefined : reasons[status];
	return { kind: "set-status", status, action: "enable", ...(reason && { reason: reason.reason, comment: reason.comment }) };
}

function takingBack(of: TakeBack["of"], act: readonly RealisationEvent[], { steps }: Realisation): TakeBack {
	// In the order of restoring: the last change first.
	const changes = act.flatMap(({ meta }) => meta.changes ?? []).toReversed();
	return { kind: "take-back", of, changes: changes.map(({ path, from }): FieldChange => ({ path, to: from })), steps };
}

/** Effects that stay within the process and are visible in its events. */
const withinProcess = ["cancel", "mark", "unmark", "step-stands", "clear"] as const;

/** Whether a step of the act may have changed a charging location: no event records whether it did. */
function reachesOut(flow: CompiledFlow, act: readonly RealisationEvent[]): boolean {
	return act.some(({ type, meta }) => {
		const definition = type === "step-start" ? undefined : flow.steps.get(meta.step ?? "")?.definition;
		if (definition === undefined) return false;
		const led = type === "step-end" ? (definition.next ?? []) : [];
		const effects: readonly Effect[] = [...led, ...(definition.entered ?? [])].flatMap((cause) => cause.effects ?? []);
		return effects.some((effect) => !withinProcess.some((kind) => kind in effect));
	});
}

function carriedOut(
	flow: CompiledFlow,
	realisation: Realisation,
	command: Opposite,
	actor: Actor,
	now: number,
	surroundings: Surroundings,
): Outcome {
	if (command.kind === "shorten-term") return takeBackExtension(flow, realisation, command.extension, actor, now, surroundings);
	if (command.kind === "set-status") return setStatus(flow, realisation, command, actor, now, surroundings);
	if (command.kind === "set-tags") return setTags(flow, realisation, command.tags, actor, now);
	return command.kind === "take-back" ? takeBack(flow, realisation, command, actor, now) : refuse("not-undoable");
}

function marked(outcome: Advanced, act: readonly RealisationEvent[]): Advanced | Refusal {
	const undoesAt = act[0]?.ts;
	if (undoesAt === undefined || outcome.events.length === 0) return refuse("not-undoable");
	return { ...outcome, events: outcome.events.map((event) => ({ ...event, meta: { ...event.meta, undoesAt } })) };
}
