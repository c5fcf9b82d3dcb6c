import type { RealisationEvent, StepAvailability } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { andText } from "../../ui/words/list-text.ts";
import { namedRoles, roleLabels } from "../../ui/words/role-label.ts";
import type { People } from "../realisation-queries.ts";

/** Events that the engine or the operator of the server causes, not the person whose action triggered them. */
const SYSTEM_EVENTS: ReadonlySet<string> = new Set(["step-start", "mark", "unmark", "flow-change"]);

/** Display name of whoever caused an event: "U", the system, or a name. Without a known name, the roles that edit that step. */
export function actorName(event: RealisationEvent, userId: string, people: People, steps: readonly StepAvailability[]): string {
	if (SYSTEM_EVENTS.has(event.type)) return text("side.history.system");
	if (event.userId === userId) return text("side.history.me");
	const name = people[event.userId];
	if (name !== undefined) return name;
	const roles = namedRoles(steps.find((step) => step.code === event.meta.step)?.editRoles ?? []);
	return roles.length > 0 ? roleLabels(roles) : text("side.history.other");
}

/** The name within a sentence: 'U' is capitalised for the history, where it begins a line. */
export function nameInSentence(name: string): string {
	return name === text("side.history.me") ? name.toLowerCase() : name;
}

/** Everyone who caused one of these events, each named once: "Karin Bos en Piet Vos". Null if the system caused them all. */
export function actorsIn(events: readonly RealisationEvent[], nameOf: (event: RealisationEvent) => string): string | null {
	const done = events.filter(({ type, meta }) => !SYSTEM_EVENTS.has(type) && !meta.automatic);
	const names = [...new Set(done.map(nameOf))];
	return names.length === 0 ? null : andText(names);
}

/**
 * Whether this person caused all of these events, in another window. Events of the system count as theirs, because they follow from an act.
 */
export function doneByOneself(events: readonly RealisationEvent[], userId: string): boolean {
	return events.length > 0 && events.every((event) => event.userId === userId);
}
